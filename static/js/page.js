// The page's side of an update: store, then show. Python sends all that a tap changes in one piece.

import { reach } from "./back.js";
import { install, keepAwake, keepSite, tellWhetherInstallable, tellWhetherSafe, updateSite } from "./device.js";
import "./files.js";
import { arrive, leave } from "./focus.js";
import { expectUpdate, isReady, showUpdate, watchButtons } from "./gate.js";
import { orient } from "./globe.js";
import { answer, begin, keep, takeOver } from "./keeping.js";
import { receive, takeWish } from "./launch.js";
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
    // These are set by scripts alone: where a globe's faces are, what is on its way, whether a dialog is open.
    beforeAttributeUpdated: (name) => !["style", "data-flying", "open"].includes(name),
    // A tile that follows a finger is not in what Python draws.
    beforeNodeRemoved: (node) => !node.matches?.(".dragged"),
  },
};
const PART = /<!--part (\S+)--><(\w+)(.*?)<!--\/part-->/gs;
const PAINTED = 60; // milliseconds: the new screen has been painted by then
const parser = new DOMParser();
const live = document.getElementById("live");
let queue = Promise.resolve();
let shown = new Map(); // the parts of the screen, as text
let answered; // when the tap came that asked for what has just been read

/** Show an update after all earlier ones. `since` is when the tap came that caused it. */
function update(text, since) {
  const change = JSON.parse(text);
  const tapped = answered ?? since;
  const number = tapped ? expectUpdate() : 0;
  queue = queue
    .then(() => apply(change, tapped))
    .catch(reportError)
    .finally(() => showUpdate(number));
  return queue.then(() => queue); // and the update that it led to, if it asked for something
}

async function apply(change, since) {
  if (change.steal) return takeOver();
  const [sent, stored] = keep(change.store);
  if (change.read) return readFirst(change.read, stored, since);
  await sent; // the storage is at work while the page to come is read
  const from = document.body.dataset.screen;
  const sameScreen = from === change.screen || (from === "splash" && change.screen === "home"); // the cover stays
  const { next, parts } = parse(change.html, sameScreen ? shown : new Map());
  const before = places();
  await stored;
  if (change.update) return updateSite();
  leave(next, change.screen);
  const held = document.activeElement;
  const app = document.getElementById("app");
  if (sameScreen) morph(app, next, held);
  else showScreen(app, next);
  shown = parts;
  document.title = change.title;
  document.body.dataset.screen = change.screen;
  delete document.body.dataset.away;
  document.documentElement.className = change.root;
  orient();
  const isHeard = arrive(held, from);
  if (change.focus) document.getElementById(change.focus)?.focus();
  say(isHeard ? [change.news] : [change.news, change.sentence]);
  watchButtons();
  reach(change.depth);
  fly(before);
  if (change.screen === "curtain") setTimeout(() => tell("idle"), PAINTED);
  if (change.sound) play(change.sound);
  if (change.download) download(change.download);
  if (change.install) install();
  keepAwake(change.awake);
  if (since) performance.measure("tap", { start: since, end: performance.now() });
}

/** Python has to know what is kept before it can draw: the update that it makes of the answer is the one to show. */
async function readFirst(question, stored, since) {
  await stored;
  const [verb, value] = await answer(question);
  answered = since;
  tell(verb, value);
  answered = undefined;
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

/** Speak to those who hear the page. What was said before is gone, also if there is nothing to say. */
function say(sentences) {
  live.textContent = sentences.filter(Boolean).join(" ");
}

function download({ name, text }) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** What is stored, whether another tab plays, and what this one was opened for. */
async function open() {
  return JSON.stringify({ ...(await begin()), wish: takeWish() });
}

// Another app is in front: what lies on the table is covered at once, and stays so until Python has drawn what may be seen.
document.addEventListener("visibilitychange", () => {
  if (!document.hidden) return;
  document.body.dataset.away = "yes";
  tell("away");
});

/** What can wait until the first screen is there. */
function settle() {
  tellWhetherSafe();
  tellWhetherInstallable();
  receive();
  keepSite();
}

// A host may send something else in place of a style sheet, and a browser says nothing about it.
if ([...document.styleSheets].some((sheet) => !sheet.cssRules.length)) downloads.fail("download");

window.pocket = { isReady, open, settle, update };
