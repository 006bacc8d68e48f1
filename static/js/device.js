// What this device keeps: the site, so that it plays offline, and the games, if the browser promises to.

import { tell } from "./tell.js";

const HOUR = 3_600_000; // milliseconds
const workers = navigator.serviceWorker; // missing in some private windows
let fresh = null; // a new version that is here and waits
let controlled = Boolean(workers?.controller);
let lastLook = Date.now();

/** Keep the site on the device. Python hears when all of it is there, and when a new version waits. */
export async function keepSite() {
  try {
    const registration = await workers?.register("./service-worker.js", { updateViaCache: "none" });
    if (!registration) return;
    watch(registration);
    const { active } = await workers.ready;
    if (await isComplete(active)) tell("offline");
  } catch (error) {
    console.warn("The site can't be kept for playing offline:", error);
  }
}

function isComplete(worker) {
  return new Promise((answer) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => answer(data);
    worker.postMessage("complete?", [port2]);
  });
}

function watch(registration) {
  const offer = (worker) => {
    if (worker?.state !== "installed" || !workers.controller) return;
    fresh = worker;
    tell("fresh");
  };
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

/** Tell Python whether the browser has promised to keep the games. */
export async function tellWhetherSafe() {
  if (await navigator.storage?.persisted?.().catch(() => false)) tell("safe yes");
}

/** Ask the browser to keep the games, however short of space it gets. Some ask the person in turn. */
export async function askToKeepGames() {
  const safe = await navigator.storage?.persist?.().catch(() => false);
  if (safe !== undefined) tell(`safe ${safe ? "yes" : "no"}`);
}

// --- the screen stays on while a game is open ---

let awake = false; // whether it should
let light = null; // what keeps it on: a promise of the browser

/** Keep the screen on, or let it go dark as ever. Browsers take this back whenever another app is in front. */
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

// --- installing ---

let offered = null; // the browser's offer to install the site

addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault(); // the page has a button for it
  offered = event;
  tellWhetherInstallable();
});
addEventListener("appinstalled", () => tell("installed"));

/** Tell Python what can be said about installing; before it listens nobody hears. */
export function tellWhetherInstallable() {
  if (matchMedia("(display-mode: standalone)").matches || navigator.standalone) tell("installed");
  else if (offered) tell("installable yes");
}

/** Let the browser ask whether to install the site. It answers one such question only. */
export async function install() {
  const offer = offered;
  offered = null;
  tell("installable no");
  await offer?.prompt().catch(() => {}); // some browsers change their mind
}
