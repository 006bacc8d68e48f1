// A secret is shown for as long as a finger or a key is held on its button.

import { tell } from "./border.js";
import { hit } from "./dom.js";

/** @type {{ secret: "peek", by: number | string } | null} */
let held = null; // which secret, and by which finger or key

/**
 * @param {Event} event
 * @param {number | string} by
 */
function begin(event, by) {
  const button = hit(event, "[data-hold]");
  if (!button || held) return;
  event.preventDefault();
  button.focus({ preventScroll: true });
  held = { secret: /** @type {"peek"} */ (button.dataset.hold), by };
  tell(`${held.secret} on`);
}

function end() {
  if (!held) return;
  tell(`${held.secret} off`);
  held = null;
}

/** @param {number | string} by */
const endIf = (by) => held?.by === by && end();

document.addEventListener("pointerdown", (event) => begin(event, event.pointerId));
document.addEventListener("keydown", (event) => {
  if (event.key === "Enter" || event.key === " ") begin(event, event.key);
});
document.addEventListener("pointerup", (event) => endIf(event.pointerId));
document.addEventListener("pointercancel", (event) => endIf(event.pointerId));
document.addEventListener("keyup", (event) => endIf(event.key));
document.addEventListener("visibilitychange", end);
document.addEventListener("contextmenu", (event) => held && event.preventDefault()); // a long press is no wish for a menu
addEventListener("blur", end);
