// A game that came with the address, after its #: it goes to Python, and out of the address, so that loading the page
// again does not bring it again.

import { deepen } from "./back.js";
import { tell } from "./border.js";

const LONGEST = 2_000; // letters: no link needs more, and Python says so

/** @param {string} address */
export const linkIn = (address) => new URL(address).hash.slice(1, LONGEST);

/** What the page was opened with. */
export function takeLink() {
  const link = linkIn(location.href);
  if (link) history.replaceState(history.state, "", location.pathname + location.search);
  return link;
}

/** From now on Python hears of links that are opened while the page is there. */
export function listenForLinks() {
  addEventListener("hashchange", pass);
  pass();
}

function pass() {
  const link = linkIn(location.href);
  if (!link) return;
  deepen(location.pathname + location.search);
  tell("link", link);
}
