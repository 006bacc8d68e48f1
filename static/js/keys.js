// Arrow keys move within a grid or a row; Tab goes from one group to the next; Escape puts a tile back.
// F6 goes from one part of the table to the next.

const ITEMS = "button:not([disabled]), [role=gridcell][id]";
const STEPS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

const items = (group) => [...group.querySelectorAll(ITEMS)];

/** In each group one item can be reached by Tab: the focused one, the one it was, or the first to be tapped. */
export function rove(page) {
  const focused = document.activeElement.id;
  for (const group of page.querySelectorAll("[data-arrows]")) {
    const all = items(group);
    const here =
      all.find((item) => item.id && item.id === focused) ??
      all.find((item) => item.matches(".target, .chosen")) ??
      all.find((item) => document.getElementById(item.id)?.tabIndex === 0) ??
      all.find((item) => item.matches("button")) ??
      all[0];
    reachOnly(here, all);
  }
}

function reachOnly(here, all) {
  for (const item of all) item.tabIndex = item === here ? 0 : -1;
}

/** At once, and not with the next update: that would have to lay out the page for it half-way. */
function roveTo(event) {
  const group = event.target.closest("[data-arrows]");
  const all = group ? items(group) : [];
  if (all.includes(event.target)) reachOnly(event.target, all);
}

function move(event) {
  const step = STEPS[event.key];
  const group = event.target.closest?.("[data-arrows]");
  if (!step || !group) return;
  const all = items(group);
  const columns = Number(group.dataset.arrows);
  const at = all.indexOf(event.target);
  const column = (at % columns) + step[0];
  const inOneRow = all.length <= columns; // it may be drawn as a column: all four arrows go along it
  const next = at + step[0] + step[1] * (inOneRow ? 1 : columns);
  if (at < 0 || column < 0 || column >= columns || !all[next]) return;
  event.preventDefault();
  all[next].focus();
}

const PARTS = "#page :is(header, section)";
const STOPS = "#sentence, button:not([disabled], [aria-disabled=true], [tabindex='-1']), [tabindex='0']";

/** F6 goes to the next part that has anything to press or says what to do, Shift+F6 to the one before. */
function goToPart(event) {
  if (event.key !== "F6" || document.querySelector("dialog")) return;
  const visible = (element) => element.checkVisibility({ visibilityProperty: true });
  const stopOf = (part) => [...part.querySelectorAll(STOPS)].find(visible);
  const parts = [...document.querySelectorAll(PARTS)].filter(stopOf);
  const stops = [...new Set(parts.map(stopOf))]; // of a part within a part there is one
  if (!stops.length) return;
  event.preventDefault();
  const part = parts.findLast((each) => each.contains(document.activeElement));
  const here = part ? stops.indexOf(stopOf(part)) : -1;
  const next = event.shiftKey ? Math.max(here, 0) - 1 : here + 1;
  stops.at(next % stops.length).focus();
}

/** Escape puts a chosen tile back; that it closes a dialog is the browser's work. */
function putBack(event) {
  if (event.key === "Escape" && !document.querySelector("dialog")) document.querySelector(".card.chosen")?.click();
}

document.addEventListener("focusin", roveTo);
document.addEventListener("keydown", move);
document.addEventListener("keydown", goToPart);
document.addEventListener("keydown", putBack);
