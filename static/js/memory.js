// Python's memory as it was when Python had just woken up and had imported what the first screen needs. It stays on the
// device: later visits lay it back into its place, which takes a part of the time that waking up takes.
// If anything is wrong with it, Python wakes up as it did the first time.

const SHELF = `pocket-planets ${new URL("./", document.baseURI).href} memory`; // a new service worker throws it away
const TRIED = `${SHELF} was tried`; // a note that stays if the first screen never came
const PAGE = 1 << 20; // bytes
const WORD = 8; // bytes
const LENGTH = "x-length"; // of the memory, in bytes
const PAGES = "x-pages"; // those that were kept: the others are empty

/** @typedef {{ bytes: Uint8Array<ArrayBuffer>, isWhole: Promise<void> }} Memory */
/** @typedef {Awaited<ReturnType<typeof import("../../runtime/pyodide.asm.mjs").default>>} Interpreter */

/**
 * The memory that goes by this name: the bytes come in while Python's interpreter is made ready.
 * @param {string} name
 * @returns {Promise<Memory | null>}
 */
export async function recall(name) {
  if (!downloads.areHere || !window.caches) return null;
  if (localStorage.getItem(TRIED)) await forget();
  const found = await caches.match(name, { cacheName: SHELF });
  if (!found) return null;
  localStorage.setItem(TRIED, "yes");
  afterFirstScreen(() => localStorage.removeItem(TRIED));
  const bytes = new Uint8Array(Number(found.headers.get(LENGTH)));
  return { bytes, isWhole: fill(bytes, found) };
}

/**
 * @param {Uint8Array} bytes
 * @param {Response} found
 */
async function fill(bytes, found) {
  const pages = (found.headers.get(PAGES) || "").split(",").map(Number);
  const data = new Uint8Array(await found.arrayBuffer());
  if (data.length !== Number(found.headers.get("content-length"))) throw new Error("There is a part of it.");
  pages.forEach((page, at) => {
    bytes.set(data.subarray(at * PAGE, (at + 1) * PAGE), page * PAGE);
  });
  performance.mark("recalled");
}

/** Whatever is kept is not to be used again. */
export async function forget() {
  localStorage.removeItem(TRIED);
  await caches.delete(SHELF);
}

/**
 * Keep the memory as it is now. It is written down later, when the site is here to stay.
 * @param {string} name
 * @param {Interpreter} module
 */
export function keep(name, module) {
  if (!window.caches || !navigator.serviceWorker) return;
  const { API, HEAP8: memory } = module;
  API.config._makeSnapshot = true; // Pyodide wants to have been told at its start, and does not need it
  module.HEAP8 = inUse(memory); // to copy what is empty takes as long
  const bytes = /** @type {Uint8Array<ArrayBuffer>} */ (API.makeSnapshot());
  const length = bytes.length + memory.length - module.HEAP8.length;
  module.HEAP8 = memory;
  API.config._makeSnapshot = false;
  const write = () => {
    put(name, bytes, length).catch((error) => console.warn("Python’s memory can’t be kept:", error));
  };
  afterFirstScreen(() => {
    if (navigator.serviceWorker.controller) write();
    else navigator.serviceWorker.addEventListener("controllerchange", write, { once: true });
  });
}

/**
 * The memory up to where it is empty, in whole words.
 * @param {Uint8Array} memory
 */
function inUse(memory) {
  const halves = new Int32Array(memory.buffer);
  let end = halves.length;
  while (end > 0 && halves[end - 1] === 0) end -= 1;
  return memory.subarray(0, Math.ceil(end / 2) * WORD);
}

/**
 * @param {string} name
 * @param {Uint8Array<ArrayBuffer>} bytes
 * @param {number} length with what is empty after them
 */
async function put(name, bytes, length) {
  const all = Array.from({ length: Math.ceil(bytes.length / PAGE) }, (_, page) => page);
  const words = new BigUint64Array(bytes.buffer);
  const pages = all.filter((page) =>
    words.subarray((page * PAGE) / WORD, ((page + 1) * PAGE) / WORD).some((word) => word > 0),
  );
  const kept = new Blob(pages.map((page) => bytes.subarray(page * PAGE, (page + 1) * PAGE)));
  const headers = { "content-length": String(kept.size), [LENGTH]: String(length), [PAGES]: String(pages) };
  await forget();
  const shelf = await caches.open(SHELF);
  await shelf.put(name, new Response(kept, { headers }));
}

/** @param {() => void} go */
function afterFirstScreen(go) {
  new PerformanceObserver((list, observer) => {
    if (!list.getEntriesByName("playable").length) return;
    observer.disconnect();
    go();
  }).observe({ type: "mark", buffered: true });
}
