// Dragging a tile is a longer way to tap it and then its place: nothing else is played by it.

const FAR_ENOUGH = 8; // pixels before a press becomes a drag

let drag = null;

document.addEventListener("pointerdown", (event) => {
  const tile = event.target.closest?.("[data-drag]");
  if (!tile || event.button) return;
  drag = { id: tile.id, x: event.clientX, y: event.clientY, shadow: null };
});

document.addEventListener("pointermove", (event) => {
  if (!drag) return;
  if (!drag.shadow) {
    if (Math.hypot(event.clientX - drag.x, event.clientY - drag.y) < FAR_ENOUGH) return;
    begin(document.getElementById(drag.id));
  }
  drag.shadow.style.setProperty("left", `${event.clientX}px`);
  drag.shadow.style.setProperty("top", `${event.clientY}px`);
});

function begin(tile) {
  const picture = tile.firstElementChild.cloneNode(true);
  drag.shadow = document.createElement("div");
  drag.shadow.className = "dragged";
  drag.shadow.style.setProperty("width", `${tile.offsetWidth}px`);
  drag.shadow.append(picture);
  document.body.append(drag.shadow);
  if (tile.getAttribute("aria-pressed") !== "true") tile.click();
}

document.addEventListener("pointerup", (event) => {
  const { shadow } = drag ?? {};
  drag = null;
  if (!shadow) return;
  shadow.remove();
  swallowClick();
  const below = document.elementFromPoint(event.clientX, event.clientY);
  below?.closest(".target")?.click();
});

document.addEventListener("pointercancel", () => {
  drag?.shadow?.remove();
  drag = null;
});

/** The click that a browser makes of a drag's end is no tap. */
function swallowClick() {
  const swallow = (event) => {
    if (!event.isTrusted) return;
    event.stopPropagation();
    event.preventDefault();
  };
  addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener("click", swallow, { capture: true }), 0);
}
