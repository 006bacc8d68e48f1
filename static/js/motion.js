// Tiles and planets fly from where they were to where they are now, and drawn tiles from their pile.

import { every, isStill } from "./dom.js";

const FLIGHT = 440; // milliseconds
const WALK = 1000; // milliseconds: who walks takes their time
const APART = 40; // milliseconds between two tiles that are dealt
const TOUCHDOWN = 0.75; // of a flight; what is left is for coming to rest
const MUCH_SMALLER = 2; // so many times: then it shrinks before it flies, and covers nothing on its way

/** @typedef {{ element: HTMLElement, box: DOMRect }} Place */

/**
 * Where everything that can fly is now, by its name.
 * @returns {Map<string | undefined, Place>}
 */
export function places() {
  const able = isStill() ? [] : every("[data-fly]");
  return new Map(able.map((element) => [element.dataset.fly, { element, box: element.getBoundingClientRect() }]));
}

/**
 * Make all that may fly ready for it, before the new page is laid out: to lift it later would have that done again.
 * @param {ReturnType<typeof places>} before
 */
export function prepare(before) {
  const ready = [];
  for (const element of every("[data-fly]")) {
    const { fly: name, from: pile } = element.dataset;
    const old = before.get(name) ?? before.get(pile);
    if (!old?.box.width || (old.element === element && element.isConnected)) continue;
    element.dataset.flying = "yes";
    ready.push({ element, box: old.box, isDealt: !before.has(name) });
  }
  return ready;
}

/**
 * Let what lies elsewhere now fly there from its old place, one after the other what is dealt. All is measured before
 * anything moves.
 * @param {ReturnType<typeof prepare>} ready
 */
export function fly(ready) {
  let dealt = 0;
  const boxes = ready.map(({ element }) => element.getBoundingClientRect());
  for (const [at, { element, box, isDealt }] of ready.entries()) {
    const now = boxes[at];
    const x = box.x + box.width / 2 - now.x - now.width / 2;
    const y = box.y + box.height / 2 - now.y - now.height / 2;
    const isTaken = element.parentElement?.closest("[data-flying]"); // along, by what it lies on
    if (!now.width || Math.hypot(x, y) < 8 || isTaken) delete element.dataset.flying;
    else {
      const scale = box.width / now.width;
      const away = `translate(${x}px, ${y}px)`;
      const shrunk = scale > MUCH_SMALLER ? away : null;
      lift(element, `${away} scale(${scale})`, shrunk, isDealt ? APART * dealt++ : 0);
    }
  }
}

/**
 * Above everything and in the way of no tap, so that the browser need not paint the rest of the page for it.
 * @param {HTMLElement} element
 * @param {string} from
 * @param {string | null} shrunk where it is as small as it will be, before it sets off
 * @param {number} delay
 */
function lift(element, from, shrunk, delay) {
  const flight = element.animate(
    [
      { transform: from, easing: "ease-out" },
      ...(shrunk ? [{ transform: shrunk, offset: 0.3, easing: "ease-in-out" }] : []),
      { transform: "none", offset: TOUCHDOWN },
      { transform: "scale(1.04, .96)" },
      { transform: "none" },
    ],
    { duration: element.dataset.walks === undefined ? FLIGHT : WALK, delay, fill: "backwards" },
  );
  flight.onfinish = flight.oncancel = () => delete element.dataset.flying;
}
