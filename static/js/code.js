// The QR code of a link, and a planet as a picture. What draws them is loaded when the first one is wanted.

import { byId } from "./dom.js";

/**
 * A script that lies beside the one file that all others become.
 * @param {string} name
 */
const wanted = (name) => import(new URL(name, import.meta.url).href);

/** @type {Promise<void>} */
let painting = Promise.resolve(); // one picture after the other: two at a time would be mixed

/** Draw the code, or paint the picture, where the page has left a place for it. */
export async function drawShared() {
  try {
    await Promise.all([drawCode(), painted()]);
  } catch (error) {
    console.warn("What is shared can't be drawn:", error); // a link can still be copied
  }
}

/** The picture that the page has left a place for, if there is one, is painted. */
export function painted() {
  painting = painting.catch(() => {}).then(paintPicture);
  return painting;
}

async function drawCode() {
  const place = byId("code");
  const address = place?.dataset.code;
  if (!place || !address || place.firstChild) return;
  const { draw } = /** @type {typeof import("./qr.js")} */ (await wanted("./qr.js"));
  if (place.dataset.code === address && !place.firstChild) draw(place, address);
}

async function paintPicture() {
  const place = /** @type {HTMLCanvasElement | null} */ (byId("picture"));
  const text = place?.dataset.picture;
  if (!place || !text || place.dataset.painted === text) return;
  const { paint } = /** @type {typeof import("./painter.js")} */ (await wanted("./painter.js"));
  await paint(place, JSON.parse(text));
  if (place.dataset.picture === text) place.dataset.painted = text; // else another one is painted over it
}
