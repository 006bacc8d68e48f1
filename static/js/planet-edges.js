// In the net of a planet, what meets round the back lies far apart: touch an edge, and the one that it meets lights up.
// Where a tile may come to lie, all edges that it will touch light up.

import { every, hit } from "./dom.js";
import { faceOf } from "./planet-globe.js";
import { MEETS, MIDDLES } from "./planet-solid.js";

const INNER = 0.2; // nearer to the middle of a face than this part of its width, no edge is meant

document.addEventListener("pointerdown", point);
document.addEventListener("pointermove", (event) => event.pointerType === "mouse" && point(event));

/** @param {PointerEvent} event */
function point(event) {
  const face = hit(event, ".net .face");
  const lit = every(".net .face[style]");
  const meeting = face && edgeAt(face, event);
  if (!face || !meeting) {
    for (const each of lit) each.style.removeProperty("--rim");
    return;
  }
  const [angle, other, there] = meeting;
  const partner = every(".face", face.closest(".net") ?? document).find((each) => faceOf(each) === other);
  for (const each of lit) if (each !== face && each !== partner) each.style.removeProperty("--rim");
  face.style.setProperty("--rim", `${angle}deg`);
  partner?.style.setProperty("--rim", `${there}deg`);
}

/** Light up what the chosen face meets, but for what lies next to it in the net. */
export function showMeetings() {
  for (const each of every(".net .face[style]")) each.style.removeProperty("--rim");
  for (const face of every(".net .aimed")) {
    const inNet = every(".face", face.closest(".net") ?? document);
    for (const [, other, there] of MEETS[faceOf(face)]) {
      const partner = inNet.find((each) => faceOf(each) === other);
      if (partner && !liesBeside(face, partner)) partner.style.setProperty("--rim", `${there}deg`);
    }
  }
}

/**
 * Petals lie beside the middle of their flower, and with nothing else.
 * @param {HTMLElement} face
 * @param {HTMLElement} other
 */
const liesBeside = (face, other) =>
  face.parentElement === other.parentElement && [face, other].some((each) => MIDDLES.includes(faceOf(each)));

/**
 * The edge of a face under the finger: where it lies, the face beyond it, and where that has it; null near the middle.
 * @param {HTMLElement} face
 * @param {PointerEvent} event
 */
function edgeAt(face, { clientX, clientY }) {
  const box = face.getBoundingClientRect();
  const [x, y] = [clientX - box.x - box.width / 2, clientY - box.y - box.height / 2];
  if (Math.hypot(x, y) < box.width * INNER) return null;
  const angle = (Math.atan2(x, -y) * 180) / Math.PI;
  /** @param {number} other */
  const away = (other) => Math.abs(((angle - other + 540) % 360) - 180);
  return MEETS[faceOf(face)].reduce((best, each) => (away(each[0]) < away(best[0]) ? each : best));
}
