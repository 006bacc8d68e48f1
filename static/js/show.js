// From HTML text to the page: what stays as it is is neither parsed nor compared, and keeps its place, its focus and its
// motion.

import { byId, every } from "./dom.js";
import { rove } from "./keys.js";

const MORPH = {
  callbacks: {
    /**
     * Most of the page is as it was: comparing it is much cheaper than walking through it.
     * @param {Element} now
     * @param {Node} next
     */
    beforeNodeMorphed: (now, next) => !(/** @type {HTMLElement} */ (next).dataset?.asItIs) && !now.isEqualNode(next),
    /**
     * These are set by scripts alone: where something is turned to, what is on its way, whether a dialog is open.
     * @param {string} name
     */
    beforeAttributeUpdated: (name) => !["style", "data-flying", "open"].includes(name),
    /**
     * A tile that follows a finger is not in what Python draws.
     * @param {Node} node
     */
    beforeNodeRemoved: (node) => !(node instanceof Element && node.matches(".dragged")),
  },
};
const PART = /<!--part (\S+)--><(\w+)(.*?)<!--\/part-->/gs;
const parser = new DOMParser();

/** @typedef {Map<string, string>} Parts the parts of a screen, as text, by their ids */

/**
 * The page to come. Of parts that are as they were before, only the outermost tag stands in it.
 * @param {string} html
 * @param {Parts} before
 */
export function parse(html, before) {
  /** @type {Parts} */
  const parts = new Map();
  const text = html.replace(PART, (_, id, tag, rest) => {
    parts.set(id, rest);
    return `<${tag}${before.get(id) === rest ? ` id="${id}" data-as-it-is="yes"></${tag}>` : rest}`;
  });
  const next = /** @type {Element} */ (parser.parseFromString(text, "text/html").body.firstElementChild);
  rove(next);
  return { next, parts };
}

/**
 * Another screen: nothing of the old one is worth looking for, and one begins at its top. What people look at last
 * is painted a moment after the rest: the style sheets say what that is.
 * @param {Element} app
 * @param {Element} next
 */
export function showScreen(app, next) {
  document.body.dataset.opening = "yes";
  app.replaceWith(next);
  scrollTo(0, 0);
  requestAnimationFrame(() => setTimeout(() => delete document.body.dataset.opening));
}

/**
 * Change what has changed.
 * @param {Element} app
 * @param {Element} next
 * @param {HTMLElement} held what has the focus
 */
export function morph(app, next, held) {
  for (const shadow of every(".dragged")) {
    const tile = byId(shadow.dataset.tile ?? "");
    if (!tile || goes(tile, next.ownerDocument)) shadow.remove(); // it may be a secret that was put down meanwhile
  }
  if (goes(held, next.ownerDocument)) held.blur(); // taken away with the focus, it would have the page laid out half-way
  // What is being typed stays; a focused button is drawn anew like everything else.
  Idiomorph.morph(app, next, { ...MORPH, ignoreActiveValue: held.matches("input") });
  // What is ticked is what Python says: a browser has a mind of its own beside the attribute.
  /** @type {NodeListOf<HTMLInputElement>} */
  const boxes = document.querySelectorAll("[type=radio], [type=checkbox]");
  for (const box of boxes) box.checked = box.defaultChecked;
}

/**
 * Whether an element is not on the page to come, nor in a part that stays as it is. A place that is no button any more
 * is another element.
 * @param {Element} element
 * @param {Document} page
 */
function goes(element, page) {
  if (!element.id || page.getElementById(element.id)?.localName === element.localName) return false;
  return !every("[data-as-it-is]", page).some(({ id }) => byId(id)?.contains(element));
}
