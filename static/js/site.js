// The site stays on the device, so that it plays offline. Python hears when all of it is there, and when a new version
// waits.

import { tell } from "./border.js";

const HOUR = 3_600_000; // milliseconds
const workers = navigator.serviceWorker; // missing in some private windows
/** @type {ServiceWorker | null} */
let fresh = null; // a new version that is here and waits
let controlled = Boolean(workers?.controller);
let lastLook = Date.now();

/** Keep the site on the device. */
export async function keepSite() {
  try {
    const registration = await workers?.register("./service-worker.js", { updateViaCache: "none" });
    if (!registration) return;
    watch(registration);
    const { active } = await workers.ready;
    if (active && (await isComplete(active))) tell("offline");
  } catch (error) {
    console.warn("The site can't be kept for playing offline:", error);
  }
}

/**
 * @param {ServiceWorker} worker
 * @returns {Promise<boolean>}
 */
function isComplete(worker) {
  return new Promise((answer) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => answer(data);
    worker.postMessage("complete?", [port2]);
  });
}

/** @param {ServiceWorkerRegistration} registration */
function watch(registration) {
  /** @param {ServiceWorker | null} worker */
  const offer = (worker) => {
    if (worker?.state !== "installed" || !workers.controller) return;
    fresh = worker;
    tell("fresh");
  };
  /** @param {ServiceWorker | null} worker */
  const follow = (worker) => worker?.addEventListener("statechange", () => offer(worker));
  offer(registration.waiting);
  follow(registration.installing);
  registration.addEventListener("updatefound", () => follow(registration.installing));
  document.addEventListener("visibilitychange", () => {
    if (document.hidden || Date.now() - lastLook < HOUR) return;
    lastLook = Date.now();
    registration.update().catch(() => {}); // offline: another time
  });
}

/** Go over to the new version; the page is loaded again as soon as it has taken over. */
export function updateSite() {
  if (fresh) fresh.postMessage("update");
  else location.reload();
}

workers?.addEventListener("controllerchange", () => {
  if (controlled) location.reload();
  controlled = true; // the first time it is only there to stay
});
