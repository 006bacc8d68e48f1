// Tiles fly from where they were to where they are now.

const FLIGHT = 440; // milliseconds
const TOUCHDOWN = 0.75; // of a flight; what is left is for coming to rest

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
    const x = old.box.x + old.box.width / 2 - now.x - now.width / 2;
    const y = old.box.y + old.box.height / 2 - now.y - now.height / 2;
    if (Math.hypot(x, y) < 8) continue;
    lift(element, `translate(${x}px, ${y}px) scale(${old.box.width / now.width})`);
  }
}

/** Above everything and in the way of no tap, so that the browser need not paint the rest of the page for it. */
function lift(element, from) {
  element.dataset.flying = "yes";
  const flight = element.animate(
    [
      { transform: from, easing: "ease-out" },
      { transform: "none", offset: TOUCHDOWN },
      { transform: "scale(1.04, .96)" },
      { transform: "none" },
    ],
    FLIGHT,
  );
  flight.onfinish = () => delete element.dataset.flying;
}
