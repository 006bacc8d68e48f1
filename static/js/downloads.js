// The first script of all: it starts the heavy downloads before anything is drawn, counts what arrives, and hears of
// whatever breaks. What people see of that is in boot.js.
// No modules and no new syntax here: a browser that is too old has to understand this one.
"use strict";

performance.mark("shell");

(() => {
  // The smallest module with a tag for exceptions: what can't read it can't run Python.
  const MODULE = [0, 97, 115, 109, 1, 0, 0, 0, 1, 4, 1, 96, 0, 0, 13, 3, 1, 0, 0];

  const files = new Map(); // what is counted, by its address
  const downloads = {
    files,
    // After the first visit everything is on the device, and there is nothing to count.
    areHere: Boolean(navigator.serviceWorker && navigator.serviceWorker.controller),
    trouble: "", // "old", "download" or "broken"; the first reason is the real one
    fail,
    onChange() {},
  };
  window.downloads = downloads;

  // --- when something breaks ---

  function fail(why) {
    if (!downloads.trouble) downloads.trouble = why;
    downloads.onChange();
  }

  function onError(event) {
    const missing = event.target instanceof HTMLScriptElement || event.target instanceof HTMLLinkElement;
    const message = String((event.reason || event.error || event).message);
    const isPlayable = performance.getEntriesByName("playable").length > 0;
    const offline = !isPlayable && /fetch|import|load|network/i.test(message);
    fail(missing || offline ? "download" : "broken");
  }

  addEventListener("error", onError, true); // in the capturing phase: a script that can't be loaded counts too
  addEventListener("unhandledrejection", onError);

  // --- the downloads ---

  const realFetch = window.fetch;

  /** Read a copy of an answer to see how much of it has arrived, as it came over the line. */
  async function count(file, response) {
    const packed = response.headers.has("content-encoding") && Number(response.headers.get("content-length"));
    file.total = packed || file.bytes;
    const reader = response.body.getReader();
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      file.arrived += (read.value.length * file.total) / file.bytes;
      downloads.onChange();
    }
    file.arrived = file.total;
    downloads.onChange();
  }

  async function fetchCounted(file, address) {
    try {
      const response = await realFetch(address);
      if (!response.ok) throw new Error(`${address}: ${response.status}`);
      if (!downloads.areHere) count(file, response.clone()).catch(() => fail("download"));
      return response;
    } catch (error) {
      fail("download");
      throw error;
    }
  }

  function start() {
    for (const tag of document.querySelectorAll("[data-bytes]")) {
      const address = new URL(tag.href || tag.content, document.baseURI).href;
      const file = { bytes: Number(tag.dataset.bytes), total: 0, arrived: 0 };
      file.answer = fetchCounted(file, address);
      file.answer.catch(() => {}); // whoever asks for it hears of it
      files.set(address, file);
    }
  }

  /** As `fetch`, but what is counted is fetched once, and by us. */
  window.fetch = (what, options) => {
    const address = what instanceof Request ? what.url : new URL(what, document.baseURI).href;
    const file = files.get(address);
    if (!file) return realFetch(what, options);
    const answer = file.answer || fetchCounted(file, address);
    file.answer = null;
    return answer;
  };

  if (window.WebAssembly && WebAssembly.validate(new Uint8Array(MODULE))) start();
  else fail("old");
})();
