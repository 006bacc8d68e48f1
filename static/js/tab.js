// One tab plays at a time: it holds a lock, until it is closed or another one takes over.

import { flush, known, lose, pending, tab } from "./keeping.js";
import { withWords } from "./language.js";
import { orElse, readAll } from "./reading.js";
import { asText, GAME, newKey, read } from "./shelf.js";
import { readOthers } from "./shelve.js";
import { answerTo, inTime, SITE, transact } from "./store.js";

/** @typedef {import("./border.js").Start} Start */

let locks = 0; // how often this tab has asked to play

/**
 * Ask to be the one tab that plays, and read what is stored.
 * @returns {Promise<Start & { elsewhere: boolean }>}
 */
export async function begin() {
  tab.plays = await inTime(lock({ ifAvailable: true })).catch(() => true);
  const found = tab.plays ? await readAll() : await orElse(transact("readonly", readSettings), {});
  return { ...found, elsewhere: !tab.plays };
}

/**
 * Another tab plays: only how this page looks matters.
 * @param {IDBObjectStore} texts
 */
const readSettings = async (texts) => ({ settings: asText((await answerTo(texts.get("settings"))) ?? "") });

/**
 * Whether this tab has got the lock.
 * @param {LockOptions} options
 * @returns {Promise<boolean>}
 */
function lock(options) {
  if (!navigator.locks) return Promise.resolve(true);
  locks += 1;
  const number = locks;
  return new Promise((done, failed) => {
    let held = false;
    /** @param {Lock | null} given */
    const hold = (given) => {
      held = given !== null;
      done(held);
      return held && new Promise(() => {});
    };
    navigator.locks.request(SITE, options, hold).catch((error) => {
      if (!held) failed(error);
      else if (number === locks) lose();
    });
  });
}

/**
 * Play here from now on, from what is stored last: a verb and JSON, as for an answer.
 * @returns {Promise<["taken-over", string]>}
 */
export async function takeOver() {
  await inTime(lock({ steal: true })).catch(() => {});
  tab.plays = true;
  await joinFiles();
  await flush();
  const apart = await setApart();
  tab.plays = true; // also if another tab went further with a game
  forgetMarks();
  /** @type {Start} */
  const start = { ...(await withWords(await readAll())), apart };
  return ["taken-over", JSON.stringify(start)];
}

/** Games of a file that could not be stored here come in with those that another tab has left. */
async function joinFiles() {
  if (!pending.arriving) return;
  const names = ["arriving", "arrived"];
  const reading = transact("readonly", (texts) => Promise.all(names.map((name) => answerTo(texts.get(name)))));
  const others = toCome(await orElse(reading, []));
  const games = [...toCome([pending.arriving, pending.arrived]), ...others];
  if (others.length) Object.assign(pending, { arriving: JSON.stringify({ format: 1, games }), arrived: "0 0" });
}

/**
 * The games of a file that are still to come: the last ones come first.
 * @param {any[]} file as text, and how many have come
 */
function toCome([file, gone]) {
  const { games = [] } = read(file);
  return games.slice(0, Math.max(0, games.length - Number.parseInt(gone || "0", 10)));
}

/** Another tab may have deleted games that this one knew; a link brings one of them back under its old key. */
function forgetMarks() {
  for (const key of known.games.keys()) if (!(GAME + key in pending)) known.games.delete(key);
}

/** What can't be stored yet, and was played on what another tab has changed since, is a game of its own from now on. */
async function setApart() {
  const reading = transact("readonly", (texts) => readOthers(texts, pending, known));
  const others = await orElse(reading, /** @type {Awaited<typeof reading>} */ ([]));
  for (const { name, isPart } of others) {
    if (!isPart) pending[GAME + newKey()] = pending[name];
    delete pending[name];
  }
  return others.some(({ isPart }) => !isPart);
}
