// The games stay on the device, if the browser promises to keep them.

import { tell } from "./border.js";

/** Tell Python whether the browser has promised it. */
export async function tellWhetherSafe() {
  if (await navigator.storage?.persisted?.().catch(() => false)) tell("safe yes");
}

/** Ask the browser to keep the games, however short of space it gets. Some ask the person in turn. */
export async function askToKeepGames() {
  const safe = await navigator.storage?.persist?.().catch(() => false);
  if (safe !== undefined) tell(safe ? "safe yes" : "safe no");
}
