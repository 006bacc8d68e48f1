// What the page shows before Python is there: how far the download is, a hint to read, and a way out when something
// breaks. No modules and no new syntax here: a browser that is too old has to understand this one.
"use strict";

(() => {
  const PATIENCE = 45000; // milliseconds without a sign of life; then a download has failed without a word
  const READING = 7000; // milliseconds for a hint

  const byId = (id) => document.getElementById(id);
  const step = byId("step");
  let lastSign = performance.now();

  /** Say what is wrong, in one sentence. */
  function showTrouble(why) {
    for (const sentence of byId("trouble").querySelectorAll("p")) sentence.hidden = sentence.dataset.why !== why;
    byId("reload").hidden = why === "old";
    byId("trouble").hidden = false;
  }

  function showStep(name, percent) {
    lastSign = performance.now();
    step.textContent = step.dataset[name];
    byId("progress").value = percent;
  }

  function showBytes() {
    lastSign = performance.now();
    const counted = [...downloads.files.values()];
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

  downloads.onChange = () => {
    if (downloads.trouble) showTrouble(downloads.trouble);
    else if (!downloads.areHere) showBytes();
  };
  downloads.onChange();
  if (downloads.areHere) showStep("waking", 50);
  addEventListener("py:progress", ({ detail }) => {
    if (detail === "Loaded interpreter") showStep("laying", 92);
  });
  byId("reload").addEventListener("click", () => location.reload());

  const hints = [...byId("hints").children];
  let shown = Math.floor(Math.random() * hints.length);
  const showHint = () => hints.forEach((hint, at) => { hint.hidden = at !== shown % hints.length; });

  showHint();
  const waiting = setInterval(() => {
    shown += 1;
    showHint();
    if (performance.getEntriesByName("playable").length) clearInterval(waiting);
    else if (performance.now() - lastSign > PATIENCE) downloads.fail("download");
  }, READING);
})();
