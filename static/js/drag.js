// Dragging a tile is a longer way to tap it and then its place: nothing else is played by it. The picture that follows
// the finger is part of the page, so that it goes with the screen it came from.

import { byId, hit } from "./dom.js";
import { isMeant, swallowClick } from "./gate.js";

const FAR_ENOUGH = 8; // pixels before a press becomes a drag

/** @type {{ pointer: number, id: string, x: number, y: number, shadow: HTMLElement | null } | null} */
let drag = null; // by one finger at a time

document.addEventListener("pointerdown", (event) => {
  const tile = hit(event, "[data-drag]");
  if (event.isPrimary) stop(); // no other finger can still be down
  if (!tile || event.button || drag) return;
  drag = { pointer: event.pointerId, id: tile.id, x: event.clientX, y: event.clientY, shadow: null };
});

document.addEventListener("pointermove", (event) => {
  if (!drag || event.pointerId !== drag.pointer) return;
  if (!drag.shadow && Math.hypot(event.clientX - drag.x, event.clientY - drag.y) < FAR_ENOUGH) return;
  drag.shadow ??= lift(byId(drag.id));
  if (!drag.shadow?.isConnected) return stop(); // the tile, or the whole screen, is gone
  drag.shadow.style.setProperty("left", `${event.clientX}px`);
  drag.shadow.style.setProperty("top", `${event.clientY}px`);
});

/**
 * The picture of a tile, to be carried, and the tile chosen.
 * @param {HTMLElement | null} tile
 */
function lift(tile) {
  const picture = tile?.firstElementChild?.cloneNode(true);
  if (!tile || !picture) return null;
  const shadow = document.createElement("div");
  shadow.className = "dragged";
  shadow.dataset.tile = tile.id;
  shadow.style.setProperty("width", `${tile.offsetWidth}px`);
  shadow.append(picture);
  byId("app")?.append(shadow);
  if (!isChosen(tile)) tile.click();
  return shadow;
}

/** @param {HTMLElement | null} tile */
const isChosen = (tile) => tile?.getAttribute("aria-pressed") === "true";

/** Nothing is dragged any more. */
function stop() {
  drag?.shadow?.remove();
  drag = null;
}

document.addEventListener("pointerup", (event) => {
  if (!drag || event.pointerId !== drag.pointer) return;
  const { shadow, id } = drag;
  stop();
  if (!shadow) return;
  swallowClick();
  if (!isChosen(byId(id))) return; // a key has chosen another one meanwhile
  /** @type {HTMLElement | null | undefined} */
  const place = document.elementFromPoint(event.clientX, event.clientY)?.closest(".target");
  if (place && isMeant(place, { at: event.timeStamp })) place.click();
});

document.addEventListener("pointercancel", (event) => event.pointerId === drag?.pointer && stop());
document.addEventListener("visibilitychange", stop);
addEventListener("blur", stop);
