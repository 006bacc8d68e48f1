// While Python has something to think about, it gets one moment after the other. In between the browser is free to
// answer a tap and to paint.

import { tell } from "./border.js";

const { port1: here, port2: there } = new MessageChannel();
let wanted = false; // Python thinks about what is shown
let waiting = false; // for the next moment

/**
 * Think about what is on the page now, or rest: also while it changes.
 * @param {boolean} on
 */
export function think(on) {
  wanted = on;
  if (!wanted || waiting || document.hidden) return;
  waiting = true;
  there.postMessage(null);
}

here.onmessage = () => {
  waiting = false;
  if (wanted && !tell("think")) wanted = false; // it waits until all is shown
  think(wanted);
};

document.addEventListener("visibilitychange", () => think(wanted));
