// Handing a link or a picture on: by the device's own share sheet, by copying it, or as a file.

import { tell } from "./border.js";
import { painted } from "./code.js";
import { byId } from "./dom.js";
import { save } from "./files.js";

/** Whether there is a share sheet. */
export const shares = typeof navigator.share === "function";

/**
 * Whether somebody has closed the share sheet: then nothing is to be done.
 * @param {unknown} error
 */
const isSecondThought = (error) => error instanceof DOMException && error.name === "AbortError";

/** @param {{ text: string, address: string }} what */
export async function share({ text, address }) {
  try {
    await navigator.share({ text, url: address });
  } catch (error) {
    if (!isSecondThought(error)) copy(address);
  }
}

/** @param {string} text */
export async function copy(text) {
  try {
    await navigator.clipboard.writeText(text); // there is no clipboard without HTTPS
    tell("copied yes");
  } catch {
    tell("copied no");
  }
}

/**
 * The picture that is painted on the page.
 * @param {{ name: string, text: string, send: boolean }} what
 */
export async function handPicture({ name, text, send }) {
  try {
    await painted();
  } catch {
    return; // a part of it has not arrived: nobody wants half of it
  }
  const canvas = /** @type {HTMLCanvasElement | null} */ (byId("picture"));
  canvas?.toBlob(async (picture) => {
    if (!picture) return;
    const files = [new File([picture], name, { type: picture.type })];
    if (!send || !navigator.canShare?.({ files })) return save(name, picture);
    try {
      await navigator.share({ files, text });
    } catch (error) {
      if (!isSecondThought(error)) save(name, picture);
    }
  });
}
