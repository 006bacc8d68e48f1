// What older versions have left in the storage, made into what shelf.js knows.

import { asNumber, GAME, LAYOUT, MOVED, newKey, read, rowName } from "./shelf.js";
import { answerTo, inTime, nameOf, TABLE, under } from "./store.js";

const SHARED = "pocket-planets"; // every site of a host had the same database
const NOT_OURS = ["AbortError", "NotFoundError", "VersionError"]; // nothing of that name, or of somebody else
const OLD_KEY = /^\d{4}-\d\d-\d\dT.*-\d+$/; // it told the deal
const OLD_PROGRESS = /^Round (\d+) of (\d+)$/;

/**
 * What was left in the database of all sites, by name. It stays there: another site of this host may want it, too.
 * @returns {Promise<Map<string, unknown>>}
 */
export async function readShared() {
  const request = indexedDB.open(SHARED, 1);
  request.onupgradeneeded = () => request.transaction?.abort(); // there is none, and there shall be none
  try {
    const database = await inTime(answerTo(request));
    return await inTime(readAll(database)).finally(() => database.close());
  } catch (error) {
    if (NOT_OURS.includes(nameOf(error))) return new Map();
    throw error;
  }
}

/** @param {IDBDatabase} database */
async function readAll(database) {
  const texts = database.transaction(TABLE).objectStore(TABLE);
  const [names, values] = await Promise.all([answerTo(texts.getAllKeys()), answerTo(texts.getAll())]);
  return new Map(names.map((name, at) => [String(name), values[at]]));
}

/** Tabs with an older version play no more from now on: what they have stored until now is what there is. */
export async function stopOlderVersions() {
  const stolen = navigator.locks?.request(SHARED, { steal: true }, () => {}) ?? Promise.resolve();
  await inTime(stolen).catch(() => {});
}

/**
 * Bring here what was left elsewhere, and put down for each game what lists say of it, where that is missing. What
 * can't be read is left as it is.
 * @param {IDBObjectStore} texts
 * @param {Map<string, unknown>} shared
 */
export async function tidyUp(texts, shared) {
  await bringHere(texts, shared);
  const kinds = [false, true].map((over) => rowName("", over));
  const [names, current, counted, ...known] = await Promise.all([
    answerTo(texts.getAllKeys(under(GAME))),
    answerTo(texts.get("current")),
    answerTo(texts.get("count")),
    ...kinds.map((kind) => answerTo(texts.getAllKeys(under(kind)))),
  ]);
  if (!names.length) return;
  const listed = new Set(known.flatMap((some, at) => some.map((name) => String(name).slice(kinds[at].length))));
  const left = names.map((name) => String(name).slice(GAME.length)).filter((key) => !listed.has(key));
  const values = await Promise.all(left.map((key) => answerTo(texts.get(GAME + key))));
  const games = left.map((old, at) => ({ old, ...unpacked(values[at]) }));
  games.sort((one, other) => one.about.when.localeCompare(other.about.when)); // all that is known of their order
  let rev = asNumber(counted);
  for (const { old, save, over, about } of games) {
    const key = OLD_KEY.test(old) ? newKey() : old;
    if (key !== old) texts.delete(GAME + old);
    if (key !== old && current === old) texts.put(key, "current");
    rev += 1;
    texts.put(save, GAME + key);
    texts.put(JSON.stringify({ ...about, rev }), rowName(key, over));
  }
  texts.put(rev, "count");
  texts.put(LAYOUT, "layout");
}

/**
 * Once, and over nothing that lies here already.
 * @param {IDBObjectStore} texts
 * @param {Map<string, unknown>} shared
 */
async function bringHere(texts, shared) {
  const [moved, here] = await Promise.all([answerTo(texts.get(MOVED)), answerTo(texts.getAllKeys())]);
  if (moved) return;
  for (const [name, value] of shared) if (!here.includes(name)) texts.put(value, name);
  texts.put("yes", MOVED);
}

/**
 * A game as an older version stored it: the save was part of what lists say, and that was in words.
 * @param {unknown} value
 */
function unpacked(value) {
  const { save, over, game, names, when = "", progress, format } = read(value);
  const about = { game, names, when: String(when) };
  if (typeof save === "string") {
    const [, round, rounds] = OLD_PROGRESS.exec(progress) ?? [];
    return { save, over: over === true, about: { ...about, round: Number(round ?? 0), rounds: Number(rounds ?? 0) } };
  }
  return { save: value, over: false, about: format === undefined ? { when: "", broken: true } : about };
}
