// Tiles fly from where they were to where they are now.

const FLIGHT = 320; // milliseconds

const still = () =>
  document.documentElement.classList.contains("still") ||
  matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Where everything that can fly is now. */
export function places() {
  const found = new Map();
  if (still()) return found;
  for (const element of document.querySelectorAll("[data-fly]")) {
    found.set(element.dataset.fly, { element, box: element.getBoundingClientRect() });
  }
  return found;
}

/** Let what lies elsewhere now fly there from its old place. */
export function fly(before) {
  for (const element of document.querySelectorAll("[data-fly]")) {
    const old = before.get(element.dataset.fly);
    if (!old || (old.element === element && element.isConnected)) continue;
    const now = element.getBoundingClientRect();
    if (!now.width || !old.box.width) continue;
    const x = old.box.x - now.x;
    const y = old.box.y - now.y;
    if (Math.hypot(x, y) < 8) continue;
    const from = `translate(${x}px, ${y}px) scale(${old.box.width / now.width})`;
    const both = { transformOrigin: "0 0", zIndex: 9, pointerEvents: "none" }; // in the way of no tap
    element.animate([{ ...both, transform: from }, { ...both, transform: "none" }], {
      duration: FLIGHT,
      easing: "ease-out",
    });
  }
}
