// What the page shows before Python is there: how far the download is, a hint to read, and a way out when something
// breaks. No modules and no new syntax here: a browser that is too old has to understand this one.
"use strict";

(() => {
  // Milliseconds without a sign of life. A line is silent for a while now and then; a slow tablet may take long to wake
  // Python up, and can't say anything meanwhile.
  const PATIENCE = { arriving: 10000, waking: 45000 };
  const LOOK = 1000; // milliseconds
  const READING = 7; // looks, for a hint

  /** @type {(id: string) => HTMLElement} */
  const byId = (id) => /** @type {HTMLElement} */ (document.getElementById(id)); // index.html has them all
  const step = byId("step");
  const progress = /** @type {HTMLProgressElement} */ (byId("progress"));
  let lastSign = performance.now();
  let patience = PATIENCE.arriving;

  /**
   * Say what is wrong, in one sentence, or that nothing is any more.
   * @param {Trouble | "silence"} why
   */
  function showTrouble(why) {
    for (const sentence of byId("trouble").querySelectorAll("p")) sentence.hidden = sentence.dataset.why !== why;
    byId("reload").hidden = why === "old";
    byId("trouble").hidden = !why;
  }

  function showSign() {
    lastSign = performance.now();
    if (!downloads.trouble) showTrouble("");
  }

  /**
   * @param {"waking" | "laying"} name
   * @param {number} percent
   */
  function showStep(name, percent) {
    showSign();
    patience = PATIENCE.waking;
    step.textContent = step.dataset[name] || "";
    progress.value = percent;
  }

  function showBytes() {
    showSign();
    const counted = [...downloads.files.values()];
    if (!step.isConnected || !counted.length || counted.some((file) => !file.total)) return;
    /** @type {(key: "arrived" | "total") => number} */
    const sum = (key) => counted.reduce((all, file) => all + file[key], 0);
    const arrived = sum("arrived");
    const total = sum("total");
    if (arrived >= total) return showStep("waking", 80);
    /** @type {(bytes: number) => string} */
    const megabytes = (bytes) => (bytes / 1e6).toFixed(1);
    step.textContent = (step.dataset.arriving || "")
      .replace("{arrived}", megabytes(arrived))
      .replace("{total}", megabytes(total));
    progress.value = (80 * arrived) / total;
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
  byId("reload").addEventListener("click", () => downloads.mend().then(() => location.reload()));

  const hints = byId("hints").querySelectorAll("li");
  let looks = Math.floor(Math.random() * hints.length) * READING;

  function showHint() {
    const shown = Math.floor(looks / READING) % hints.length;
    hints.forEach((hint, at) => {
      hint.hidden = at !== shown;
    });
  }

  showHint();
  const waiting = setInterval(() => {
    looks += 1;
    showHint();
    if (performance.getEntriesByName("playable").length) clearInterval(waiting);
    else if (!downloads.trouble && performance.now() - lastSign > patience) showTrouble("silence");
  }, LOOK);
})();
