// While Python has something to think about, it gets one moment after the other. In between the browser answers taps and
// paints; where it can be told that this comes first, it is.

import { tell } from "./border.js";

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
  soon();
}

function go() {
  waiting = false;
  if (wanted && !tell("think")) wanted = false; // it waits until all is shown
  think(wanted);
}

const { port1: here, port2: there } = new MessageChannel();
here.onmessage = go;

/** In a moment, when nothing more urgent is to be done. */
const soon = window.scheduler
  ? () => window.scheduler.postTask(go, { priority: "background" })
  : () => there.postMessage(null);

document.addEventListener("visibilitychange", () => think(wanted));
