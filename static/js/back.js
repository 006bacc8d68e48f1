// The browser's Back closes what is open, then leads home, and only from there out of the site: for every step into
// the page the history gets an entry, and what Python shows says how deep it is.

import { tell } from "./border.js";
import { asNumber } from "./shelf.js";

let wanted = 0; // how deep the page is
let moving = false; // the browser is on its way to another entry

history.scrollRestoration = "manual"; // an entry is no page: where it is scrolled to is ours to say

const here = () => asNumber(history.state?.depth);

/**
 * The page is this deep now: 0 is home.
 * @param {number} depth
 */
export function reach(depth) {
  wanted = depth;
  settle();
}

function settle() {
  // An entry that is made before anybody has touched the page would be skipped by Back.
  if (moving || navigator.userActivation?.hasBeenActive === false) return;
  if (here() - wanted >= history.length) history.replaceState({ depth: 0 }, ""); // there is no such way back
  for (let depth = here() + 1; depth <= wanted; depth++) history.pushState({ depth }, "");
  if (here() === wanted) return;
  moving = true;
  history.go(wanted - here());
}

/**
 * The browser has gone to an address of its own accord: the entry that it made is one step deeper than the page was.
 * @param {string} address what is to stand in its place
 */
export function deepen(address) {
  history.replaceState({ depth: wanted + 1 }, "", address);
}

addEventListener("popstate", () => {
  if (location.hash) return; // no way back: link.js takes it
  const asked = moving; // by us, not by a person
  moving = false;
  if (asked || here() >= wanted) settle();
  else tell("leave");
});
