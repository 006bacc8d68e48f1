// The keyboard on a planet: arrows go from face to face, on the globe and in the net, and R turns the tile in hand.

import { byId, every, hit } from "./dom.js";
import { bringIntoView } from "./focus.js";
import { ARROWS, reachOnly } from "./keys.js";
import { faceOf, normalOf, turnTo, wayOf } from "./planet-globe.js";
import { DIRECTIONS } from "./planet-solid.js";

const TURNS = ".own-views, .offer"; // where the key for turning works: on the planet and on the tiles
const POLE = 1.5; // as high as this there is no left and right but the player's
const NEAR = 0.4; // faces that look so much the same way meet

document.addEventListener("keydown", (event) => {
  if (hit(event, "input")) return;
  if (event.key === "r" || event.key === "R") turnTile(event);
  else if (ARROWS[event.key]) go(event, ARROWS[event.key]);
});

/** @param {KeyboardEvent} event */
function turnTile(event) {
  if (event.repeat || event.ctrlKey || event.metaKey || event.altKey || !hit(event, TURNS)) return;
  byId(event.shiftKey ? "turn-back" : "turn")?.click();
}

/**
 * @param {KeyboardEvent} event
 * @param {[x: number, y: number]} way
 */
function go(event, way) {
  const face = hit(event, "[data-arrows] .face");
  if (!face) return;
  event.preventDefault();
  /** @type {HTMLElement} */
  const group = /** @type {HTMLElement} */ (face.closest("[data-arrows]"));
  const all = every(".face", group);
  const next = group.matches(".globe") ? neighbour(group, all, face, way) : nearest(all, face, way);
  if (!next) return;
  reachOnly(next, all);
  next.focus({ preventScroll: true });
  bringIntoView(group.matches(".globe") ? group : next); // on the globe the face will come to the front
}

/**
 * On the globe: the face next to this one that lies most in the direction of the key.
 * @param {HTMLElement} globe
 * @param {HTMLElement[]} all
 * @param {HTMLElement} face
 * @param {[x: number, y: number]} way
 */
function neighbour(globe, all, face, [x, y]) {
  const [around, height] = DIRECTIONS[faceOf(face)];
  const front = { yaw: Math.abs(height) > POLE ? wayOf(globe).yaw : around, pitch: height };
  return best(all, (element) => {
    const normal = normalOf(faceOf(element), front);
    return element === face || normal[2] < NEAR ? -Infinity : normal[0] * x - normal[1] * y;
  });
}

/**
 * In the net: the nearest face in the direction of the key.
 * @param {HTMLElement[]} all
 * @param {HTMLElement} face
 * @param {[x: number, y: number]} way
 */
function nearest(all, face, [x, y]) {
  const [fromX, fromY] = middleOf(face);
  return best(all, (element) => {
    const [toX, toY] = middleOf(element);
    const along = (toX - fromX) * x + (toY - fromY) * y;
    const aside = Math.abs((toX - fromX) * y) + Math.abs((toY - fromY) * x);
    return along < 6 || aside > along * 2.2 ? -Infinity : -(along + aside * 1.5);
  });
}

/** @param {HTMLElement} element */
function middleOf(element) {
  const { x, y, width, height } = element.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
}

/**
 * What fits best; null if nothing fits at all.
 * @param {HTMLElement[]} all
 * @param {(element: HTMLElement) => number} fit
 */
function best(all, fit) {
  /** @type {HTMLElement | null} */
  let found = null;
  let most = -Infinity;
  for (const element of all) {
    const value = fit(element);
    if (value > most) [found, most] = [element, value];
  }
  return found;
}

// A face that gets the focus by a key comes to the front of its globe, also from the net.
document.addEventListener("focusin", (event) => {
  const face = hit(event, ".face");
  /** @type {HTMLElement | null | undefined} */
  const globe = face?.closest(".views, .two-views")?.querySelector(".globe");
  if (face && globe && face.matches(":focus-visible")) turnTo(globe, faceOf(face));
});

// The view that is not heard is a picture: a press there leaves the focus where it is.
document.addEventListener("mousedown", (event) => {
  if (hit(event, "[aria-hidden=true] .face")) event.preventDefault();
});
