// What is on the stage makes room by itself for what comes next, after the pause that Python gives it.

import { tell } from "./border.js";

const AHEAD = 250; // milliseconds before that: Python draws what comes next, when nothing flies any more

/** @type {ReturnType<typeof setTimeout>[]} */
let timers = [];

/**
 * Something is on the stage for so many milliseconds; 0: nothing is. Whatever was to come is called off.
 * @param {number} pause
 */
export function setStage(pause) {
  timers.forEach(clearTimeout);
  timers = [];
  if (!pause) return;
  timers = [setTimeout(() => tell("idle"), Math.max(pause - AHEAD, 0)), setTimeout(() => tell("next"), pause)];
}
