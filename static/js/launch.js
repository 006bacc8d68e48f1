// What the site was opened for: by a shortcut of its icon, with a save, or with one that another app shared.

import { tell } from "./border.js";
import { importFiles, importWaiting } from "./files.js";
import { tab } from "./keeping.js";
import { linkIn } from "./link.js";

/** @typedef {import("./border.js").Wish} Wish */

/** @type {Record<string, Wish>} */
const WISHES = { new: "new", continue: "continue", shared: "games" }; // by what stands in the address
const SHARED = `pocket-planets ${new URL("./", document.baseURI).href} shared`; // where service-worker.js puts files
const [visit] = /** @type {PerformanceNavigationTiming[]} */ (performance.getEntriesByType("navigation"));
let launches = 0;

/**
 * @param {string} address
 * @returns {Wish}
 */
function wishIn(address) {
  const asked = [...new URL(address).searchParams.keys()].find((name) => Object.hasOwn(WISHES, name));
  return asked ? WISHES[asked] : "";
}

/** What the address asks for. It is forgotten at once, so that loading the page again does not ask again. */
export function takeWish() {
  const wish = wishIn(location.href);
  if (wish) history.replaceState(history.state, "", location.pathname);
  return wish;
}

/** From now on, what is handed over to the site reaches Python. */
export function receive() {
  takeFiles();
  window.launchQueue?.setConsumer(onLaunch);
}

/** Files that wait for this tab, if it plays: otherwise they go on waiting. */
export async function takeFiles() {
  await takeShared().catch((error) => console.warn("What was shared can't be read:", error));
  await importWaiting();
}

async function takeShared() {
  if (!tab.plays || !(await window.caches?.has(SHARED))) return; // none without HTTPS
  const cache = await caches.open(SHARED);
  const answers = await Promise.all((await cache.keys()).map((request) => cache.match(request)));
  await caches.delete(SHARED);
  await importFiles(await Promise.all(answers.filter((answer) => answer !== undefined).map((each) => each.blob())));
}

/**
 * The first launch has loaded this page, whose address was read. A page that is loaded again hears of it once more.
 * @param {Launch} launch
 */
async function onLaunch({ targetURL, files = [] }) {
  launches += 1;
  if (launches === 1 && visit?.type === "reload") return;
  if (files.length) {
    tell("launch games");
    const found = files.map((handle) => handle.getFile().catch(() => null));
    await importFiles(await Promise.all(found));
  } else if (launches > 1 && targetURL) {
    tell(`launch ${wishIn(targetURL)}`);
    if (linkIn(targetURL)) tell("link", linkIn(targetURL));
  }
}
