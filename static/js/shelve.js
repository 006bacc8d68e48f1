// Putting games where shelf.js finds them, so that no tab ever undoes what another one has played. All functions here
// work within a transaction.

import { asNumber, END, GAME, LAYOUT, newKey, read, rowName, rowOf } from "./shelf.js";
import { answerTo } from "./store.js";

/** @typedef {import("./border.js").Change} Change */
/** @typedef {import("./border.js").GameChange} GameChange */
/** @typedef {import("./shelf.js").Mark} Mark */
/** @typedef {import("./shelf.js").Row} Row */
/** @typedef {Record<string, Change>} Changes by name */

/**
 * What a tab knows of the storage.
 * @typedef {object} Known
 * @property {Map<string, Mark>} games by key, as this tab read or wrote them last
 * @property {number} count of all changes, if it knows it
 * @property {boolean} tidy whether no older version has left anything
 */

/**
 * What has been written: games, how many changes there were, whether some were refused and whether these became games of
 * their own, and whether what is no game was written, too.
 * @typedef {{ rows: (Mark & { key: string })[], count: number, refused: boolean, apart: boolean, others: boolean }} Written
 */

const ME = newKey(); // this tab
/** @type {WeakMap<GameChange, string>} */
const apart = new WeakMap(); // the keys of what became a game of its own

/**
 * Write all changes, and delete what is null. A game is changed only if it is as this tab left or read it, and if this
 * tab is the one that plays: nothing ever goes back to what was before. What was played and can't be written for that
 * reason becomes a game of its own, unless it is part of what lies there.
 * @param {IDBObjectStore} texts
 * @param {Changes} changes
 * @param {Known} known
 * @param {boolean} plays
 */
export async function write(texts, changes, known, plays) {
  /** @type {Written} */
  const result = { rows: [], count: known.count, refused: false, apart: false, others: false };
  const games = gamesIn(changes);
  if (games.length && !(plays && known.count)) result.count = asNumber(await answerTo(texts.get("count")));
  for (const [key, change] of games) await writeGame(texts, key, change, known, plays, result);
  if (games.length) texts.put(result.count, "count");
  result.others = plays && !result.refused;
  if (result.others) putOthers(texts, changes);
  texts.transaction.commit?.(); // without waiting for each answer first
  return result;
}

/**
 * The games among changes, by key.
 * @param {Changes} changes
 */
export function gamesIn(changes) {
  const games = Object.entries(changes).filter(([name]) => name.startsWith(GAME));
  return games.map(([name, change]) => /** @type {[string, GameChange | null]} */ ([name.slice(GAME.length), change]));
}

/**
 * @param {IDBObjectStore} texts
 * @param {string} key
 * @param {GameChange | null} change
 * @param {Known} known
 * @param {boolean} plays
 * @param {Written} result
 */
async function writeGame(texts, key, change, known, plays, result) {
  const before = await rowOf(texts, key);
  if (!before && !change?.save) return; // it is gone already
  if (plays && (isSame(before, known.games.get(key)) || (await isWiped(texts)))) {
    const rev = change?.save === undefined ? asNumber(before?.rev) : ++result.count;
    put(texts, key, change, rev, before);
    if (!before && known.tidy) texts.put(LAYOUT, "layout");
    result.rows.push({ key, rev, by: ME });
    return;
  }
  result.refused = true;
  if (!change?.save || isPart(change.save, await answerTo(texts.get(GAME + key)))) return;
  const own = apart.get(change) ?? newKey(); // once, however often it is tried
  apart.set(change, own);
  put(texts, own, change, ++result.count);
  result.apart = true;
}

/**
 * Whether somebody has deleted everything, in the browser's settings.
 * @param {IDBObjectStore} texts
 */
const isWiped = async (texts) => (await answerTo(texts.get("count"))) === undefined;

/**
 * Whether a game lies there as this tab knows it. What it wrote itself may have arrived without its hearing of it.
 * @param {Mark | undefined} before
 * @param {Mark | undefined} known
 */
function isSame(before, known) {
  if (!before || !known) return before === known || before?.by === ME;
  return before.by === ME || (before.rev === known.rev && before.by === known.by);
}

/**
 * The games among these changes that were played on something else than what lies there now, and what that is.
 * @param {IDBObjectStore} texts
 * @param {Changes} changes
 * @param {Known} known
 */
export async function readOthers(texts, changes, known) {
  const others = [];
  for (const [key, change] of gamesIn(changes)) {
    if (isSame(await rowOf(texts, key), known.games.get(key))) continue;
    const name = GAME + key;
    others.push({ name, isPart: !change?.save || isPart(change.save, await answerTo(texts.get(name))) });
  }
  return others;
}

/**
 * @param {IDBObjectStore} texts
 * @param {string} key
 * @param {GameChange | null} change
 * @param {number} rev
 * @param {Row} [before]
 */
function put(texts, key, change, rev, before) {
  if (before && before.over !== change?.over) texts.delete(rowName(key, before.over));
  if (before?.over && !change?.about.end) texts.delete(END + key);
  if (change === null) texts.delete(GAME + key);
  else {
    const { end, ...about } = change.about;
    if (change.save !== undefined) texts.put(change.save, GAME + key);
    if (end) texts.put(JSON.stringify(end), END + key);
    texts.put(JSON.stringify({ ...about, rev, by: ME }), rowName(key, change.over));
  }
}

/**
 * @param {IDBObjectStore} texts
 * @param {Changes} changes
 */
function putOthers(texts, changes) {
  for (const [name, text] of Object.entries(changes)) {
    if (name.startsWith(GAME)) continue;
    if (text === null) texts.delete(name);
    else texts.put(text, name);
  }
}

/**
 * Whether all actions of a save have been played in another one, too.
 * @param {string} save
 * @param {unknown} other
 */
function isPart(save, other) {
  const [some, all] = [save, other].map((text) => read(text).actions);
  return (
    Array.isArray(all) && some.every((/** @type {string} */ action, /** @type {number} */ at) => action === all[at])
  );
}
