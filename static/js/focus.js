// Where the focus is when the page has changed: where it was; if that is gone, where it came from; else on the sentence
// that says what to do. It never lands by itself on a button that plays.

import { byId } from "./dom.js";

/** Screens that one comes back from. */
const QUIET = ["rules", "settings", "about", "games", "setup", "records", "replay", "share", "score", "day", "link"];
/** @type {Map<string, { screen: string, id: string }>} */
const origins = new Map(); // by screen: the screen that led there, and what had the focus on it
let opener = ""; // what had the focus when the dialog opened
let wasInSight = false; // what has the focus, before the page changes

/** The screen that is on the page. */
const screenNow = () => document.body.dataset.screen ?? "";

/** @type {() => HTMLDialogElement | null} */
const openDialog = () => document.querySelector("dialog[open]");

/**
 * Before the page changes: remember where the focus comes from. A dialog that is done with gives it back, or to the
 * sentence if what opened it is gone.
 * @param {Element} next
 * @param {string} screen
 */
export function leave(next, screen) {
  const from = screenNow();
  const dialog = openDialog();
  wasInSight = isInSight(document.activeElement);
  const id = dialog ? opener : (document.activeElement?.id ?? "");
  if (screen !== from && origins.get(from)?.screen !== screen) origins.set(screen, { screen: from, id });
  if (!dialog || next.querySelector("dialog")) return;
  dialog.close();
  (byId(opener) ?? byId("sentence"))?.focus({ preventScroll: true });
}

/**
 * After the page has changed. Says whether the focus has come to the sentence, which is then heard without more ado.
 * @param {Element} held
 * @param {string} from
 */
export function arrive(held, from) {
  const target = goOn(held, from);
  const here = target ?? document.activeElement;
  const isLed = target && from !== screenNow();
  // Who uses keys sees where the focus is, unless they had gone elsewhere; a finger has pushed the page to where it is.
  if (here && (isLed || ((target || wasInSight) && here.matches(":focus-visible")))) bringIntoView(here);
  return target?.id === "sentence";
}

/**
 * Where the focus goes on, if it does not stay where it is.
 * @param {Element} held
 * @param {string} from
 */
function goOn(held, from) {
  /** @type {HTMLDialogElement | null} */
  const dialog = document.querySelector("#app dialog");
  const isNew = dialog && !dialog.open;
  if (isNew) {
    opener = held.id;
    dialog.showModal();
  } else if (document.activeElement !== document.body || (held === document.body && !dialog)) return null;
  const target = dialog ? byId("dialog-title") : (origin(from) ?? byId("sentence"));
  target?.focus({ preventScroll: true });
  return target;
}

/** @param {Element} element */
export const bringIntoView = (element) => element.scrollIntoView({ block: "nearest", inline: "nearest" });

/** @param {Element | null} element */
function isInSight(element) {
  const { top = 0, bottom = 0 } = element?.getBoundingClientRect() ?? {};
  return bottom > 0 && top < innerHeight;
}

/**
 * What was asked for gets the focus; a heading comes to the top with all that it is a heading of.
 * @param {string} id
 */
export function goTo(id) {
  const target = byId(id);
  const folded = target?.closest("details");
  if (folded) folded.open = true;
  target?.focus();
  if (target?.matches("h2, h3")) target.scrollIntoView();
}

/**
 * What led to the screen that has just been left, if this is the way back.
 * @param {string} from
 */
function origin(from) {
  const way = origins.get(from);
  if (!way || !QUIET.includes(from) || way.screen !== screenNow()) return null;
  const element = byId(way.id);
  return element?.matches(":not([data-do], :disabled)") ? element : null;
}

const close = () => byId("close")?.click();

/** @type {(target: EventTarget | null) => target is HTMLDialogElement} */
const isDialog = (target) => target instanceof HTMLDialogElement;

// Escape and a tap beside the sheet of paper close a dialog; the page hears of it as of a tap on its button.
document.addEventListener(
  "cancel",
  (event) => {
    if (!isDialog(event.target)) return;
    event.preventDefault();
    close();
  },
  true,
);
document.addEventListener("click", ({ target }) => {
  if (isDialog(target)) close();
});
// A browser may close a dialog without asking.
document.addEventListener(
  "close",
  ({ target }) => {
    if (isDialog(target) && target.isConnected) close();
  },
  true,
);
