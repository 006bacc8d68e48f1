// Saves that come in from files: what is far too large is not even read, and what can't be read is told.

import { tell } from "./tell.js";

const LARGEST = 200_000; // bytes; a save has some thousands

export async function importFile(file) {
  if (file.size > LARGEST) return tell("not-imported large");
  try {
    tell("import", await file.text());
  } catch (error) {
    console.warn("A file can't be read:", error);
    tell("not-imported unread");
  }
}

document.addEventListener("change", async ({ target }) => {
  if (!target.matches("input[type=file]")) return;
  for (const file of target.files) await importFile(file);
  target.value = "";
});
