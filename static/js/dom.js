// Short words for what many scripts ask of the document.

/** @param {string} id */
export const byId = (id) => document.getElementById(id);

/**
 * All elements like this, in the order of the page.
 * @param {string} selector
 * @param {ParentNode} [scope]
 */
export const every = (selector, scope = document) => [
  .../** @type {NodeListOf<HTMLElement>} */ (scope.querySelectorAll(selector)),
];

/**
 * What an event has hit, or what lies around that, if it is like this.
 * @param {Event} event
 * @param {string} selector
 */
export function hit({ target }, selector) {
  return target instanceof Element ? /** @type {HTMLElement | null} */ (target.closest(selector)) : null;
}

/** Whether nothing should move: so says the page, or the device. */
export const isStill = () =>
  document.documentElement.classList.contains("still") || matchMedia("(prefers-reduced-motion: reduce)").matches;
