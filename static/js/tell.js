// How the page's scripts speak to Python.

/** Tell Python something that is not a tap on a button: the body carries it as a "pocket" event. */
export const tell = (text, value = "") =>
  document.body.dispatchEvent(new CustomEvent("pocket", { detail: { text, value } }));
