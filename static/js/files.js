// Saves that come in from files, and go out into them.

import { tell } from "./border.js";
import { tab } from "./keeping.js";
import { alike } from "./reading.js";

const LARGEST = 20_000_000; // bytes; a save has some thousands, and a file may hold thousands of games
const FEW = 5; // files at once: more are taken in when there is time
/** @type {(Blob | null)[]} */
const waiting = []; // for this tab to play

/**
 * Files that come at once, or none where one is gone. What is wrong with one of them stays told, whatever the next one is.
 * @param {Iterable<Blob | null>} files
 */
export async function importFiles(files) {
  tell("files");
  const all = [...files];
  const areMany = all.length > FEW;
  /** @type {string[]} */
  const texts = [];
  let size = 0;
  for (const file of all) {
    size = (areMany ? size : 0) + (file?.size ?? 0);
    const text = await textOf(file, size);
    if (text !== null) texts.push(text);
    if (text !== null && !areMany) await take("import", [text], [file]);
  }
  if (areMany && texts.length) await take("imports", texts, all);
}

/**
 * What is in a file. What is far too large is not even read, and what can't be read is told.
 * @param {Blob | null} file
 * @param {number} size with those that are taken in together with it
 */
async function textOf(file, size) {
  try {
    if (!file) throw new Error("It is gone.");
    if (size <= LARGEST) return await file.text();
    tell("not-imported large");
  } catch (error) {
    console.warn("A file can't be read:", error);
    tell("not-imported unread");
  }
  return null;
}

/**
 * Python takes it in, if this is the tab that plays: all of it that is not here already.
 * @param {"import" | "imports"} how
 * @param {string[]} texts
 * @param {(Blob | null)[]} files where it comes from
 */
async function take(how, texts, files) {
  const kept = tab.plays ? await alike(texts.join("\n")) : [];
  if (tab.plays) tell(how, JSON.stringify({ texts, alike: kept }));
  else waiting.push(...files);
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
