// Python's memory as it was when Python had just woken up and had imported what the first screen needs. It stays on the
// device: later visits lay it back into its place, which takes a part of the time that waking up takes.
// If anything is wrong with it, Python wakes up as it did the first time.

const SHELF = `pocket-planets ${new URL("./", document.baseURI).href} memory`; // a new service worker throws it away
const TRIED = `${SHELF} was tried`; // a note that stays if the first screen never came
const PAGE = 1 << 16; // bytes: WebAssembly's own
const HEAD = "x-head"; // bytes that Pyodide wants to read first
const LENGTH = "x-length"; // of the memory, in bytes
const PAGES = "x-pages"; // those that were kept: the others are empty

/** @typedef {Awaited<ReturnType<typeof import("../../runtime/pyodide.asm.mjs").default>>} Interpreter */
/** @typedef {{ head: Uint8Array<ArrayBuffer>, length: number, lay(heap: Uint8Array): Promise<void> }} Memory */

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
  const reading = read(found);
  reading.catch(() => {}); // whoever lays it back hears of it
  const pages = (found.headers.get(PAGES) || "").split(",").map(Number);
  const head = new Uint8Array(Number(found.headers.get(HEAD)));
  return {
    head,
    length: Number(found.headers.get(LENGTH)),
    async lay(heap) {
      const data = await reading;
      head.set(data.subarray(0, head.length));
      pages.forEach((page, at) => {
        const begin = head.length + at * PAGE;
        heap.set(data.subarray(begin, begin + PAGE), page * PAGE);
      });
      performance.mark("recalled");
    },
  };
}

/** @param {Response} found */
async function read(found) {
  const data = new Uint8Array(await found.arrayBuffer());
  if (data.length !== Number(found.headers.get("content-length"))) throw new Error("There is a part of it.");
  return data;
}

/** Whatever is kept is not to be used again. */
export async function forget() {
  localStorage.removeItem(TRIED);
  await caches.delete(SHELF);
}

/**
 * Keep the memory as it is now. It is written down later, when the site is here to stay.
 * @param {string} name
 * @param {Interpreter} interpreter
 */
export function keep(name, interpreter) {
  if (!window.caches || !navigator.serviceWorker) return;
  const head = headOf(interpreter);
  const heap = interpreter.HEAPU8;
  const pages = usedPages(heap);
  const kept = [head, ...pages.map((page) => heap.slice(page * PAGE, (page + 1) * PAGE))];
  const headers = { [HEAD]: String(head.length), [LENGTH]: String(heap.length), [PAGES]: String(pages) };
  const write = () => {
    put(name, new Blob(kept), headers).catch((error) => console.warn("Python’s memory can’t be kept:", error));
  };
  afterFirstScreen(() => {
    if (navigator.serviceWorker.controller) write();
    else navigator.serviceWorker.addEventListener("controllerchange", write, { once: true });
  });
}

/**
 * What Pyodide would write before its whole memory, of which half is empty.
 * @param {Interpreter} interpreter
 */
function headOf(interpreter) {
  const { API, HEAP8 } = interpreter;
  API.config._makeSnapshot = true; // Pyodide wants to have been told at its start, and does not need it
  interpreter.HEAP8 = HEAP8.subarray(0, 0);
  try {
    return /** @type {Uint8Array<ArrayBuffer>} */ (API.makeSnapshot());
  } finally {
    interpreter.HEAP8 = HEAP8;
    API.config._makeSnapshot = false;
  }
}

/** @param {Uint8Array} heap */
function usedPages(heap) {
  const words = new Int32Array(heap.buffer);
  const size = PAGE / Int32Array.BYTES_PER_ELEMENT;
  const pages = [];
  for (let page = 0; page * PAGE < heap.length; page++) {
    const end = (page + 1) * size;
    let at = page * size;
    while (at < end && !words[at]) at++;
    if (at < end) pages.push(page);
  }
  return pages;
}

/**
 * @param {string} name
 * @param {Blob} kept
 * @param {Record<string, string>} headers
 */
async function put(name, kept, headers) {
  await forget();
  const shelf = await caches.open(SHELF);
  await shelf.put(name, new Response(kept, { headers: { ...headers, "content-length": String(kept.size) } }));
}

/** @param {() => void} go */
function afterFirstScreen(go) {
  new PerformanceObserver((list, observer) => {
    if (!list.getEntriesByName("playable").length) return;
    observer.disconnect();
    go();
  }).observe({ type: "mark", buffered: true });
}
