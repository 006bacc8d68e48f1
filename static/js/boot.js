// What the page shows before Python is there: how far the download is, a hint to read, and a way out when something
// breaks, all in the language of whoever looks. No modules and no new syntax here: a browser that is too old has to understand this one.
"use strict";

(() => {
  // Milliseconds without a sign of life. A line is silent for a while now and then; a slow tablet may take long to wake
  // Python up, and can't say anything meanwhile.
  const PATIENCE = { arriving: 10000, waking: 45000 };
  const LOOK = 1000; // milliseconds
  const GLANCE = 200; // milliseconds: a download comes in hundreds of pieces, and to write a number takes a while the first time
  const WORDLESS = 1500; // milliseconds
  const READING = 7; // looks, for a hint
  const ONE_DIGIT = { minimumFractionDigits: 1, maximumFractionDigits: 1 };

  /** @type {(id: string) => HTMLElement} */
  const byId = (id) => /** @type {HTMLElement} */ (document.getElementById(id)); // index.html has them all
  const step = byId("step");
  const progress = /** @type {HTMLProgressElement} */ (byId("progress"));
  let lastSign = performance.now();
  let patience = PATIENCE.arriving;
  let glance = 0; // the timer that shows how much is here
  let stepWords = () => step.textContent || ""; // what the step says, in the language of now

  // --- the language ---

  const ENGLISH = "en"; // the page is written in it
  const LAST = `pocket-planets ${new URL("./", document.baseURI).pathname} language`; // what was spoken last
  const root = document.documentElement;
  const manifest = /** @type {HTMLLinkElement} */ (document.querySelector("link[rel=manifest]"));
  const home = manifest.getAttribute("href") || "";
  /** @type {NodeListOf<HTMLMetaElement>} */
  const offered = document.querySelectorAll("meta[name=words]");
  /** @type {Map<string, string>} */
  const addresses = new Map(Array.from(offered, ({ lang, content }) => [lang, content]));
  /** @type {Map<string, Promise<string>>} */
  const arriving = new Map(); // words, by their language
  /** @type {[Node, english: string][] | null} */
  let pieces = null; // of the page's own words
  /** @type {Set<string>} */
  const lost = new Set(); // languages whose words did not come
  let wanted = guess();
  let spoken = ENGLISH;

  /** The first language of the browser's that is one of ours; English if none is. */
  function preferred() {
    const known = (navigator.languages || []).map((tag) => tag.split("-")[0].toLowerCase());
    return known.find((language) => language === ENGLISH || addresses.has(language)) || ENGLISH;
  }

  /** What was spoken last, or else what the browser prefers: the settings, which say it for certain, come later. */
  function guess() {
    try {
      return localStorage.getItem(LAST) || preferred();
    } catch (_error) {
      return preferred(); // nothing may be kept
    }
  }

  /**
   * The words of a language, for Python; none for English, and none if they can't be had.
   * @param {string} language
   * @returns {Promise<string>}
   */
  function words(language) {
    const address = addresses.get(language);
    if (!address) return Promise.resolve("");
    const known = arriving.get(language);
    if (known) return known;
    const answer = ask(address, "default")
      .catch(() => ask(address, "reload")) // half of it may lie in the browser's cache
      .catch(() => {
        arriving.delete(language); // another time
        lost.add(language);
        return "";
      });
    arriving.set(language, answer);
    return answer;
  }

  /**
   * @param {string} address
   * @param {RequestCache} cache
   */
  async function ask(address, cache) {
    const response = await fetch(address, { cache });
    const text = await response.text();
    JSON.parse(text); // it is whole
    return text;
  }

  /**
   * What of the page is in words and is not Python's, which may have drawn its own already.
   * @param {Record<string, string>} shell
   */
  function ownPieces(shell) {
    /** @type {[Node, english: string][]} */
    const found = [];
    for (const each of document.querySelectorAll("title, .on-splash *, #trouble *"))
      for (const node of [...each.attributes, ...each.childNodes])
        if (node.nodeValue && node.nodeValue in shell) found.push([node, node.nodeValue]);
    return found;
  }

  /** Say what the page itself says in the language that is wanted. */
  async function show() {
    const language = wanted;
    const text = await words(language);
    if (language !== wanted || (language !== ENGLISH && !text)) return;
    /** @type {Record<string, string>} */
    const shell = text ? JSON.parse(text).shell : {};
    pieces = pieces || (text ? ownPieces(shell) : null);
    for (const [piece, english] of pieces || []) piece.nodeValue = shell[english] || english;
    step.textContent = stepWords();
    root.lang = spoken = language;
    manifest.setAttribute("href", text ? home.replace("manifest", `manifest-${language}`) : home);
  }

  window.speech = {
    preferred,
    words,
    follow(language) {
      if (language === wanted && language === spoken) return;
      const isMakeshift = language === ENGLISH && lost.has(wanted);
      wanted = language;
      try {
        if (!isMakeshift) localStorage.setItem(LAST, language);
      } catch (_error) {
        // the settings keep it, too
      }
      show();
    },
  };

  if (wanted !== ENGLISH) {
    const say = () => delete root.dataset.words;
    root.dataset.words = "awaited"; // rather nothing for a moment than something else first
    show().then(say, say);
    setTimeout(say, WORDLESS);
  }

  // --- how far it is ---

  if (!window.downloads) {
    // The first script would tell what is wrong, and it is what has not come.
    const first = /** @type {HTMLScriptElement} */ (document.querySelector("script[src]")).src;
    byId("trouble").hidden = false;
    byId("reload").onclick = () => fetch(first, { cache: "reload" }).then(() => location.reload());
    return;
  }

  function showSign() {
    lastSign = performance.now();
    if (!downloads.trouble) downloads.tell("");
  }

  /** @param {() => string} words */
  function sayStep(words) {
    stepWords = words;
    step.textContent = words();
  }

  /**
   * @param {"waking" | "laying"} name
   * @param {number} percent
   */
  function showStep(name, percent) {
    showSign();
    patience = PATIENCE.waking;
    sayStep(() => step.dataset[name] || "");
    progress.value = percent;
  }

  const filesToCome = () => [...downloads.files.values()];

  const areAllHere = () => filesToCome().every(({ arrived, total }) => total && arrived >= total);

  function showBytes() {
    clearTimeout(glance);
    glance = 0;
    if (downloads.trouble) return;
    showSign();
    const counted = filesToCome();
    if (!step.isConnected || !counted.length || counted.some((file) => !file.total)) return;
    /** @type {(key: "arrived" | "total") => number} */
    const sum = (key) => counted.reduce((all, file) => all + file[key], 0);
    const arrived = sum("arrived");
    const total = sum("total");
    if (areAllHere()) return showStep("waking", 80);
    /** @type {(bytes: number) => string} */
    const megabytes = (bytes) => (bytes / 1e6).toLocaleString(root.lang, ONE_DIGIT);
    sayStep(() =>
      (step.dataset.arriving || "").replace("{arrived}", megabytes(arrived)).replace("{total}", megabytes(total)),
    );
    progress.value = (80 * arrived) / total;
  }

  downloads.onChange = () => {
    if (downloads.trouble) return downloads.tell(downloads.trouble);
    if (downloads.areHere) return;
    // When all is here, Python may keep a timer waiting.
    if (areAllHere()) showBytes();
    else glance = glance || setTimeout(showBytes, GLANCE);
  };
  downloads.onChange();
  if (downloads.areHere) showStep("waking", 50);
  addEventListener("py:progress", ({ detail }) => {
    if (detail !== "Loaded interpreter") return;
    clearTimeout(glance); // all is here
    showStep("laying", 92);
  });

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
    else if (!downloads.trouble && performance.now() - lastSign > patience) downloads.tell("silence");
  }, LOOK);
})();
