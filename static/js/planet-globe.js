// The globe: the faces of the solid, turned without asking Python. Seen from afar a face is its flat drawing under a
// matrix, so turning only sets twelve transforms.

import { every, isStill } from "./dom.js";
import { DIRECTIONS, DISTANCE, DUSK, GLEAM, LIGHT, RIM, START } from "./planet-solid.js";

/** @typedef {[x: number, y: number, z: number]} Vector to the right, up, and towards the player */
/** @typedef {{ yaw: number, pitch: number }} Way how a planet is turned */

const STEEPEST = Math.PI / 2;
const LEANING = 0.92; // of a face's height: the face at the front is seen a little from the equator
const TURN_TIME = 300; // milliseconds to the face that is aimed at
const IN_REACH = 0.4; // a face that looks at the player by so much can be tapped, on a phone too: as those beside the one in front

/** @type {Map<string | undefined, Way>} */
const turned = new Map(); // by seat: how the planet is turned, for as long as the page is open
/** @type {Map<string, string>} */
const fronts = new Map(); // by the globe's id: the face that it was last asked to show
/** @type {Set<string>} */
const choosing = new Set(); // the ids of globes on which a tile looks for its face
let waiting = false; // for the next frame
let turning = 0; // the number of the latest turn: an earlier one has come to its end
let seeking = 0; // the number of the latest one that nobody has asked for
let held = false; // a finger is on a planet

/** @param {HTMLElement} globe */
export function wayOf({ dataset: { globe: seat } }) {
  const way = turned.get(seat) ?? { ...START };
  turned.set(seat, way);
  return way;
}

/** @param {HTMLElement} element */
export const faceOf = (element) => Number(element.dataset.face);

// --- where a face is ---

/** @type {(vector: Vector, angle: number) => Vector} */
function tilted([x, y, z], angle) {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return [x, y * cos - z * sin, y * sin + z * cos];
}

/** @type {(vector: Vector, angle: number) => Vector} */
function spun([x, y, z], angle) {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return [x * cos - z * sin, y, z * cos + x * sin];
}

/**
 * A vector of a face that looked straight at the player, where it is on a planet that is turned this way.
 * @param {Vector} vector
 * @param {number} face
 * @param {Way} way
 */
function onPlanet(vector, face, { yaw, pitch }) {
  const [around, height] = DIRECTIONS[face];
  return tilted(spun(tilted(vector, -height), around - yaw), pitch);
}

/**
 * Where a face looks.
 * @param {number} face
 * @param {Way} way
 */
export const normalOf = (face, way) => onPlanet([0, 0, 1], face, way);

/**
 * Put every face where it is seen now, with its light.
 * @param {HTMLElement} globe
 */
function place(globe) {
  const way = wayOf(globe);
  for (const element of every(".face", globe)) {
    const face = faceOf(element);
    const normal = normalOf(face, way);
    const { style } = element;
    const away = normal[2] < RIM; // not to be seen or touched, but a key may lead there
    if (away !== (style.clipPath !== "")) style.clipPath = away ? "inset(50%)" : "";
    if (away) continue;
    const [right, up] = [onPlanet([1, 0, 0], face, way), onPlanet([0, 1, 0], face, way)];
    const matrix = [right[0], -right[1], -up[0], up[1]].map((n) => n.toFixed(4)).join(",");
    const [x, y] = [normal[0] * DISTANCE, -normal[1] * DISTANCE].map((n) => `${n.toFixed(2)}%`);
    style.transform = `translate(${x},${y}) matrix(${matrix},0,0)`;
    const lit = normal.reduce((sum, n, at) => sum + n * LIGHT[at], 0);
    const shade = Math.max(0, DUSK - GLEAM * Math.max(0, lit));
    /** @type {HTMLElement} */ (element.lastElementChild).style.opacity = shade.toFixed(3);
  }
}

// --- turning ---

/**
 * Turn a globe until a face looks at the player.
 * @param {HTMLElement} globe
 * @param {number} face
 */
export function turnTo(globe, face) {
  const way = wayOf(globe);
  const from = { ...way };
  const [around, height] = DIRECTIONS[face];
  const full = 2 * Math.PI;
  const round = ((((around - from.yaw) % full) + full * 1.5) % full) - Math.PI;
  const run = ++turning;
  const began = performance.now();
  /** @param {number} now */
  const step = (now) => {
    if (run !== turning) return;
    const part = isStill() ? 1 : Math.min(1, Math.max(0, (now - began) / TURN_TIME));
    const eased = 1 - (1 - part) ** 3;
    way.yaw = from.yaw + round * eased;
    way.pitch = from.pitch + (height * LEANING - from.pitch) * eased;
    every(`[data-globe="${globe.dataset.globe}"]`).forEach(place);
    if (part < 1) requestAnimationFrame(step);
  };
  step(began);
}

/**
 * Turn a globe by as much as a finger asks for.
 * @param {HTMLElement} globe
 * @param {number} yaw
 * @param {number} pitch
 */
export function turnBy(globe, yaw, pitch) {
  const way = wayOf(globe);
  turning += 1;
  way.yaw += yaw;
  way.pitch = Math.min(STEEPEST, Math.max(-STEEPEST, way.pitch + pitch));
  placeSoon(globe);
}

/**
 * At most one drawing a frame, however often the mouse reports.
 * @param {HTMLElement} globe
 */
function placeSoon(globe) {
  if (waiting) return;
  waiting = true;
  requestAnimationFrame(() => {
    waiting = false;
    if (globe.isConnected) place(globe);
  });
}

/**
 * A finger has come to a planet, or left it: meanwhile it does not turn by itself.
 * @param {boolean} on
 */
export function hold(on) {
  held = on;
  if (on && seeking === turning) turning += 1;
}

/**
 * When a tile is chosen, turn to the nearest free face, where none can be tapped; to the one that a lesson asks for, if
 * it does.
 * @param {HTMLElement} globe
 */
function seek(globe) {
  const lit = every(".target[data-lit]", globe);
  const free = (lit.length ? lit : every(".target", globe)).map(faceOf);
  const before = choosing.has(globe.id);
  choosing[free.length ? "add" : "delete"](globe.id);
  if (!free.length || before || held) return;
  const way = wayOf(globe);
  /** @param {number} face */
  const nearness = (face) => normalOf(face, way)[2];
  const nearest = free.reduce((best, face) => (nearness(face) > nearness(best) ? face : best));
  if (nearness(nearest) >= IN_REACH) return;
  turnTo(globe, nearest);
  seeking = turning;
}

/** After every update of the page: globes keep their turn, and turn to the face that is aimed at, or to a free one. */
export function orient() {
  for (const globe of every("[data-globe]")) {
    place(globe);
    const { globe: seat, front: face } = globe.dataset;
    const front = `${seat} ${face ?? ""}`;
    const before = fronts.get(globe.id);
    fronts.set(globe.id, front);
    if (face && before !== undefined && before !== front) turnTo(globe, Number(face));
    else seek(globe);
  }
}
