// What is on the stage makes room by itself for what comes next, after the pause that Python gives it. A bar on the button
// that goes on shows how much of it is over.

import { tell } from "./border.js";
import { byId, isStill } from "./dom.js";

const FILL = [{ transform: "scaleX(0)" }, { transform: "none" }];
const AHEAD = 250; // milliseconds before that: Python draws what comes next, when nothing flies any more

/** @type {ReturnType<typeof setTimeout>[]} */
let timers = [];
/** @type {Animation | undefined} */
let bar;

/**
 * Something is on the stage for so many milliseconds; below 0: until a tap; 0: nothing is. Whatever was to come is called
 * off.
 * @param {number} pause
 */
export function setStage(pause) {
  timers.forEach(clearTimeout);
  timers = [];
  bar?.cancel();
  if (!pause) return;
  if (pause < 0) {
    timers = [setTimeout(() => tell("idle"), AHEAD)];
    return;
  }
  if (!isStill()) bar = byId("skip")?.animate(FILL, { duration: pause, pseudoElement: "::after" });
  timers = [setTimeout(() => tell("idle"), Math.max(pause - AHEAD, 0)), setTimeout(() => tell("next"), pause)];
}
