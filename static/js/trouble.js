// When something breaks before the first screen is here: it is heard of, told in one sentence, and mended for the next try.

export const realFetch = window.fetch; // downloads.js puts another in its place

/** @param {Trouble} why */
export function fail(why) {
  if (!downloads.trouble) {
    downloads.trouble = why;
    mend();
  }
  downloads.onChange();
}

/**
 * Say what is wrong, in one sentence, or that nothing is any more.
 * @param {Trouble | "silence"} why
 */
export function tell(why) {
  const trouble = document.getElementById("trouble");
  const reload = document.getElementById("reload");
  if (!trouble || !reload) return; // boot.js comes after them
  for (const sentence of trouble.querySelectorAll("p")) sentence.hidden = sentence.dataset.why !== why;
  reload.hidden = why === "old";
  reload.onclick = () => mend().then(() => location.reload());
  trouble.hidden = !why;
}

export const isPlayable = () => performance.getEntriesByName("playable").length > 0;

/** @param {ErrorEvent | PromiseRejectionEvent} event */
function onError(event) {
  const missing = event.target instanceof HTMLScriptElement || event.target instanceof HTMLLinkElement;
  const error = ("reason" in event ? event.reason : event.error) || event;
  const halved = error instanceof SyntaxError || /fetch|import|load|network/i.test(String(error.message));
  fail(missing || (halved && !isPlayable()) ? "download" : "broken");
}

addEventListener("error", onError, true); // in the capturing phase: a script that can't be loaded counts too
addEventListener("unhandledrejection", onError);
// PyScript only writes to the console that it can't read main.py, and half of it may end without a first screen.
addEventListener("py:all-done", () => isPlayable() || fail("download"));

/**
 * Half a script, or a page in its place, may lie in the browser's cache, where it would stay for ever: nobody asks
 * about hashed names. Scripts that others import have no tags, but the browser knows that it asked for them.
 */
export function mend() {
  if (isPlayable() && downloads.trouble === "broken") return Promise.resolve(); // all of it was whole
  /** @type {NodeListOf<HTMLScriptElement | HTMLLinkElement>} */
  const tags = document.querySelectorAll("script[src], link[rel*=preload], link[rel=stylesheet]");
  const named = Array.from(tags, (tag) => ("src" in tag ? tag.src : tag.href));
  const imported = performance.getEntriesByType("resource").map((entry) => entry.name);
  const addresses = new Set([...named, ...imported.filter((address) => /\.m?js$/.test(address))]);
  return Promise.all(Array.from(addresses, (address) => realFetch(address, { cache: "reload" }).catch(() => {})));
}
