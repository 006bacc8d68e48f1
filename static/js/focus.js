// Where the focus is when the page has changed: where it was; if that is gone, where it came from; else on the sentence
// that says what to do. It never lands by itself on a button that plays.

const QUIET = ["rules", "settings", "about", "games", "setup"]; // screens that one comes back from
const origins = new Map(); // by screen: the screen that led there, and what had the focus on it
let opener = ""; // what had the focus when the dialog opened

const byId = (id) => id && document.getElementById(id);
const openDialog = () => document.querySelector("dialog[open]");

/** Before the page changes: remember where the focus comes from. A dialog that is done with gives it back. */
export function leave(next, screen) {
  const from = document.body.dataset.screen;
  const dialog = openDialog();
  const id = dialog ? opener : document.activeElement.id;
  if (screen !== from && origins.get(from)?.screen !== screen) origins.set(screen, { screen: from, id });
  if (!dialog || next.querySelector("dialog")) return;
  dialog.close();
  byId(opener)?.focus({ preventScroll: true });
}

/** After the page has changed. Says whether the focus has come to the sentence, which is then heard without more ado. */
export function arrive(held, from) {
  const dialog = document.querySelector("#app dialog");
  if (dialog && !dialog.open) {
    opener = held.id;
    dialog.showModal();
    byId("dialog-title").focus();
    return false;
  }
  const now = document.activeElement;
  if (now !== document.body || (held === document.body && !dialog)) return false;
  const target = dialog ? byId("dialog-title") : (origin(from) ?? byId("sentence"));
  target?.focus({ preventScroll: true });
  return target?.id === "sentence";
}

/** What led to the screen that has just been left, if this is the way back. */
function origin(from) {
  const { screen, id } = origins.get(from) ?? {};
  if (!QUIET.includes(from) || screen !== document.body.dataset.screen) return null;
  return byId(id)?.matches(":not([data-do], :disabled)") ? byId(id) : null;
}

// Escape and a tap beside the sheet of paper close a dialog; the page hears of it as of a tap on its button.
document.addEventListener("cancel", (event) => {
  if (!event.target.matches("dialog")) return;
  event.preventDefault();
  byId("close").click();
}, true);
document.addEventListener("click", (event) => {
  if (event.target.matches?.("dialog")) byId("close").click();
});
// A browser may close a dialog without asking.
document.addEventListener("close", ({ target }) => {
  if (target.matches("dialog") && target.isConnected) byId("close").click();
}, true);
