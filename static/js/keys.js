// Arrow keys move within a grid or a row; Tab goes from one group to the next; Escape puts a tile back.
// F6 goes from one part of the table to the next, Ctrl+Enter plays what is shown.

import { byId, every, hit } from "./dom.js";
import { isMeant } from "./gate.js";

const ITEMS = "button:not([disabled]), [role=gridcell][id]";

/**
 * Arrow keys, as steps to the right and down.
 * @type {Record<string, [right: number, down: number]>}
 */
export const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** @param {Element} group */
const items = (group) => every(ITEMS, group);

/**
 * In each group one item can be reached by Tab: the focused one, the one it was, or the first to be tapped.
 * @param {Element} page
 */
export function rove(page) {
  const focused = document.activeElement?.id;
  for (const group of every("[data-arrows]", page)) {
    const all = items(group);
    const here =
      all.find((item) => item.id && item.id === focused) ??
      all.find((item) => item.matches(".target, .chosen")) ??
      all.find((item) => item.matches("[data-lit]")) ??
      all.find((item) => byId(item.id)?.tabIndex === 0) ??
      all.find((item) => item.matches("button")) ??
      all[0];
    reachOnly(here, all);
  }
}

/**
 * @param {HTMLElement} here
 * @param {HTMLElement[]} all
 */
export function reachOnly(here, all) {
  for (const item of all) item.tabIndex = item === here ? 0 : -1;
}

/**
 * At once, and not with the next update: that would have to lay out the page for it half-way.
 * @param {FocusEvent} event
 */
function roveTo(event) {
  const group = hit(event, "[data-arrows]");
  const all = group ? items(group) : [];
  const here = all.find((item) => item === event.target);
  if (here) reachOnly(here, all);
}

/** @param {KeyboardEvent} event */
function move(event) {
  const step = ARROWS[event.key];
  const group = hit(event, "[data-arrows]");
  if (!step || !group) return;
  const all = items(group);
  const columns = Number(group.dataset.arrows);
  const at = all.indexOf(/** @type {HTMLElement} */ (event.target));
  const column = (at % columns) + step[0];
  const inOneRow = all.length <= columns; // it may be drawn as a column: all four arrows go along it
  const next = all[at + step[0] + step[1] * (inOneRow ? 1 : columns)];
  if (at < 0 || column < 0 || column >= columns || !next) return;
  event.preventDefault();
  next.focus();
}

const PARTS = "#page :is(header, section)";
const STOPS = "#sentence, button:not(#undo, [disabled], [aria-disabled=true], [tabindex='-1']), [tabindex='0']";

/**
 * Where one arrives in a part of the table.
 * @param {Element} part
 */
const stopOf = (part) => every(STOPS, part).find((stop) => stop.checkVisibility({ visibilityProperty: true }));

/**
 * F6 goes to the next part that has anything to press or says what to do, Shift+F6 to the one before.
 * @param {KeyboardEvent} event
 */
function goToPart(event) {
  if (event.key !== "F6" || document.querySelector("dialog")) return;
  const parts = every(PARTS).filter(stopOf);
  const stops = [...new Set(parts.map(stopOf))]; // of a part within a part there is one
  if (!stops.length) return;
  event.preventDefault();
  const part = parts.findLast((each) => each.contains(document.activeElement));
  const here = part ? stops.indexOf(stopOf(part)) : -1;
  const next = event.shiftKey ? Math.max(here, 0) - 1 : here + 1;
  stops.at(next % stops.length)?.focus();
}

/**
 * Escape goes past all that is shown, puts a chosen tile back, or leaves the rules and the like; that it closes a dialog
 * is the browser's work, and in a field it may be about what is typed there.
 * @param {KeyboardEvent} event
 */
function putBack(event) {
  if (event.key !== "Escape" || document.querySelector("dialog") || hit(event, ".field")) return;
  const past = byId("skip-all") ?? byId("skip");
  if (past && !isMeant(past, { at: event.timeStamp })) return;
  (past ?? every(".card.chosen, .page-head > .square")[0])?.click();
}

/**
 * Ctrl+Enter presses the button that plays what is shown, from wherever the focus is. Nobody presses that by a slip.
 * @param {KeyboardEvent} event
 */
function playShown(event) {
  if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey) || document.querySelector("dialog")) return;
  event.preventDefault();
  const step = byId("step");
  if (step && !event.repeat && isMeant(step, { at: event.timeStamp })) step.click();
}

document.addEventListener("focusin", roveTo);
document.addEventListener("keydown", move);
document.addEventListener("keydown", goToPart);
document.addEventListener("keydown", putBack);
document.addEventListener("keydown", playShown);
