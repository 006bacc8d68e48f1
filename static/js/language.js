// Python gets the words of the language that is wanted along with the settings that say which one it is.

import { read } from "./shelf.js";

/**
 * What is stored, with the words of the language that was chosen; if none was, of the browser's.
 * @template {object} T
 * @param {T & { settings?: unknown }} found
 */
export async function withWords(found) {
  const { language } = read(found.settings);
  return { ...found, words: await speech.words(language || speech.preferred()) };
}
