// Runs inside the page under test, in any browser: the eyes of visitor.py. Whatever is waited for has a deadline,
// and comes to an end at once when the page says that something went wrong.
(async () => {
  const PATIENCE = 60_000; // milliseconds; a start takes two to six seconds
  const pause = () => new Promise((go) => setTimeout(go, 20));
  const taps = () => performance.getEntriesByName("tap").length;
  const trouble = document.getElementById("trouble");
  if (!trouble) throw new Error(`this is another page: ${document.body.innerText}`);

  const inReach = () =>
    [...document.querySelectorAll("button, [type=radio], [type=checkbox]")].filter(
      (button) =>
        !button.disabled &&
        button.ariaDisabled !== "true" &&
        (!document.querySelector("dialog[open]") || button.closest("dialog")),
    );

  async function until(look, what) {
    const end = performance.now() + PATIENCE;
    for (;;) {
      if (!trouble.hidden) throw new Error(`waiting for ${what}: ${trouble.innerText}`);
      const found = look();
      if (found) return found;
      if (performance.now() > end) throw new Error(`no ${what}: ${document.body.innerText}`);
      await pause();
    }
  }

  const playable = () => until(() => performance.getEntriesByName("playable").length > 0, "first screen");
  const offline = () => until(() => document.querySelector(".offline")?.innerText, "word that the network may go");

  /** The middle of the button that carries this text, once it can be seen, holds still and has nothing over it. */
  function spot(text) {
    let last = "";
    return until(() => {
      const button = inReach().find(({ dataset }) => dataset.do === text || dataset.ui === text);
      if (!button) return null;
      const box = button.getBoundingClientRect();
      const [x, y] = [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)];
      const there = document.elementFromPoint(x, y);
      if (!there) button.scrollIntoView({ block: "center" });
      const still = last === `${x} ${y}`;
      last = `${x} ${y}`;
      const ready = pocket.isReady(button, { at: performance.now(), x, y }); // there was time to see it
      return still && ready && button.contains(there) && { x, y, taps: taps() };
    }, `free button “${text}”`);
  }

  const resized = (width) => until(() => innerWidth === width, `window of ${width} pixels`);
  const answer = (before) => until(() => taps() > before, "answer to a tap");
  const shown = () =>
    until(() => !document.getElementById("skip") || document.querySelector(".crowning"), "end of what is shown"); // the winner stays

  async function write(field, text) {
    const input = document.getElementById(field);
    input.value = text;
    input.dispatchEvent(new InputEvent("input", { bubbles: true }));
  }

  /** The screen, what the buttons in reach carry, the words on the page, and the whole document as text. */
  async function state() {
    if (!trouble.hidden) throw new Error(trouble.innerText);
    const buttons = inReach();
    const carried = (name) => buttons.map(({ dataset }) => dataset[name]).filter(Boolean);
    return {
      screen: document.body.dataset.screen,
      do: carried("do"),
      ui: carried("ui"),
      words: document.getElementById("page").innerText,
      dom: document.documentElement.outerHTML,
    };
  }

  window.visitor = { playable, offline, resized, spot, answer, shown, write, state };
})();
