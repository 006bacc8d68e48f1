// Saves that come in from files, and go out into them.

import { tell } from "./border.js";
import { tab } from "./keeping.js";
import { alike } from "./reading.js";

const LARGEST = 20_000_000; // bytes; a save has some thousands, and a file may hold thousands of games
/** @type {Blob[]} */
const waiting = []; // for this tab to play

/**
 * Files that come at once. What is wrong with one of them stays told, whatever the next one is.
 * @param {Iterable<Blob>} files
 */
export async function importFiles(files) {
  tell("files");
  for (const file of files) await importFile(file);
}

/**
 * What is far too large is not even read, and what can't be read is told.
 * @param {Blob} file
 */
export async function importFile(file) {
  try {
    const text = file.size > LARGEST ? null : await file.text();
    const kept = text === null || !tab.plays ? [] : await alike(text);
    if (!tab.plays) waiting.push(file);
    else if (text === null) tell("not-imported large");
    else tell("import", JSON.stringify({ text, alike: kept }));
  } catch (error) {
    console.warn("A file can't be read:", error);
    tell("not-imported unread");
  }
}

/** What came while another tab played. */
export async function importWaiting() {
  if (waiting.length) await importFiles(waiting.splice(0));
}

document.addEventListener("change", async ({ target }) => {
  if (!(target instanceof HTMLInputElement && target.files)) return; // only fields for files have any
  await importFiles(target.files);
  target.value = "";
});

/**
 * Let the browser save a text as a file.
 * @param {{ name: string, text: string }} file
 */
export function download({ name, text }) {
  save(name, new Blob([text], { type: "application/json" }));
}

/**
 * @param {string} name
 * @param {Blob} contents
 */
export function save(name, contents) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(contents);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
