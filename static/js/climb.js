// Points climb from what they were to what they are.

import { every, isStill } from "./dom.js";

const LANDING = 330; // milliseconds until a tile has come to its place: what it brings comes then ...
const TURNING = 900; // ... and what tiles bring that turn over
const CLIMB = 550; // milliseconds ...
const ALL = 1200; // ... and for all points at the end

/** @type {Set<() => void>} */
const climbs = new Set(); // those under way: called, each is at its end at once

/** @param {string | null} text */
const readNumber = (text) => Number((text ?? "").replace("−", "-") || NaN);

/** @param {number} value */
const writeNumber = (value) => (value < 0 ? `−${-value}` : String(value));

/**
 * What a number is called: points that were, when something is shown again, do not climb from those of now.
 * @param {HTMLElement} element
 */
const nameOf = (element) => `${element.dataset.climbs}${element.closest(".past") ? " then" : ""}`;

/**
 * All numbers that can climb, by their names. None climbs any more: what is drawn next may be of somebody else.
 * @returns {Map<string, number>}
 */
export function numbers() {
  for (const end of climbs) end();
  const able = isStill() ? [] : every("[data-climbs]");
  return new Map(able.map((element) => [nameOf(element), readNumber(element.textContent)]));
}

/**
 * From where a number climbs that was not there before: at a feast all points are counted once more, and what is new in a
 * score begins at nothing. Any other just stands there.
 * @param {HTMLElement} element
 * @param {ReturnType<typeof numbers>} before
 */
function startOf(element, before) {
  const { climbsWith } = element.dataset;
  return element.closest(".feast") || (climbsWith && before.has(climbsWith)) ? 0 : NaN;
}

/**
 * Let the numbers climb that have become others.
 * @param {ReturnType<typeof numbers>} before
 */
export function climb(before) {
  if (isStill()) return;
  for (const element of every("[data-climbs]")) {
    const from = before.get(nameOf(element)) ?? startOf(element, before);
    const to = readNumber(element.textContent);
    if (from !== to && !Number.isNaN(from - to)) run(element, from, to, element.closest(".feast") ? ALL : CLIMB);
  }
}

/**
 * @param {HTMLElement} element
 * @param {number} from
 * @param {number} to
 * @param {number} time
 */
function run(element, from, to, time) {
  const text = element.firstChild;
  if (!text) return;
  const began = performance.now() + (document.querySelector("[data-turns]") ? TURNING : LANDING);
  /** @param {number} part of the way */
  const show = (part) => {
    const value = writeNumber(Math.round(from + (to - from) * part));
    if (text.textContent !== value) text.textContent = value;
  };
  const end = () => {
    climbs.delete(end);
    show(1);
  };
  /** @param {number} now */
  const step = (now) => {
    if (!climbs.has(end)) return;
    const part = Math.max(0, (now - began) / time);
    if (part >= 1) return end();
    show(part);
    requestAnimationFrame(step);
  };
  climbs.add(end);
  step(began);
}
