// A secret is shown for as long as a finger or a key is held on its button. A mere tap shows nothing: it may be a slip,
// and of somebody who is about to pass the tablet on.

import { tell } from "./border.js";
import { hit } from "./dom.js";
import { answersSoFar, expectAnswer } from "./gate.js";

const MEANT = 250; // milliseconds
const LIFTED = 500; // milliseconds until a browser has made a click of a press

/** @type {number | string | null} */
let heldBy = null; // which finger or key
let timer = 0;
let isShown = false;
/** @type {HTMLElement | null} */
let button = null; // the one that is held, or was held last ...
let lifted = -Infinity; // ... and when a finger or key was lifted from it

/**
 * @param {Event} event
 * @param {number | string} by
 */
function begin(event, by) {
  const pressed = hit(event, "[data-hold=peek]");
  if (!pressed || heldBy !== null) return;
  event.preventDefault();
  pressed.focus({ preventScroll: true });
  [heldBy, button] = [by, pressed];
  timer = setTimeout(show, MEANT, pressed, screenNow(), answersSoFar());
}

const screenNow = () => document.body.dataset.screen;

/**
 * The page may have been drawn anew meanwhile, but not by a tap, and not as another screen: that may be another seat's.
 * @param {HTMLElement} pressed
 * @param {string | undefined} screen
 * @param {number} answers
 */
function show(pressed, screen, answers) {
  if (!pressed.isConnected || screenNow() !== screen || answersSoFar() !== answers) return;
  isShown = true;
  expectAnswer();
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
 * @param {Event} event
 */
function lift(by, { timeStamp }) {
  if (heldBy !== by) return;
  lifted = timeStamp;
  const wasShort = !isShown;
  end();
  if (wasShort) tell("hold short");
}

/**
 * Helpers of the system click without a press: that is too short as well.
 * @param {Event} event
 */
function onClick(event) {
  const clicked = hit(event, "[data-hold=peek]");
  if (clicked && (clicked !== button || event.timeStamp - lifted > LIFTED)) tell("hold short");
}

document.addEventListener("click", onClick);
document.addEventListener("pointerdown", (event) => event.button || begin(event, event.pointerId));
document.addEventListener("keydown", (event) => {
  if (event.key === "Enter" || event.key === " ") begin(event, event.key);
});
document.addEventListener("pointerup", (event) => lift(event.pointerId, event));
document.addEventListener("pointercancel", (event) => heldBy === event.pointerId && end());
document.addEventListener("keyup", (event) => lift(event.key, event));
document.addEventListener("visibilitychange", end);
document.addEventListener("contextmenu", (event) => heldBy !== null && event.preventDefault()); // a long press is no wish for a menu
addEventListener("blur", end);
