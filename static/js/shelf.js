// How games lie in the storage. `game:KEY` is a save, to the letter what is exported. Beside it lies what a list says of
// the game, as a small JSON text, so that lists need no saves: `open:KEY`, or `done:KEY` once it is finished. In it,
// `rev` is the number of the last change of all (`count`), which puts the games in order whatever the clock says, and
// `by` is the tab that made it. How a finished one ended is more than that, and lies apart (`end:KEY`): it is read only
// of games that are shown or counted. Reading is done here, and writing in shelve.js, both within a transaction.

import { answerTo, under } from "./store.js";

/** @typedef {{ rev: number, by?: string }} Mark of a change: its number, and the tab that made it */
/** @typedef {Mark & import("./border.js").Row} Row */
/** @typedef {Mark & import("./border.js").Game} Game */

export const GAME = "game:";
export const END = "end:";
export const LAYOUT = "2";
export const MOVED = "moved"; // whether what older versions have left has been brought here
const LATEST = 50; // so many unfinished games are known from the start: home offers the last of them

/** A key that tells nothing. */
export function newKey() {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * Whatever lies in the storage, as a text.
 * @param {unknown} value
 */
export function asText(value) {
  if (typeof value === "string") return value;
  try {
    return JSON.stringify(value) ?? String(value);
  } catch {
    // It goes round in circles, or holds numbers that JSON has no words for.
    return typeof value === "bigint" ? String(value) : Object.prototype.toString.call(value);
  }
}

/**
 * The JSON object in a value, or an empty one.
 * @param {any} value
 * @returns {Record<string, any>}
 */
export function read(value) {
  try {
    return Object(JSON.parse(value));
  } catch {
    return {};
  }
}

/** @param {unknown} value */
export const asNumber = (value) => (Number.isSafeInteger(value) ? Number(value) : 0);

/**
 * Where a list looks for a game.
 * @param {string} key
 * @param {boolean} over
 */
export const rowName = (key, over) => (over ? "done:" : "open:") + key;

/**
 * What a list says of a game, with what is needed to compare it.
 * @param {string} key
 * @param {boolean} over
 * @param {unknown} value
 * @returns {Row}
 */
function row(key, over, value) {
  const { rev, by } = read(value);
  return { key, over, about: asText(value), rev: asNumber(rev), by };
}

/**
 * @param {IDBObjectStore} texts
 * @param {string} key
 */
export async function rowOf(texts, key) {
  for (const over of [false, true]) {
    const value = await answerTo(texts.get(rowName(key, over)));
    if (value !== undefined) return row(key, over, value);
  }
  return undefined;
}

/**
 * @param {IDBObjectStore} texts
 * @param {boolean} over
 */
async function rows(texts, over) {
  const kind = rowName("", over);
  const range = under(kind);
  const [names, values] = await Promise.all([answerTo(texts.getAllKeys(range)), answerTo(texts.getAll(range))]);
  return names.map((name, at) => row(String(name).slice(kind.length), over, values[at]));
}

/**
 * What is said of a game, with how it ended if that lies apart.
 * @template {Row} R
 * @param {R} row
 * @param {unknown} end
 * @returns {R}
 */
function withEnd(row, end) {
  if (typeof end !== "string" || hasEnd(row) || !row.about.endsWith("}")) return row;
  return { ...row, about: `${row.about.slice(0, -1)},"end":${end}}` };
}

/**
 * Whether it is said how a game ended.
 * @param {Row} row
 */
export const hasEnd = ({ about }) => about.includes('"end":');

/**
 * What is said of some games, with how they ended.
 * @param {IDBObjectStore} texts
 * @param {Row[]} rows
 */
export async function readEnds(texts, rows) {
  const few = rows.length < LATEST;
  if (few) return Promise.all(rows.map(async (row) => withEnd(row, await answerTo(texts.get(END + row.key)))));
  const range = under(END);
  const [names, values] = await Promise.all([answerTo(texts.getAllKeys(range)), answerTo(texts.getAll(range))]);
  const ends = new Map(names.map((name, at) => [String(name), values[at]]));
  return rows.map((row) => withEnd(row, ends.get(END + row.key)));
}

/** @type {(one: Mark, other: Mark) => number} */
export const byLatest = (one, other) => other.rev - one.rev;

/**
 * What a list says of every game; null if some lie here, or elsewhere, as only an older version can have left them.
 * @param {IDBObjectStore} texts
 */
export async function readRows(texts) {
  const [open, done, names, moved] = await Promise.all([
    rows(texts, false),
    rows(texts, true),
    answerTo(texts.getAllKeys(under(GAME))),
    answerTo(texts.get(MOVED)),
  ]);
  const all = [...open, ...done];
  const listed = new Set(all.map(({ key }) => GAME + key));
  return moved && names.every((name) => listed.has(String(name))) ? all : null;
}

/**
 * A game with its save; without one if it is not here.
 * @param {IDBObjectStore} texts
 * @param {string} key
 * @returns {Promise<Game>}
 */
export async function readGame(texts, key) {
  const names = [GAME + key, END + key];
  const [found, save, end] = await Promise.all([rowOf(texts, key), ...names.map((name) => answerTo(texts.get(name)))]);
  return { ...withEnd(found ?? row(key, false, "{}"), end), save: save === undefined ? null : asText(save) };
}

const DEAL = /"seed":\s*(\d+)/; // in a save
const DEALS = /\\?"seed\\?":\s*(\d+)/g; // also in a file of many saves

/**
 * The games of the deals in a text, and all real tables: those have none.
 * @param {IDBObjectStore} texts
 * @param {string} text
 */
export async function readAlike(texts, text) {
  const wanted = new Set(Array.from(text.matchAll(DEALS), ([_all, deal]) => deal));
  const range = under(GAME);
  const [names, values] = await Promise.all([answerTo(texts.getAllKeys(range)), answerTo(texts.getAll(range))]);
  const all = names.map((name, at) => ({ key: String(name).slice(GAME.length), save: asText(values[at]) }));
  return all.filter(({ save }) => {
    const deal = DEAL.exec(save)?.[1];
    return deal === undefined || wanted.has(deal);
  });
}

/**
 * All that the page needs to begin; null as for `readRows`.
 * @param {IDBObjectStore} texts
 */
export async function readStart(texts) {
  const names = ["settings", "draft", "learned", "table", "arriving", "arrived", "current", "layout", "count", MOVED];
  const [values, open, first] = await Promise.all([
    Promise.all(names.map((name) => answerTo(texts.get(name)))),
    rows(texts, false),
    answerTo(texts.getKey(under(GAME))),
  ]);
  const [settings, draft, learned, table, arriving, arrived, current, layout, count, moved] = values;
  if (!moved || (first !== undefined && layout !== LAYOUT)) return null;
  return {
    settings: asText(settings ?? ""),
    draft: asText(draft ?? ""),
    learned: asText(learned ?? ""),
    table: asText(table ?? ""),
    arriving: asText(arriving ?? ""),
    arrived: asText(arrived ?? ""),
    current: current === undefined ? null : await readGame(texts, asText(current)),
    open: open.sort(byLatest).slice(0, LATEST),
    some: first !== undefined,
    count: asNumber(count),
  };
}
