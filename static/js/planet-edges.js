// In the net of a planet, what meets round the back lies far apart: touch an edge, and the one that it meets lights up.

import { every, hit } from "./dom.js";
import { faceOf } from "./planet-globe.js";
import { MEETS } from "./planet-solid.js";

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

/** What is drawn anew is not touched any more. */
export function forgetEdges() {
  for (const each of every(".net .face[style]")) each.style.removeProperty("--rim");
}

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
