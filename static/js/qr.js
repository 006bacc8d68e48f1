// Draws QR codes. The build makes one file of this and the library, which is loaded when a code is wanted.

import { generate } from "lean-qr";

const QUIET = 4; // modules of white around a code, as the standard wants it
const SVG = "http://www.w3.org/2000/svg";

/**
 * @param {Element} place an empty picture
 * @param {string} text
 */
export function draw(place, text) {
  const { size, get } = generate(text);
  const side = size + 2 * QUIET;
  place.setAttribute("viewBox", `${-QUIET} ${-QUIET} ${side} ${side}`);
  const path = document.createElementNS(SVG, "path");
  let shape = "";
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) if (get(x, y)) shape += `M${x} ${y}h1v1h-1z`;
  }
  path.setAttribute("d", shape);
  place.append(path);
}
