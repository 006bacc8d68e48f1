// The page's side of an update: store, then show. Python sends all that a tap changes in one piece.

import * as store from "./store.js";
import { askToKeepGames, keepSite, tellWhetherSafe, updateSite } from "./device.js";
import { orient } from "./globe.js";
import { fly, places } from "./motion.js";
import { play } from "./sound.js";
import { rove } from "./keys.js";
import { tell } from "./tell.js";
import "./drag.js";
import "./fields.js";
import "./hold.js";
import "./lend.js";

const MORPH = {
  callbacks: {
    // Most of the page is as it was: comparing it is much cheaper than walking through it.
    beforeNodeMorphed: (now, next) => !next.dataset?.asItIs && !now.isEqualNode(next),
    // These are set by scripts alone: where a globe's faces are, and what is on its way.
    beforeAttributeUpdated: (name) => name !== "style" && name !== "data-flying",
  },
};
const PART = /<!--part (\S+)--><(\w+)(.*?)<!--\/part-->/gs;
const PAINTED = 60; // milliseconds: the new screen has been painted by then
const parser = new DOMParser();
const live = document.getElementById("live");
let queue = Promise.resolve();
let shown = new Map(); // the parts of the screen, as text
let pending = {};
let unsaved = false;
let asked = false;

/** Show an update after all earlier ones. `since` is when the tap came that caused it. */
function update(text, since) {
  const change = JSON.parse(text);
  queue = queue.then(() => apply(change, since)).catch(reportError);
  return queue;
}

async function apply(change, since) {
  if (change.steal) return takeOver();
  const keeping = keep(change.store);
  const sameScreen = document.body.dataset.screen === change.screen;
  const { next, parts } = parse(change.html, sameScreen ? shown : new Map()); // no need to wait for that
  const before = places();
  const stored = await keeping;
  if (change.update) return updateSite();
  const held = document.activeElement;
  const app = document.getElementById("app");
  if (sameScreen) morph(app, next, held);
  else showScreen(app, next);
  shown = parts;
  document.body.dataset.screen = change.screen;
  document.documentElement.className = change.root;
  if (live.textContent !== change.say) live.textContent = change.say;
  orient();
  keepFocus(held);
  if (change.focus) document.getElementById(change.focus)?.focus();
  fly(before);
  if (change.screen === "curtain") setTimeout(() => tell("idle"), PAINTED);
  if (change.sound) play(change.sound);
  if (change.download) download(change.download);
  if (since) performance.measure("tap", { start: since, end: performance.now() });
  if (stored === unsaved) {
    unsaved = !stored;
    tell(stored ? "stored" : "storage-failed");
  }
  if (stored && !asked && Object.keys(change.store).some((key) => key.startsWith("game:"))) {
    asked = true;
    askToKeepGames();
  }
}

/** The page to come. Of parts that are as they were before, only the outermost tag stands in it. */
function parse(html, before) {
  const parts = new Map();
  const text = html.replace(PART, (_, id, tag, rest) => {
    parts.set(id, rest);
    return `<${tag}${before.get(id) === rest ? ` id="${id}" data-as-it-is="yes"></${tag}>` : rest}`;
  });
  const next = parser.parseFromString(text, "text/html").body.firstElementChild;
  rove(next);
  return { next, parts };
}

/**
 * Another screen: nothing of the old one is worth looking for, and one begins at its top. What people look at last
 * is painted a moment after the rest: the style sheets say what that is.
 */
function showScreen(app, next) {
  document.body.dataset.opening = "yes";
  app.replaceWith(next);
  scrollTo(0, 0);
  requestAnimationFrame(() => setTimeout(() => delete document.body.dataset.opening));
}

/** Change what has changed, so that all else keeps its place, its focus and its motion. */
function morph(app, next, held) {
  if (goes(held, next.ownerDocument)) held.blur(); // taken away with the focus, it would have the page laid out half-way
  // What is being typed stays; a focused button is drawn anew like everything else.
  Idiomorph.morph(app, next, { ...MORPH, ignoreActiveValue: held.matches("input") });
  // What is ticked is what Python says: a browser has a mind of its own beside the attribute.
  for (const box of document.querySelectorAll("[type=radio], [type=checkbox]")) box.checked = box.defaultChecked;
}

/** Whether an element is not on the page to come, nor in a part that stays as it is. */
function goes(element, page) {
  const staying = [...page.querySelectorAll("[data-as-it-is]")].map(({ id }) => document.getElementById(id));
  return element.id && !page.getElementById(element.id) && !staying.some((part) => part.contains(element));
}

/**
 * Every action is stored before it is shown. What could not be stored is tried again with the next.
 * Says whether it went well, if there was anything.
 */
async function keep(changes) {
  Object.assign(pending, changes);
  if (!Object.keys(pending).length) return undefined;
  try {
    await store.write(pending);
    pending = {};
    return true;
  } catch (error) {
    console.warn("The game could not be stored:", error);
    return false;
  }
}

let opener = ""; // the button that opened the dialog

/** Where the focused element is gone, the next step gets the focus. */
function keepFocus(held) {
  const now = document.activeElement;
  const modal = document.querySelector("[role=dialog]");
  const back = !modal && opener && document.getElementById(opener);
  if (modal && !modal.contains(held) && held.isConnected && held.id) opener = held.id;
  if (!modal) opener = "";
  if (back) return back.focus({ preventScroll: true });
  if (modal ? modal.contains(now) : now !== document.body && !now.closest("[inert]")) return;
  if (held === document.body && !modal) return;
  const next = (modal ?? document).querySelector("[data-next]") ?? document.getElementById("sentence");
  next?.focus({ preventScroll: true });
}

function download({ name, text }) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** Read what is stored and ask to be the one tab that plays. */
async function open() {
  const alone = await onlyTab();
  return JSON.stringify({ stored: await readAll(), elsewhere: !alone });
}

async function readAll() {
  try {
    return await store.readAll();
  } catch (error) {
    console.warn("Nothing can be read from the storage:", error);
    return {};
  }
}

/** One tab plays at a time: it holds a lock until it is closed or another one takes over. */
function onlyTab(options = { ifAvailable: true }) {
  if (!navigator.locks) return Promise.resolve(true);
  return new Promise((answer) => {
    navigator.locks
      .request("pocket-planets", options, (lock) => {
        answer(lock !== null);
        return lock && new Promise(() => {});
      })
      .catch(() => tell("lost"));
  });
}

async function takeOver() {
  await onlyTab({ steal: true });
  tell("taken-over", JSON.stringify(await readAll()));
}

document.addEventListener("visibilitychange", () => {
  if (document.hidden) tell("away");
});

/** What can wait until the first screen is there. */
function settle() {
  tellWhetherSafe();
  keepSite();
}

window.pocket = { open, settle, update };
