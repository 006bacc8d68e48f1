// Handing a link on: by the device's own share sheet, or by copying it.

import { tell } from "./border.js";

/** Whether there is a share sheet. */
export const shares = typeof navigator.share === "function";

/** @param {{ text: string, address: string }} what */
export async function share({ text, address }) {
  try {
    await navigator.share({ text, url: address });
  } catch (error) {
    if (!(error instanceof DOMException && error.name === "AbortError")) copy(address); // nobody has changed their mind
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
