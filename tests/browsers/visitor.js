// Runs inside the page under test, in any browser: someone who taps what can be tapped.
(() => {
  let seed = 7;
  const pick = (all) => {
    seed = (seed * 1103515245 + 12345) % 2 ** 31;
    return all[seed % all.length];
  };
  const pause = () => new Promise((go) => setTimeout(go, 10));
  const taps = () => performance.getEntriesByName("tap").length;
  const carrying = (selector) => [...document.querySelectorAll(`#page ${selector}`)].filter((button) => !button.disabled);

  async function tap(button) {
    const before = taps();
    button.click();
    while (taps() === before) await pause();
  }

  async function begin() {
    for (const ui of ["setup", "players 2", "start"]) await tap(document.querySelector(`[data-ui="${ui}"]`));
  }

  /** Play up to so many actions, or to the end; says how many there were. */
  async function play(most) {
    let played = 0;
    while (played < most && document.body.dataset.screen !== "result") {
      const [open] = carrying('[data-ui="open"]');
      const actions = carrying("[data-do]");
      const choices = carrying('[data-ui^="select"], [data-ui^="aim"]');
      await tap(open ?? pick(actions.length ? actions : choices));
      if (!open && actions.length) played += 1;
    }
    return played;
  }

  window.visitor = { begin, play };
})();
