// The first script of all: it starts the heavy downloads before anything is drawn, counts and checks what arrives, and
// hears of whatever breaks. What people see of that is in boot.js.
// A browser that is too old has to understand it: the build makes one plain script of this, in old words.

import { fail, isPlayable, mend, realFetch, tell } from "./trouble.js";

performance.mark("shell");

// The smallest module with a tag for exceptions: what can't read it can't run Python.
const MODULE = [0, 97, 115, 109, 1, 0, 0, 0, 1, 4, 1, 96, 0, 0, 13, 3, 1, 0, 0];

const PATIENCE = 3000; // milliseconds, for the cover

/** @type {Map<string, Download>} */
const files = new Map(); // what is counted, by its address
/** @type {Downloads} */
const downloads = {
  files,
  // After the first visit everything is on the device, and there is nothing to count.
  areHere: Boolean(navigator.serviceWorker && navigator.serviceWorker.controller),
  trouble: "", // the first reason is the real one
  started: Promise.resolve(), // when it is time for Python
  fail,
  tell,
  mend,
  onChange: () => tell(downloads.trouble), // boot.js has more to say, if it comes
};
window.downloads = downloads;

/**
 * @param {string} address
 * @param {RequestCache} cache
 */
async function ask(address, cache) {
  const response = await realFetch(address, { cache });
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response;
}

/**
 * A file, however the host sends it. Where the host compresses it, its way is the best there is. Where it does not,
 * the packed copy is a third of the size: the answer is broken off as soon as that is known.
 * @param {Download} file
 * @param {RequestCache} cache
 * @param {boolean} mayBePacked
 */
async function get(file, cache, mayBePacked = Boolean(window.DecompressionStream)) {
  const response = await ask(file.address, cache);
  file.wantsPacked = mayBePacked && !downloads.areHere && !response.headers.has("content-encoding");
  if (file.wantsPacked) {
    if (response.body) response.body.cancel();
    return getPacked(file, cache);
  }
  // WebAssembly is compiled while it arrives, and kept compiled for later visits if the answer is the host's own.
  if (!file.streams || response.headers.get("content-type") !== file.type) return checked(file, read(file, response));
  file.isWhole =
    downloads.areHere ||
    checked(file, read(file, response.clone())).then(
      () => true,
      () => false,
    );
  return response;
}

/**
 * @param {Download} file
 * @param {RequestCache} cache
 */
async function getPacked(file, cache) {
  const data = await read(file, await ask(`${file.address}.gz`, cache), file.packed);
  if (data.byteLength === file.bytes) return checked(file, data); // some hosts unpack it themselves
  const stream = new Blob([data]).stream().pipeThrough(new DecompressionStream("gzip"));
  return checked(file, new Response(stream).arrayBuffer());
}

/**
 * All of an answer, which should be so many bytes. Meanwhile the file knows how much has come over the line.
 * @param {Download} file
 * @param {Response} response
 */
async function read(file, response, bytes = file.bytes) {
  const isPacked = response.headers.has("content-encoding");
  file.total = isPacked ? Number(response.headers.get("content-length")) || file.packed : bytes;
  let length = 0;
  const data = new Uint8Array(file.bytes); // some hosts unpack what is packed
  const reader = /** @type {ReadableStream<Uint8Array<ArrayBuffer>>} */ (response.body).getReader();
  for (let step = await reader.read(); !step.done; step = await reader.read()) {
    if (length + step.value.length > file.bytes) throw new Error(`${file.address} is too long`);
    data.set(step.value, length);
    length += step.value.length;
    file.arrived = (file.total * length) / bytes;
    downloads.onChange();
  }
  return length < file.bytes ? data.buffer.slice(0, length) : data.buffer;
}

/**
 * An answer that holds the file as the build made it, and nothing else.
 * @param {Download} file
 * @param {ArrayBuffer | Promise<ArrayBuffer>} reading
 */
async function checked(file, reading) {
  const data = await reading;
  if (data.byteLength !== file.bytes || !(await hasHash(data, file.hash))) throw new Error(`${file.address} is broken`);
  return new Response(data, { headers: { "content-type": file.type } });
}

/**
 * Without HTTPS a browser has no hashes: then the length has to do.
 * @param {ArrayBuffer} data
 * @param {string} hash
 */
async function hasHash(data, hash) {
  if (downloads.areHere || !crypto.subtle) return true; // the service worker has looked already
  const found = new Uint8Array(await crypto.subtle.digest("SHA-256", data));
  return btoa(String.fromCharCode(...found)) === hash;
}

/**
 * What came in broken is asked for once more, past the browser's cache, where it would lie for ever. Some hosts have
 * no packed copy, or send something else in its place: then the file is taken as it is.
 * @param {Download} file
 */
function getAgain(file) {
  file.again =
    file.again ||
    get(file, "reload")
      .catch((error) => {
        if (file.wantsPacked) return get(file, "reload", false);
        throw error;
      })
      .catch((error) => {
        fail("download");
        throw error;
      });
  return file.again;
}

function find() {
  /** @type {NodeListOf<HTMLMetaElement>} */
  const named = document.querySelectorAll("[data-bytes]");
  for (const { content, dataset } of named) {
    const { hash = "", type = "" } = dataset;
    /** @type {Download} */
    const file = {
      address: new URL(content, document.baseURI).href,
      hash,
      type,
      bytes: Number(dataset.bytes),
      packed: Number(dataset.packed),
      streams: type === "application/wasm",
      wantsPacked: false,
      total: 0,
      arrived: 0,
      isWhole: true,
      answer: null,
      again: null,
    };
    file.answer = coverIsHere.then(() => get(file, "default")).catch(() => getAgain(file));
    file.answer.catch(() => {}); // whoever asks for it hears of it
    files.set(file.address, file);
  }
}

/**
 * The cover comes first: it takes a moment, and what is heavy would take the line from it.
 * @type {Promise<unknown>}
 */
let coverIsHere = Promise.resolve();

/** @returns {Promise<unknown>} */
function loadCover() {
  return new Promise((go) => {
    const cover = new Image();
    cover.onload = cover.onerror = go;
    cover.src = /** @type {HTMLLinkElement} */ (document.querySelector("link[as=image]")).href;
    setTimeout(go, PATIENCE);
  });
}

/**
 * Python's scripts come along with what is heavy, and are not read yet: that would hold up the paint.
 * @param {DocumentFragment} scripts
 */
function fetchScripts(scripts) {
  for (const each of scripts.querySelectorAll("link, script")) {
    const link = document.createElement("link");
    link.href = each.getAttribute("href") || each.getAttribute("src") || "";
    Object.assign(link, { rel: "preload", as: "script", crossOrigin: "anonymous" });
    document.head.append(link);
  }
}

/**
 * Python would keep the browser from painting. A page that nobody sees is never painted.
 * @returns {Promise<unknown>}
 */
function afterPaint() {
  return new Promise((go) => {
    if (document.hidden) go("unseen");
    else new PerformanceObserver(go).observe({ type: "paint", buffered: true });
    setTimeout(go, PATIENCE);
  });
}

/** As `fetch`, but what is counted is fetched once, and by us. */
window.fetch = async (what, options) => {
  const file = files.get(what instanceof Request ? what.url : new URL(what, document.baseURI).href);
  if (file) {
    const answer = file.answer || get(file, "default");
    file.answer = null;
    return answer;
  }
  const response = await realFetch(what, options);
  const isPage = (response.headers.get("content-type") || "").startsWith("text/html"); // said by some for "missing"
  if ((isPage || !response.ok) && !isPlayable()) fail("download");
  return response;
};

/**
 * Pyodide says nothing and waits for ever when its WebAssembly is broken: here it gets a second one.
 * @param {typeof WebAssembly.instantiateStreaming} instantiate
 * @returns {typeof WebAssembly.instantiateStreaming}
 */
function instantiateTwice(instantiate) {
  return async (answer, imports) => {
    const file = /** @type {Download} */ ([...files.values()].find((each) => each.streams));
    try {
      const made = await instantiate(answer, imports);
      if (await file.isWhole) return made;
    } catch (error) {
      console.warn(error);
    }
    try {
      return await instantiate(getAgain(file), imports);
    } catch (error) {
      fail("download");
      throw error;
    }
  };
}

if (window.WebAssembly && WebAssembly.validate(new Uint8Array(MODULE))) {
  WebAssembly.instantiateStreaming = instantiateTwice(WebAssembly.instantiateStreaming);
  const start = /** @type {HTMLTemplateElement} */ (document.getElementById("python"));
  if (!downloads.areHere) {
    coverIsHere = loadCover();
    coverIsHere.then(() => fetchScripts(start.content));
    downloads.started = coverIsHere.then(afterPaint);
  }
  downloads.started.then(() => document.head.append(start.content));
  find();
} else {
  fail("old");
}
