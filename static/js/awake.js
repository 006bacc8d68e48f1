// The screen stays on while a game is open.

let awake = false; // whether it should
/** @type {Promise<WakeLockSentinel | void> | null} */
let light = null; // what keeps it on

/**
 * Keep the screen on, or let it go dark as ever. Browsers take this back whenever another app is in front.
 * @param {boolean} wanted
 */
export function keepAwake(wanted) {
  awake = wanted;
  if (!awake) dim();
  else if (!document.hidden) light ??= navigator.wakeLock?.request("screen").catch(dim); // low battery
}

function dim() {
  light?.then((lock) => lock?.release());
  light = null;
}

document.addEventListener("visibilitychange", () => {
  if (document.hidden) dim();
  else keepAwake(awake);
});
