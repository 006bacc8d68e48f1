// A tap counts for what the person saw when they tapped, and for nothing else; and every such tap counts. A button has
// to be painted before it is pressed, and for a moment if it is a curtain's or has come by itself, as the answer to no
// tap; a move is made on the page that the last tap has led to; and the second tap of a double tap does not count for
// what the first one has brought to its place, nor does it put back what that has chosen. A finger that lies on one
// button and is lifted over another presses neither; of two fingers that are down together, neither plays or opens a
// curtain: nobody can say which of them was meant. A key that is held presses once. What is pressed while the page is
// drawn anew waits for that, and counts if all of this is still true.

import { every, hit } from "./dom.js";

const MOMENT = 350; // milliseconds to see that a curtain has come, or anything else by itself
const BURST = 500; // milliseconds between taps that belong together
const DOUBLE_TAP = 700; // milliseconds from what a tap has brought, in which the next one belongs to it
const SAME_PLACE = 24; // pixels between taps that belong together
const LIFTED = 500; // milliseconds until a browser has made a click of a press, or will not
const CURTAINS = ".curtain, #i-am"; // who presses these says that nobody else looks
const STAGE = "#skip, #skip-all"; // who presses these has seen what is on the stage
const CARRIERS = "[data-do], [data-ui], dialog"; // a tap beside the sheet of a dialog closes it
const KEYS = -1; // the pointerId of a click that a key makes

/** @typedef {{ at: number, x?: number, y?: number }} Touch when, and where if that is known */

/**
 * A press that may become a click.
 * @typedef {object} Press
 * @property {number} pointer
 * @property {string} kind of pointer: a finger, a mouse; empty: a key
 * @property {boolean} isDown
 * @property {boolean} isAlone whether no other pointer was down at any time of it
 * @property {number} at
 * @property {number} x
 * @property {number} y
 * @property {HTMLElement | null} button
 * @property {string} carries what the button carried
 * @property {number} answers how many taps had been answered
 * @property {Press} first of its burst
 */

/** @type {WeakMap<HTMLElement, { carries: string, since: number, wait: number }>} */
const seen = new WeakMap(); // by button: what it carries, since when it is there to be seen, and how long that takes
/** @type {Map<number, Press>} */
const presses = new Map(); // by pointer
/** @type {{ button: HTMLElement, press: Touch }[]} */
const waiting = []; // presses that came while the page was drawn anew
/** @type {{ since: number }[]} */
let unseen = []; // of `seen`: what is not painted yet
/** @type {Press | null} */
let last = null; // the latest press of all
let sent = 0; // updates: the number of the latest ...
let shown = 0; // ... and of the one on the page
let tap = 0; // when the latest tap that counted was heard
let answer = Number.POSITIVE_INFINITY; // the number of the update that answers it, until that is shown
let answers = 0; // how many taps have been answered ...
let painted = 0; // ... and when the latest answer could be seen

/** @param {Event} event */
function carrier(event) {
  const button = hit(event, CARRIERS);
  return button?.matches("dialog") && button !== event.target ? null : button;
}

/** @param {HTMLElement} button */
const textOf = ({ dataset }) => dataset.do ?? dataset.ui ?? "";

// --- the page ---

/**
 * An update is under way, for what was heard at this time; what is on the page now is old.
 * @param {number | null} heard
 */
export function expectUpdate(heard) {
  sent += 1;
  if (heard === tap) answer = sent;
  return sent;
}

/** How many taps have led to the page as it is. */
export const answersSoFar = () => answers;

/** The next update answers a press that has made no click: a button was held. */
export function expectAnswer() {
  answer = sent + 1;
}

/**
 * The update with this number is on the page. Before the first one there was nothing to press.
 * @param {number} number
 * @param {boolean} isUnasked whether it has come by itself
 */
export function showUpdate(number, isUnasked) {
  watchButtons(isUnasked && shown > 0);
  shown = number;
  document.body.dataset.update = String(shown);
  if (shown >= answer) {
    answers += 1;
    [answer, painted] = [Infinity, Infinity];
  }
  markWhenPainted();
  while (sent === shown) {
    const next = waiting.shift();
    if (!next) break;
    if (isMeant(next.button, next.press)) next.button.click();
  }
}

/**
 * Look which buttons are new. What lies behind a dialog can't be pressed, and is new when that is gone; and what is on
 * the stage is another thing whenever it has changed by itself.
 * @param {boolean} isUnasked
 */
function watchButtons(isUnasked) {
  const dialog = document.querySelector("dialog[open]");
  for (const button of every(CARRIERS)) {
    const carries = textOf(button);
    if (dialog?.contains(button) === false) seen.delete(button);
    else if (seen.get(button)?.carries !== carries || (isUnasked && button.matches(STAGE))) {
      const wait = isUnasked || button.closest(CURTAINS) ? MOMENT : 0;
      const entry = { carries, since: Infinity, wait };
      seen.set(button, entry);
      unseen.push(entry);
    }
  }
}

/** What is on the page now can be seen when it has been painted: on a page that nobody sees, never. */
function markWhenPainted() {
  requestAnimationFrame(() => {
    const [entries, answered] = [unseen, answers];
    unseen = [];
    setTimeout(() => {
      const now = performance.now();
      for (const entry of entries) entry.since = now;
      if (answered === answers) painted = Math.min(painted, now);
    });
  });
}

// --- presses ---

/**
 * Whether a press at this time would count at once.
 * @param {HTMLElement} button
 * @param {Touch} [press]
 */
export const isReady = (button, press = { at: performance.now() }) => sent === shown && isMeant(button, press);

/**
 * Whether somebody who presses a button at this time has seen it, and the page is what they take it for.
 * @param {HTMLElement} button
 * @param {Touch | Press} press
 */
export function isMeant(button, press) {
  if (!button.isConnected || ("button" in press && press.button && press.button !== button)) return false;
  const isGrave = button.dataset.do || button.closest(CURTAINS);
  if (isGrave && "isAlone" in press && !press.isAlone) return false;
  const { since, wait } = seen.get(button) ?? { since: Infinity, wait: 0 };
  return press.at >= Math.max(since + wait, button.dataset.do ? painted : 0) && !isSlip(button, press);
}

/**
 * Whether a press hits what the first tap of its burst has brought to that place, or has chosen there.
 * @param {HTMLElement} button
 * @param {Touch | Press} press
 */
function isSlip(button, press) {
  const first = "first" in press ? press.first : firstOf(press);
  if (!first || first === press || first.answers === answers) return false;
  return !isSame(first, button) || button.matches("[aria-pressed=true]");
}

/**
 * The same button does the same as before: a move to the letter, and of all else the same kind of thing.
 * @param {Press} first
 * @param {HTMLElement} button
 */
function isSame(first, button) {
  const [before, now] = [first.carries, textOf(button)];
  const isAlike = button.dataset.do ? before === now : before.split(" ")[0] === now.split(" ")[0];
  return first.button === button && isAlike;
}

/**
 * The first of the burst of taps in one place that a press belongs to, if it is not that itself.
 * @param {Touch} press
 */
function firstOf({ at, x = NaN, y = NaN }) {
  if (!last || !(Math.hypot(last.x - x, last.y - y) < SAME_PLACE)) return null;
  const isSoon = at - last.at < BURST || (last.answers < answers && at <= painted + DOUBLE_TAP);
  return isSoon ? last.first : null;
}

/**
 * @param {number} pointer
 * @param {{ clientX?: number, clientY?: number, pointerType?: string, button?: number, isPrimary?: boolean } & Event} event
 */
function remember(pointer, event) {
  const { timeStamp: at, clientX: x = NaN, clientY: y = NaN, pointerType: kind = "" } = event;
  const button = carrier(event);
  const carries = button ? textOf(button) : "";
  const isDown = pointer !== KEYS && !event.button;
  const press = /** @type {Press} */ ({ pointer, kind, isDown, isAlone: true, at, x, y, button, carries, answers });
  press.first = firstOf(press) ?? press;
  last = press;
  if (isDown) joinOthers(press, event.isPrimary === true);
  presses.set(pointer, press);
}

/**
 * Pointers that are down together. The first finger comes down where no other is: one that was down has been lifted unheard.
 * @param {Press} press
 * @param {boolean} isFirst
 */
function joinOthers(press, isFirst) {
  for (const other of presses.values()) {
    if (isFirst && other.kind === press.kind) other.isDown = false;
    if (other.isDown) press.isAlone = other.isAlone = false;
  }
}

/**
 * It is lifted, and no click will come of it any more.
 * @param {number} pointer
 * @param {number} delay
 */
function forget(pointer, delay) {
  const press = presses.get(pointer);
  if (press) press.isDown = false;
  setTimeout(() => presses.get(pointer) === press && presses.delete(pointer), delay);
}

/** @param {KeyboardEvent} event */
function onKey(event) {
  if (event.key !== "Enter" && event.key !== " ") return;
  if (!event.repeat) remember(KEYS, event);
  else if (hit(event, "button")) drop(event);
}

addEventListener("pointerdown", (event) => remember(event.pointerId, event), true);
addEventListener("pointerup", ({ pointerId }) => forget(pointerId, LIFTED), true);
addEventListener("pointercancel", ({ pointerId }) => forget(pointerId, 0), true);
addEventListener("keydown", onKey, true);
addEventListener("keyup", () => forget(KEYS, 0), true);
addEventListener("blur", () => presses.clear());

// --- clicks ---

/** @param {PointerEvent} event */
function onClick(event) {
  const button = carrier(event);
  if (!button) return;
  const press = event.isTrusted ? takePress(event) : { at: event.timeStamp };
  // Scripts click for a key or a drag that they have judged themselves.
  if (event.isTrusted && !isMeant(button, press)) return drop(event);
  if (sent === shown) tap = event.timeStamp;
  else {
    if (event.isTrusted || !waits(button)) waiting.push({ button, press });
    drop(event);
  }
}

/**
 * Scripts that click faster than the page is drawn are heard once for all that.
 * @param {HTMLElement} button
 */
const waits = (button) => waiting.some((each) => each.button === button);

addEventListener("click", onClick, true);

/**
 * The press behind a click. Helpers of the system click without one; some browsers do not tell the pointer.
 * @param {PointerEvent} event
 */
function takePress({ detail, pointerId, timeStamp }) {
  const pointer = detail === 0 ? KEYS : (pointerId ?? last?.pointer);
  const press = presses.get(pointer);
  presses.delete(pointer);
  return press ?? { at: timeStamp };
}

/** The click that a browser makes of a drag's end is no tap. */
export function swallowClick() {
  /** @param {Event} event */
  const swallow = (event) => {
    if (event.isTrusted) drop(event);
  };
  addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener("click", swallow, { capture: true }), 0);
}

/** @param {Event} event */
function drop(event) {
  event.stopImmediatePropagation();
  event.preventDefault();
}
