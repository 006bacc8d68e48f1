// What the page does before Python is there: it says how far the download is, and offers a way out when something
// breaks. No modules and no new syntax here: a browser that is too old has to understand this one.
"use strict";

performance.mark("shell");

(() => {
  const PATIENCE = 45000; // milliseconds without a sign of life; then a download has failed without a word
  const READING = 7000; // milliseconds for a hint
  // The smallest module with a tag for exceptions: what can't read it can't run Python.
  const MODULE = [0, 97, 115, 109, 1, 0, 0, 0, 1, 4, 1, 96, 0, 0, 13, 3, 1, 0, 0];

  const byId = (id) => document.getElementById(id);
  const step = byId("step");
  const files = new Map(); // what is counted, by its address
  let lastSign = performance.now();

  const isPlayable = () => performance.getEntriesByName("playable").length > 0;

  // --- when something breaks ---

  /** Say what is wrong, in one sentence; the first reason is the real one. */
  function showTrouble(why) {
    const trouble = byId("trouble");
    if (!trouble.hidden) return;
    for (const sentence of trouble.querySelectorAll("p")) sentence.hidden = sentence.dataset.why !== why;
    byId("reload").hidden = why === "old";
    trouble.hidden = false;
  }

  function onError(event) {
    const missing = event.target instanceof HTMLScriptElement || event.target instanceof HTMLLinkElement;
    const message = String((event.reason || event.error || event).message);
    const offline = !isPlayable() && /fetch|import|load|network/i.test(message);
    showTrouble(missing || offline ? "download" : "broken");
  }

  addEventListener("error", onError, true); // in the capturing phase: a script that can't be loaded counts too
  addEventListener("unhandledrejection", onError);
  byId("reload").addEventListener("click", () => location.reload());

  // --- how far it is ---

  function showStep(name, percent) {
    lastSign = performance.now();
    step.textContent = step.dataset[name];
    byId("progress").value = percent;
  }

  function showBytes() {
    lastSign = performance.now();
    const counted = [...files.values()];
    if (!step.isConnected || counted.some((file) => !file.total)) return;
    const sum = (key) => counted.reduce((all, file) => all + file[key], 0);
    const arrived = sum("arrived");
    const total = sum("total");
    if (arrived >= total) return showStep("waking", 80);
    const megabytes = (bytes) => (bytes / 1e6).toFixed(1);
    step.textContent = step.dataset.arriving
      .replace("{arrived}", megabytes(arrived))
      .replace("{total}", megabytes(total));
    byId("progress").value = (80 * arrived) / total;
  }

  /** Read a copy of an answer to see how much of it has arrived, as it came over the line. */
  async function count(file, response) {
    const packed = response.headers.has("content-encoding") && Number(response.headers.get("content-length"));
    file.total = packed || file.bytes;
    const reader = response.body.getReader();
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      file.arrived += (read.value.length * file.total) / file.bytes;
      showBytes();
    }
    file.arrived = file.total;
    showBytes();
  }

  // --- the downloads ---

  const realFetch = window.fetch;

  async function fetchCounted(file, address) {
    try {
      const response = await realFetch(address);
      if (!response.ok) throw new Error(`${address}: ${response.status}`);
      if (!isHere) count(file, response.clone()).catch(() => showTrouble("download"));
      return response;
    } catch (error) {
      showTrouble("download");
      throw error;
    }
  }

  // After the first visit everything is on the device, and there is nothing to count.
  const isHere = Boolean(navigator.serviceWorker && navigator.serviceWorker.controller);

  for (const tag of document.querySelectorAll("[data-bytes]")) {
    const address = new URL(tag.href || tag.content, document.baseURI).href;
    files.set(address, { bytes: Number(tag.dataset.bytes), total: 0, arrived: 0, answer: null });
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

  function start() {
    for (const [address, file] of files) {
      file.answer = fetchCounted(file, address);
      file.answer.catch(() => {}); // whoever asks for it hears of it
    }
    addEventListener("py:progress", ({ detail }) => {
      if (detail === "Loaded interpreter") showStep("laying", 92);
    });
    if (isHere) showStep("waking", 50);
  }

  const hints = [...byId("hints").children];
  let shown = Math.floor(Math.random() * hints.length);
  const showHint = () => hints.forEach((hint, at) => { hint.hidden = at !== shown % hints.length; });

  const isOld = !window.WebAssembly || !WebAssembly.validate(new Uint8Array(MODULE));
  if (isOld) showTrouble("old");
  else start();
  showHint();
  const waiting = setInterval(() => {
    shown += 1;
    showHint();
    if (isPlayable()) clearInterval(waiting);
    else if (performance.now() - lastSign > PATIENCE) showTrouble("download");
  }, READING);
})();
