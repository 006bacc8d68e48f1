// What is played is stored, and what can't be stored now is kept here and tried again and again.

import { tell } from "./border.js";
import { askToKeepGames } from "./safe.js";
import { GAME } from "./shelf.js";
import { write } from "./shelve.js";
import { nameOf, transact } from "./store.js";

/** @typedef {import("./border.js").GameChange} GameChange */

const FILES = ["arriving", "arrived"]; // games of files that are still to come, and how many have come
const [SOON, LATE] = [1_000, 30_000]; // milliseconds until what could not be stored is tried again, longer each time

/** @type {import("./shelve.js").Changes} */
export const pending = {}; // what is not stored yet, by name
/** @type {import("./shelve.js").Known} */
export const known = { games: new Map(), count: 0, tidy: false }; // what lay there when this tab last read or wrote
export const tab = { plays: true }; // no other tab has taken over

/** @type {Promise<void>} */
let storing = Promise.resolve();
let unsaved = false;
let hangs = false; // the storage does not answer: nobody waits for it a second time
let wait = SOON;
let timer = 0;
let asked = false;

/**
 * Every action is stored before it is shown. Gives back two promises: that the storage is at work, and that it is done,
 * for better or worse.
 * @param {import("./shelve.js").Changes} changes
 */
export function keep(changes) {
  for (const [name, change] of Object.entries(changes)) pending[name] = together(pending[name], change);
  wait = SOON; // somebody is there
  if (hangs) return [];
  /** @type {Promise<void>} */
  const sent = new Promise((atWork) => flush(atWork));
  return [sent, storing];
}

/**
 * What a list says of a game is stored with the save that it goes with.
 * @param {import("./border.js").Change | undefined} before
 * @param {import("./border.js").Change} change
 */
function together(before, change) {
  const waits = before && typeof before === "object" && before.save;
  return waits && change && typeof change === "object" && !change.save ? { ...before, ...change } : change;
}

/** Store what is pending, after what is being stored already. */
export function flush(atWork = () => {}) {
  storing = storing.then(() => store(atWork)).finally(atWork);
  return storing;
}

/** @param {() => void} atWork */
async function store(atWork) {
  const batch = { ...pending };
  if (!Object.keys(batch).length) return;
  clearTimeout(timer);
  try {
    const written = await transact("readwrite", async (texts) => {
      const result = await write(texts, batch, known, tab.plays);
      atWork();
      return result;
    });
    forgetStored(batch, written);
    if (written.refused) lose(written.apart ? "apart" : "");
    if (written.rows.length) askOnce();
    tellWhetherStored(written.others || !pending.arriving);
    [hangs, wait] = [false, SOON];
  } catch (error) {
    console.warn("The game could not be stored:", error);
    hangs = nameOf(error) === "TimeoutError";
    timer = setTimeout(() => flush(), wait);
    wait = Math.min(2 * wait, LATE);
    tellWhetherStored(false);
  }
}

/**
 * @param {import("./shelve.js").Changes} batch
 * @param {import("./shelve.js").Written} written
 */
function forgetStored(batch, { count, rows, others }) {
  known.count = count;
  for (const row of rows) known.games.set(row.key, row);
  for (const [name, change] of Object.entries(batch)) {
    if (pending[name] === change && (others || name.startsWith(GAME))) delete pending[name];
    if (change === null) known.games.delete(name.slice(GAME.length));
  }
}

/** @param {boolean} stored */
function tellWhetherStored(stored) {
  if (stored !== unsaved) return;
  unsaved = !stored;
  tell(stored ? "stored" : "storage-failed");
  if (stored) removeEventListener("beforeunload", askToStay);
  else addEventListener("beforeunload", askToStay);
}

/**
 * The browser asks before it closes a page with moves that would be gone, or games of a file.
 * @param {Event} event
 */
function askToStay(event) {
  if (pending.arriving || Object.keys(pending).some((name) => name.startsWith(GAME))) event.preventDefault();
}

/** The browser is asked to keep the games when there is one. */
function askOnce() {
  if (!asked) askToKeepGames();
  asked = true;
}

/**
 * Another tab plays now. What was played here and is not stored yet will be, but not over its games; and games of a file
 * that is not stored come in when this tab plays again.
 * @param {import("./border.js").Loss} how
 */
export function lose(how = "") {
  tab.plays = false;
  const kept = pending.arriving ? FILES : [];
  for (const name of Object.keys(pending)) if (!name.startsWith(GAME) && !kept.includes(name)) delete pending[name];
  tell(`lost ${how}`);
}

document.addEventListener("visibilitychange", () => flush()); // before it is put away, and when it comes back
