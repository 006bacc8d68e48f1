// The globe: twelve faces of a dodecahedron, turned by finger, mouse and keys without asking Python.
// Seen from afar a face is its flat drawing under a matrix, so turning only sets twelve transforms.

import { swallowClick } from "./gate.js";

const STEP = (2 * Math.PI) / 5;
const TILT = Math.acos(1 / Math.sqrt(5)); // between the directions of two faces that meet
const FACE_SIZE = 0.607062; // in a sphere of 1, from the middle of a face to a corner
const FACE_DISTANCE = 0.794654; // and from the sphere's middle to the face
const LIGHT = [-0.45, 0.585, 0.675];
const START = { yaw: -0.45, pitch: 0.4 };
const STEEPEST = Math.PI / 2;
const TURN_TIME = 300; // milliseconds to the aimed face
const FAR_ENOUGH = 7; // pixels before a press turns the globe and is no tap
const SPEED = 2.6; // radians for a drag over the width of the globe
const TWIST = Math.PI / 5; // of two fingers, for a fifth of a turn

/** Where a face is on the planet: how far round, and how high. */
function direction(face) {
  if (face === 0) return [0, Math.PI / 2];
  if (face === 11) return [STEP / 2, -Math.PI / 2];
  if (face < 6) return [(face - 1) * STEP, Math.PI / 2 - TILT];
  return [(face - 5.5) * STEP, TILT - Math.PI / 2];
}

const DIRECTIONS = Array.from({ length: 12 }, (_, face) => direction(face));
const turned = new Map(); // by seat: how the planet is turned, for as long as the page is open
const fronts = new Map(); // by the globe's id: the face that it was last asked to show

const wayOf = (globe) => {
  const key = globe.dataset.globe;
  if (!turned.has(key)) turned.set(key, { ...START });
  return turned.get(key);
};

const tilted = ([x, y, z], cos, sin) => [x, y * cos - z * sin, y * sin + z * cos];

function axes(face, { yaw, pitch }) {
  const [around, height] = DIRECTIONS[face];
  const [sinA, cosA] = [Math.sin(around - yaw), Math.cos(around - yaw)];
  const [sinH, cosH] = [Math.sin(height), Math.cos(height)];
  const [cosP, sinP] = [Math.cos(pitch), Math.sin(pitch)];
  const normal = tilted([-cosH * sinA, sinH, cosH * cosA], cosP, sinP);
  const up = tilted([sinH * sinA, cosH, -sinH * cosA], cosP, sinP);
  return { normal, up };
}

/** Put every face where it is seen now, with its light. */
function place(globe) {
  const way = wayOf(globe);
  for (const element of globe.querySelectorAll(".face")) {
    const { normal, up } = axes(Number(element.dataset.face), way);
    const { style } = element;
    const away = normal[2] < 0.02; // not to be seen or touched, but a key may lead there
    if (away !== (style.clipPath !== "")) style.clipPath = away ? "inset(50%)" : "";
    if (away) continue;
    const right = [up[1] * normal[2] - up[2] * normal[1], up[2] * normal[0] - up[0] * normal[2]];
    const far = (FACE_DISTANCE / FACE_SIZE) * 50; // in hundredths of a face's box
    const matrix = [right[0], -right[1], -up[0], up[1]].map((n) => n.toFixed(4)).join(",");
    const [x, y] = [normal[0] * far, -normal[1] * far].map((n) => `${n.toFixed(2)}%`);
    style.transform = `translate(${x},${y}) matrix(${matrix},0,0)`;
    const lit = normal[0] * LIGHT[0] + normal[1] * LIGHT[1] + normal[2] * LIGHT[2];
    const shade = Math.max(0, 0.62 - 0.72 * Math.max(0, lit)) * 0.8;
    element.lastElementChild.style.opacity = shade.toFixed(3);
  }
}

const still = () =>
  document.documentElement.classList.contains("still") ||
  matchMedia("(prefers-reduced-motion: reduce)").matches;

let turning = 0;

/** Turn a globe until a face looks at the player. */
function turnTo(globe, face) {
  const way = wayOf(globe);
  const from = { ...way };
  const [around, height] = DIRECTIONS[face];
  const full = 2 * Math.PI;
  const round = ((((around - from.yaw) % full) + full * 1.5) % full) - Math.PI;
  const run = ++turning;
  const began = performance.now();
  const step = (now) => {
    if (run !== turning) return;
    const part = still() ? 1 : Math.min(1, Math.max(0, (now - began) / TURN_TIME));
    const eased = 1 - (1 - part) ** 3;
    way.yaw = from.yaw + round * eased;
    way.pitch = from.pitch + (height * 0.92 - from.pitch) * eased;
    for (const same of globes(globe.dataset.globe)) place(same);
    if (part < 1) requestAnimationFrame(step);
  };
  step(began);
}

const globes = (seat) => document.querySelectorAll(`[data-globe="${seat}"]`);

/** After every update of the page: globes keep their turn, and turn to the face that is aimed at. */
export function orient() {
  for (const globe of document.querySelectorAll("[data-globe]")) {
    place(globe);
    const front = `${globe.dataset.globe} ${globe.dataset.front ?? ""}`;
    const before = fronts.get(globe.id);
    fronts.set(globe.id, front);
    if (globe.dataset.front && before !== undefined && before !== front) {
      turnTo(globe, Number(globe.dataset.front));
    }
  }
}

// --- by finger and mouse ---

const fingers = new Map();
let drag = null;

document.addEventListener("pointerdown", (event) => {
  const view = event.target.closest?.(".views, .globe");
  if (!view || event.button) return;
  fingers.set(event.pointerId, event);
  const globe = event.target.closest(".globe");
  if (fingers.size === 2) drag = { twist: angle(), moved: true };
  else if (globe) drag = { globe, x: event.clientX, y: event.clientY, moved: false };
});

document.addEventListener("pointermove", (event) => {
  if (!drag || !fingers.has(event.pointerId)) return;
  fingers.set(event.pointerId, event);
  if (fingers.size === 2) twist();
  else if (drag.globe) turnBy(event);
});

function turnBy(event) {
  const x = event.clientX - drag.x;
  const y = event.clientY - drag.y;
  if (!drag.moved && Math.hypot(x, y) < FAR_ENOUGH) return;
  drag.moved = true;
  turning += 1;
  const globe = document.getElementById(drag.globe.id);
  if (!globe) return;
  const way = wayOf(globe);
  const scale = SPEED / globe.clientWidth;
  way.yaw += x * scale;
  way.pitch = Math.min(STEEPEST, Math.max(-STEEPEST, way.pitch + y * scale));
  drag.x = event.clientX;
  drag.y = event.clientY;
  later(globe);
}

let waiting = null;

/** At most one drawing a frame, however often the mouse reports. */
function later(globe) {
  if (waiting) return;
  waiting = requestAnimationFrame(() => {
    waiting = null;
    if (globe.isConnected) place(globe);
  });
}

const angle = () => {
  const [a, b] = [...fingers.values()];
  return Math.atan2(b.clientY - a.clientY, b.clientX - a.clientX);
};

/** Two fingers turn the tile in hand. */
function twist() {
  const now = angle();
  let by = now - drag.twist;
  if (by > Math.PI) by -= 2 * Math.PI;
  if (by < -Math.PI) by += 2 * Math.PI;
  if (Math.abs(by) < TWIST) return;
  drag.twist = now;
  document.getElementById(by > 0 ? "turn" : "turn-back")?.click();
}

function release(event) {
  if (!fingers.delete(event.pointerId)) return;
  if (drag?.moved) swallowClick();
  if (fingers.size === 0) drag = null;
}

document.addEventListener("pointerup", release);
document.addEventListener("pointercancel", release);

function letGo() {
  fingers.clear();
  drag = null;
}

document.addEventListener("visibilitychange", letGo);
addEventListener("blur", letGo);

// --- by keys ---

const TURNS = ".own-views, .offer"; // where the key for turning works: on the planet and on the tiles
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

document.addEventListener("keydown", (event) => {
  if (event.target.matches?.("input")) return;
  if (event.key === "r" || event.key === "R") {
    if (event.ctrlKey || event.metaKey || event.altKey || !event.target.closest?.(TURNS)) return;
    document.getElementById(event.shiftKey ? "turn-back" : "turn")?.click();
    return;
  }
  const face = event.target.closest?.("[data-arrows] .face");
  const way = ARROWS[event.key];
  if (!face || !way) return;
  event.preventDefault();
  const globe = face.closest(".globe");
  const next = globe ? neighbour(globe, face, way) : nearest(face, way);
  if (!next) return;
  for (const each of face.closest("[data-arrows]").querySelectorAll(".face")) {
    each.tabIndex = each === next ? 0 : -1;
  }
  next.focus({ preventScroll: true });
});

/** On the globe: the face next to this one that lies most in the direction of the key. */
function neighbour(globe, face, [x, y]) {
  const here = Number(face.dataset.face);
  const [around, height] = DIRECTIONS[here];
  const way = { yaw: Math.abs(height) > 1.5 ? wayOf(globe).yaw : around, pitch: height };
  let best = null;
  for (const element of globe.querySelectorAll(".face")) {
    const { normal } = axes(Number(element.dataset.face), way);
    if (element === face || normal[2] < 0.4) continue; // only the five around it
    const fit = normal[0] * x - normal[1] * y;
    if (!best || fit > best.fit) best = { fit, element };
  }
  return best?.element;
}

/** In the net: the nearest face in the direction of the key. */
function nearest(face, [x, y]) {
  const middle = (element) => {
    const box = element.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  const [fromX, fromY] = middle(face);
  let best = null;
  for (const element of face.closest("[data-arrows]").querySelectorAll(".face")) {
    const [toX, toY] = middle(element);
    const along = (toX - fromX) * x + (toY - fromY) * y;
    const aside = Math.abs((toX - fromX) * y) + Math.abs((toY - fromY) * x);
    if (element === face || along < 6 || aside > along * 2.2) continue;
    const cost = along + aside * 1.5;
    if (!best || cost < best.cost) best = { cost, element };
  }
  return best?.element;
}

/** A face that gets the focus by a key comes to the front of its globe, also from the net. */
document.addEventListener("focusin", (event) => {
  const face = event.target.closest?.(".face");
  const globe = face?.closest(".views, .two-views")?.querySelector(".globe");
  if (globe && face.matches(":focus-visible")) turnTo(globe, Number(face.dataset.face));
});

/** The view that is not heard is a picture: a press there leaves the focus where it is. */
document.addEventListener("mousedown", (event) => {
  if (event.target.closest?.("[aria-hidden=true] .face")) event.preventDefault();
});
