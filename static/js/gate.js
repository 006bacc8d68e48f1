// A tap plays only what the person saw when they tapped. A button counts from the moment it has been painted; while the
// answer to a tap is under way no other tap counts; a curtain must have been there for a moment; and the second tap of a
// double tap does not count for what the first one has brought to its place. A key that is held presses once.

const MOMENT = 350; // milliseconds to see that a curtain has come
const DOUBLE_TAP = 700; // milliseconds from a change of the page in which a tap in the same place is a slip
const SAME_PLACE = 44; // pixels between the two taps of a double tap
const CARRIERS = "[data-do], [data-ui], dialog"; // a tap beside the sheet of a dialog closes it
const KEYS = -1; // the pointerId of a click that a key makes

const seen = new WeakMap(); // by button: what it carries, and since when it is there to be seen
const presses = new Map(); // by pointer: the press that may become a click
let unseen = []; // of `seen`: what is not painted yet
let changed = 0; // when the page was last painted anew
let last = null; // the latest press of all, and the one before it
let sent = 0; // updates that answer taps: the number of the latest ...
let shown = 0; // ... and of the one on the page

/** An update is under way; what is on the page now is old. */
export const expectUpdate = () => ++sent;

/** The update with this number is on the page. */
export function showUpdate(number) {
  shown = Math.max(shown, number);
  document.body.dataset.update = shown;
}

/** Look which buttons are new. They count as soon as they are painted. */
export function watchButtons() {
  for (const button of document.querySelectorAll(CARRIERS)) {
    const carries = button.dataset.do ?? button.dataset.ui ?? "";
    if (seen.get(button)?.carries === carries) continue;
    const entry = { carries, since: Infinity };
    seen.set(button, entry);
    unseen.push(entry);
  }
  requestAnimationFrame(() => setTimeout(markAsSeen));
}

function markAsSeen() {
  changed = performance.now();
  for (const entry of unseen) entry.since = changed;
  unseen = [];
}

/** Whether somebody who presses a button at this time has seen it, and the page is what they take it for. */
export function isReady(button, press = { at: performance.now() }) {
  const since = seen.get(button)?.since ?? Infinity;
  const wait = button.closest(".curtain") ? MOMENT : 0;
  return sent === shown && press.at >= since + wait && !isSecondTap(button, press);
}

/** Whether a press is where the last one was, and hits something else, as the page has just changed. */
function isSecondTap(button, { at, x, y, before = last }) {
  if (before === null || before.button === button || before.at > changed || at > changed + DOUBLE_TAP) return false;
  return Math.hypot(before.x - x, before.y - y) < SAME_PLACE;
}

/** The click that a browser makes of a drag's end is no tap. */
export function swallowClick() {
  const swallow = (event) => {
    if (event.isTrusted) drop(event);
  };
  addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener("click", swallow, { capture: true }), 0);
}

function drop(event) {
  event.stopImmediatePropagation();
  event.preventDefault();
}

function remember(pointer, { timeStamp, clientX, clientY, target }) {
  const button = target.closest?.(CARRIERS);
  last = { at: timeStamp, x: clientX, y: clientY, button, before: last && { ...last, before: null } };
  presses.set(pointer, last);
}

addEventListener("pointerdown", (event) => remember(event.pointerId, event), true);
addEventListener("keydown", (event) => {
  if (event.key !== "Enter" && event.key !== " ") return;
  if (!event.repeat) remember(KEYS, event);
  else if (event.target.closest?.("button")) drop(event);
}, true);
addEventListener("keyup", () => setTimeout(() => presses.delete(KEYS)), true);

addEventListener("click", (event) => {
  const button = event.target.closest?.(CARRIERS);
  if (!button) return;
  // Scripts click for a key or a drag that they have judged themselves.
  if (event.isTrusted ? !isReady(button, takePress(event)) : sent !== shown) drop(event);
}, true);

/** The press behind a click. Helpers of the system click without one; some browsers do not tell the pointer. */
function takePress({ detail, pointerId = "unknown", timeStamp }) {
  const pointer = detail === 0 ? KEYS : pointerId;
  const press = pointer === "unknown" ? last : presses.get(pointer);
  presses.delete(pointer);
  return press ?? { at: timeStamp, before: null };
}
