// Python's memory as it was when Python had just woken up and had imported what the first screen needs. It stays on the
// device: later visits lay it back into its place, which takes a part of the time that waking up takes.
// If anything is wrong with it, Python wakes up as it did the first time.

const SHELF = `pocket-planets ${new URL("./", document.baseURI).href} memory`; // a new service worker throws it away
const TRIED = `${SHELF} was tried`; // a note that stays if the first screen never came
const LENGTH = "x-length"; // of the memory, in bytes
const PARTS = "x-parts"; // where those begin that were kept, and how long they are: the rest is empty

/** @typedef {{ bytes: Uint8Array<ArrayBuffer>, isWhole: Promise<void> }} Memory */
/** @typedef {Awaited<ReturnType<typeof import("../../runtime/pyodide.asm.mjs").default>>} Interpreter */
/** @typedef {{ _emscripten_stack_get_end(): number, _emscripten_stack_get_current(): number, _sbrk(more: 0): number }} Layout */

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
  const parts = (found.headers.get(PARTS) || "").split(",").map((part) => part.split("+").map(Number));
  const data = new Uint8Array(await found.arrayBuffer());
  if (data.length !== Number(found.headers.get("content-length"))) throw new Error("There is a part of it.");
  let at = 0;
  for (const [begin, length] of parts) {
    bytes.set(data.subarray(at, at + length), begin);
    at += length;
  }
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
  const layout = /** @type {Layout} */ (/** @type {unknown} */ (module)); // Pyodide's types leave it out
  API.config._makeSnapshot = true; // Pyodide wants to have been told at its start, and does not need it
  module.HEAP8 = memory.subarray(0, 0); // Pyodide makes the head: to copy what is empty would take as long as all else
  const head = /** @type {Uint8Array<ArrayBuffer>} */ (API.makeSnapshot());
  module.HEAP8 = memory;
  API.config._makeSnapshot = false;
  const parts = [{ begin: 0, bytes: head }];
  for (const [begin, end] of inUse(layout)) parts.push({ begin: head.length + begin, bytes: memory.slice(begin, end) });
  const write = () => {
    put(name, parts, head.length + memory.length).catch((error) =>
      console.warn("Python’s memory can’t be kept:", error),
    );
  };
  afterFirstScreen(() => {
    if (navigator.serviceWorker.controller) write();
    else navigator.serviceWorker.addEventListener("controllerchange", write, { once: true });
  });
}

/**
 * Where in the memory something is: below the free part of the stack, which grows downwards, and from there to the top
 * of the heap. To look for what is empty would take much longer.
 * @param {Layout} layout
 */
function inUse(layout) {
  return [
    [0, layout._emscripten_stack_get_end()],
    [layout._emscripten_stack_get_current(), layout._sbrk(0)],
  ];
}

/**
 * @param {string} name
 * @param {{ begin: number, bytes: Uint8Array<ArrayBuffer> }[]} parts
 * @param {number} length with all that is empty
 */
async function put(name, parts, length) {
  const kept = new Blob(parts.map(({ bytes }) => bytes));
  const places = parts.map(({ begin, bytes }) => `${begin}+${bytes.length}`);
  const headers = { "content-length": String(kept.size), [LENGTH]: String(length), [PARTS]: String(places) };
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
