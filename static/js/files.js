// Saves that come in from files, and go out into them.

import { tell } from "./border.js";

const LARGEST = 20_000_000; // bytes; a save has some thousands, and a file may hold thousands of games

/**
 * What is far too large is not even read, and what can't be read is told.
 * @param {Blob} file
 */
export async function importFile(file) {
  try {
    if (file.size > LARGEST) tell("not-imported large");
    else tell("import", await file.text());
  } catch (error) {
    console.warn("A file can't be read:", error);
    tell("not-imported unread");
  }
}

document.addEventListener("change", async ({ target }) => {
  if (!(target instanceof HTMLInputElement && target.files)) return; // only fields for files have any
  for (const file of target.files) await importFile(file);
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
