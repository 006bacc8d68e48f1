// An update: all that a tap changes comes from Python in one piece. It is stored, then shown; then comes what else it
// orders.

import { keepAwake } from "./awake.js";
import { reach } from "./back.js";
import { tell } from "./border.js";
import { climb, numbers } from "./climb.js";
import { drawShared } from "./code.js";
import { byId, every } from "./dom.js";
import { download } from "./files.js";
import { arrive, goTo, leave } from "./focus.js";
import { games } from "./games.js";
import { expectUpdate, showUpdate } from "./gate.js";
import { install } from "./install.js";
import { keep } from "./keeping.js";
import { takeFiles } from "./launch.js";
import { fly, places, prepare } from "./motion.js";
import { answer } from "./reading.js";
import { copy, handPicture, share } from "./share.js";
import { morph, parse, showScreen } from "./show.js";
import { updateSite } from "./site.js";
import { play } from "./sound.js";
import { setStage } from "./stage.js";
import { takeOver } from "./tab.js";
import { think } from "./think.js";

/** @typedef {import("./border.js").Update} Update */

const PAINTED = 60; // milliseconds: the new screen has been painted by then
/** @type {Promise<unknown>} */
let queue = Promise.resolve();
/** @type {import("./show.js").Parts} */
let shown = new Map(); // on the page now
/** @type {number | null} */
let answered = null; // when the tap came that asked for what has just been read

/**
 * Show an update after all earlier ones. `since` is when the tap came that caused it.
 * @param {string} text
 * @param {number | null} since
 */
export function update(text, since) {
  /** @type {Update} */
  const change = JSON.parse(text);
  const tapped = answered ?? since;
  const number = expectUpdate(tapped);
  think(false);
  queue = queue
    .then(() => apply(change, tapped))
    .catch(reportError)
    .finally(() => showUpdate(number, !tapped));
  return queue.then(() => queue); // and the update that it led to, if it asked for something
}

/**
 * @param {Update} change
 * @param {number | null} since
 */
async function apply(change, since) {
  if (change.steal) {
    pass(await takeOver(), since);
    takeFiles();
    return;
  }
  const [sent, stored] = keep(change.store);
  if (change.read) {
    // Python has to know what is kept before it can draw: the update that it makes of the answer is the one to show.
    await stored;
    return pass(await answer(change.read), since);
  }
  await sent; // the storage is at work while the page to come is read
  const coming = read(change);
  await stored;
  if (change.update) return updateSite();
  show(change, coming);
  order(change);
  if (since) performance.measure("tap", { start: since, end: performance.now() });
}

/**
 * The page to come, and what it needs to know of the one that is there.
 * @param {Update} change
 */
function read({ screen, html }) {
  const from = document.body.dataset.screen ?? "";
  const sameScreen = from === screen || (from === "splash" && screen === "home"); // the cover stays
  const { next, parts } = parse(html, sameScreen ? shown : new Map());
  return { next, parts, from, sameScreen, before: places(), counted: numbers() };
}

/**
 * Put the new page into the place of the old one, and say what is to be heard of it.
 * @param {Update} change
 * @param {ReturnType<typeof read>} coming
 */
function show(change, { next, parts, from, sameScreen, before, counted }) {
  leave(next, change.screen);
  const held = /** @type {HTMLElement} */ (document.activeElement ?? document.body);
  const app = /** @type {HTMLElement} */ (byId("app"));
  if (sameScreen) morph(app, next, held);
  else showScreen(app, next);
  shown = parts;
  nameDocument(change);
  for (const { drawn } of games) drawn?.();
  climb(counted);
  const flights = prepare(before);
  const isHeard = arrive(held, from); // from here on the page is laid out
  if (change.focus) goTo(change.focus);
  bringLesson();
  fly(flights);
  say(isHeard ? [change.news] : [change.news, change.sentence]);
}

/**
 * What the document says of the page that it holds.
 * @param {Update} change
 */
function nameDocument({ title, screen, root, lang }) {
  document.title = title;
  document.body.dataset.screen = screen;
  delete document.body.dataset.away;
  const page = document.documentElement;
  if (page.className !== root) page.className = root;
  // Named anew, even the same language has the style of the whole page worked out.
  if (page.lang !== lang) page.lang = lang;
  speech.follow(lang);
}

/** What a lesson asks for is seen; where it only tells, that is read. */
function bringLesson() {
  for (const part of ["[data-lit]", ".coach [data-ui='lesson next']"]) {
    const seen = document.querySelector(`#page ${part}`);
    (seen?.closest(".coach") ?? seen)?.scrollIntoView({ block: "nearest" });
  }
}

/**
 * All else that Python wants of the browser.
 * @param {Update} change
 */
function order(change) {
  reach(change.depth);
  setStage(change.pause);
  if (change.screen === "curtain") setTimeout(() => tell("idle"), PAINTED);
  if (change.sound) play(change.sound);
  if (change.download) download(change.download);
  if (change.share) share(change.share);
  if (change.copy) copy(change.copy);
  if (change.picture) handPicture(change.picture);
  if (change.screen === "share") drawShared();
  if (change.install) install();
  keepAwake(change.awake);
  think(change.think);
}

/**
 * Tell Python what a tap has led to.
 * @param {[import("./border.js").Answer | "taken-over", string]} answer
 * @param {number | null} since
 */
function pass([verb, value], since) {
  answered = since;
  tell(verb, value);
  answered = null;
}

/**
 * Speak to those who hear the page, from within the dialog that is open. What was said before is gone, also if there is
 * nothing to say.
 * @param {string[]} sentences
 */
function say(sentences) {
  const mouth = byId("said") ?? byId("live");
  for (const each of every("#said, #live")) {
    each.textContent = each === mouth ? sentences.filter(Boolean).join(" ") : "";
  }
}
