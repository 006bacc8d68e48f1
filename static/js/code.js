// The QR code of a link. What draws it is loaded when the first one is wanted.

import { byId } from "./dom.js";

const DRAWING = new URL("./qr.js", import.meta.url).href; // beside the one file that all scripts become

/** Draw the code where the page has left a place for it. */
export async function drawCode() {
  const place = byId("code");
  const address = place?.dataset.code;
  if (!place || !address || place.firstChild) return;
  try {
    const { draw } = /** @type {typeof import("./qr.js")} */ (await import(DRAWING));
    if (place.dataset.code === address && !place.firstChild) draw(place, address);
  } catch (error) {
    console.warn("The code can't be drawn:", error); // the link can still be copied
  }
}
