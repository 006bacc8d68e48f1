// A secret is shown for as long as a finger or a key is held.

import { tell } from "./tell.js";

let holding = null;

function begin(event) {
  const button = event.target.closest?.("[data-hold]");
  if (!button || holding) return;
  if (event.type === "keydown" && event.key !== " " && event.key !== "Enter") return;
  event.preventDefault();
  holding = button.dataset.hold;
  tell(`${holding} on`);
}

function end() {
  if (!holding) return;
  tell(`${holding} off`);
  holding = null;
}

document.addEventListener("pointerdown", begin);
document.addEventListener("keydown", begin);
for (const over of ["pointerup", "pointercancel", "keyup", "contextmenu"]) {
  document.addEventListener(over, end);
}
addEventListener("blur", end);
