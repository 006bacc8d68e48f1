// A secret is shown for as long as a finger or a key is held on its button. A mere tap shows nothing: it may be a slip,
// and of somebody who is about to pass the tablet on.

import { tell } from "./border.js";
import { hit } from "./dom.js";

const MEANT = 250; // milliseconds

/** @type {number | string | null} */
let heldBy = null; // which finger or key
let timer = 0;
let isShown = false;

/**
 * @param {Event} event
 * @param {number | string} by
 */
function begin(event, by) {
  const button = hit(event, "[data-hold=peek]");
  if (!button || heldBy !== null) return;
  event.preventDefault();
  button.focus({ preventScroll: true });
  heldBy = by;
  timer = setTimeout(show, MEANT, document.body.dataset.update);
}

/** @param {string | undefined} update the page as it was pressed: another one may be another seat's */
function show(update) {
  if (document.body.dataset.update !== update) return;
  isShown = true;
  tell("hold on");
}

function end() {
  clearTimeout(timer);
  if (isShown) tell("hold off");
  heldBy = null;
  isShown = false;
}

/**
 * The finger or key is lifted; if that was too soon, Python says so.
 * @param {number | string} by
 */
function lift(by) {
  if (heldBy !== by) return;
  const wasShort = !isShown;
  end();
  if (wasShort) tell("hold short");
}

document.addEventListener("pointerdown", (event) => event.button || begin(event, event.pointerId));
document.addEventListener("keydown", (event) => {
  if (event.key === "Enter" || event.key === " ") begin(event, event.key);
});
document.addEventListener("pointerup", (event) => lift(event.pointerId));
document.addEventListener("pointercancel", (event) => heldBy === event.pointerId && end());
document.addEventListener("keyup", (event) => lift(event.key));
document.addEventListener("visibilitychange", end);
document.addEventListener("contextmenu", (event) => heldBy !== null && event.preventDefault()); // a long press is no wish for a menu
addEventListener("blur", end);
