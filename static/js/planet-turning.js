// Fingers and the mouse turn the globe; two fingers turn the tile in hand.

import { byId, hit } from "./dom.js";
import { swallowClick } from "./gate.js";
import { hold, turnBy } from "./planet-globe.js";

const FAR_ENOUGH = 7; // pixels before a press turns the globe and is no tap
const SPEED = 2.6; // radians for a drag over the width of the globe
const TWIST = Math.PI / 5; // of two fingers, for a fifth of a turn

/** @type {Map<number, PointerEvent>} */
const fingers = new Map();
/** @type {{ id: string, x: number, y: number } | null} */
let drag = null; // the globe under the finger, and where that was last
let twist = 0; // how two fingers lay to each other when they last turned the tile
let moved = false; // since the first finger came down
let onOwn = false; // the planet on which a tile is aimed, and not one that is looked at

document.addEventListener("pointerdown", (event) => {
  if (!hit(event, ".views, .globe") || event.button) return;
  fingers.set(event.pointerId, event);
  hold(true);
  onOwn = hit(event, ".own-views") !== null;
  const globe = hit(event, ".globe");
  drag = globe && fingers.size === 1 ? { id: globe.id, x: event.clientX, y: event.clientY } : null;
  moved = fingers.size > 1;
  if (fingers.size === 2) twist = angle();
});

document.addEventListener("pointermove", (event) => {
  if (!fingers.has(event.pointerId)) return;
  fingers.set(event.pointerId, event);
  if (fingers.size === 2) turnTile();
  else if (drag) turnGlobe(drag, event);
});

/**
 * @param {NonNullable<typeof drag>} from
 * @param {PointerEvent} event
 */
function turnGlobe(from, event) {
  const [x, y] = [event.clientX - from.x, event.clientY - from.y];
  if (!moved && Math.hypot(x, y) < FAR_ENOUGH) return;
  moved = true;
  const globe = byId(from.id);
  if (!globe) return;
  const scale = SPEED / globe.clientWidth;
  turnBy(globe, x * scale, y * scale);
  [from.x, from.y] = [event.clientX, event.clientY];
}

function angle() {
  const [a, b] = [...fingers.values()];
  return Math.atan2(b.clientY - a.clientY, b.clientX - a.clientX);
}

function turnTile() {
  if (!onOwn) return;
  const now = angle();
  let by = now - twist;
  if (by > Math.PI) by -= 2 * Math.PI;
  if (by < -Math.PI) by += 2 * Math.PI;
  if (Math.abs(by) < TWIST) return;
  twist = now;
  byId(by > 0 ? "turn" : "turn-back")?.click();
}

/** @param {PointerEvent} event */
function release(event) {
  if (!fingers.delete(event.pointerId)) return;
  if (moved) swallowClick();
  if (fingers.size === 0) letGo();
}

function letGo() {
  fingers.clear();
  hold(false);
  drag = null;
  moved = false;
}

document.addEventListener("pointerup", release);
document.addEventListener("pointercancel", release);
document.addEventListener("visibilitychange", letGo);
addEventListener("blur", letGo);
