// What is kept on this tablet, as the page sees it: what is stored, and over it what could not be stored yet.

import { readShared, stopOlderVersions, tidyUp } from "./attic.js";
import { tell } from "./border.js";
import { known, pending } from "./keeping.js";
import { withWords } from "./language.js";
import { byLatest, GAME, hasEnd, readAlike, readEnds, readGame, readRows, readStart } from "./shelf.js";
import { gamesIn } from "./shelve.js";
import { nameOf, transact, untilItAnswers } from "./store.js";

/** @typedef {import("./border.js").Alike} Alike */
/** @typedef {import("./border.js").Answer} Answer */
/** @typedef {import("./border.js").GameChange} GameChange */
/** @typedef {import("./border.js").Listing} Listing */
/** @typedef {import("./border.js").Start} Start */
/** @typedef {import("./border.js").Unread} Unread */
/** @typedef {import("./shelf.js").Game} Game */
/** @typedef {import("./shelf.js").Row} Row */

/** @type {("settings" | "draft" | "learned" | "table" | "arriving" | "arrived")[]} */
const TEXTS = ["settings", "draft", "learned", "table", "arriving", "arrived"]; // what is no game
const NEWEST = 1e15; // above every revision
const TIDYING = 30_000; // milliseconds, for very many games

/** @typedef {NonNullable<Awaited<ReturnType<typeof readStart>>>} Stored */

/** @type {Stored} */
const MISSING = {
  settings: "",
  draft: "",
  learned: "",
  table: "",
  arriving: "",
  arrived: "",
  current: null,
  open: [],
  some: false,
  count: 0,
};

/**
 * @template T
 * @template [O=T]
 * @param {Promise<T>} reading
 * @param {O} other
 */
export async function orElse(reading, other) {
  try {
    return await reading;
  } catch (error) {
    console.warn("The storage can't be read:", error);
    return other;
  }
}

/**
 * Read something; where an older version has left games, make them into ours first.
 * @template T
 * @param {(texts: IDBObjectStore) => Promise<T | null>} reading
 */
async function readTidy(reading) {
  const found = await transact("readonly", reading);
  if (found) return found;
  await stopOlderVersions();
  const shared = await readShared();
  return transact("readwrite", (texts) => tidyUp(texts, shared).then(() => reading(texts)), TIDYING);
}

let isLate = false; // the storage has not answered in time

/**
 * Why the storage could not be read.
 * @param {unknown} error
 * @returns {Unread}
 */
function whyUnread(error) {
  console.warn("The storage can't be read:", error);
  isLate = nameOf(error) === "TimeoutError";
  return isLate ? "late" : "broken";
}

/** A storage that was only slow: Python hears of it when it has answered. */
export async function tellWhenReadable() {
  if (!isLate) return;
  try {
    await untilItAnswers();
    tell("readable");
  } catch (error) {
    whyUnread(error);
  }
}

/**
 * All that the storage holds to begin with.
 * @returns {Promise<Start>}
 */
export async function readAll() {
  /** @type {Unread} */
  let trouble = "";
  const found = await readTidy(readStart).catch((error) => {
    trouble = whyUnread(error);
  });
  const stored = found ?? MISSING;
  if (!found) trouble ||= "broken";
  [known.count, known.tidy] = [stored.count, stored !== MISSING];
  remember(stored.current?.save ? [...stored.open, stored.current] : stored.open);
  const open = withPending(stored.open).filter(({ over }) => !over);
  const texts = Object.fromEntries(TEXTS.map((name) => [name, name in pending ? pending[name] : stored[name]]));
  const some = stored.some || open.length > 0;
  const kept = texts.arriving ? await alike(String(texts.arriving)) : [];
  return { ...texts, open, some, current: current(stored), trouble, alike: kept };
}

/**
 * The game that goes on, with what is pending over it.
 * @param {Stored} stored
 */
function current(stored) {
  if ("current" in pending) return pendingGame(String(pending.current));
  return stored.current && (pendingGame(stored.current.key) ?? stored.current);
}

/**
 * What lists say of the latest games, and how many more there are.
 * @param {string} most
 * @returns {Promise<[Answer, Listing]>}
 */
async function games(most) {
  const { rows, trouble } = await allRows();
  const games = await ended(rows.slice(0, Number(most)));
  return ["listed", { games, saves: await missing(games), more: rows.length - games.length, trouble }];
}

/**
 * What is said of some games, with how they ended.
 * @param {Row[]} rows
 */
const ended = (rows) =>
  orElse(
    transact("readonly", (texts) => readEnds(texts, rows)),
    rows,
  );

/**
 * The saves of finished games of which an older version has said too little.
 * @param {Row[]} rows
 */
async function missing(rows) {
  const short = await gamesOf(rows.filter((row) => row.over && !hasEnd(row)));
  return Object.fromEntries(short.map(({ key, save }) => [key, String(save)]));
}

/** What is said of every game, the latest first, and whether it can't be read. */
async function allRows() {
  const found = await orElse(readTidy(readRows), null);
  const rows = withPending(found ?? []);
  remember(rows);
  return { rows, trouble: !found };
}

/**
 * What is said of all finished games, for what Python wants to do with it.
 * @param {Answer} verb
 * @returns {Promise<[Answer, Listing]>}
 */
async function finished(verb) {
  const { rows, trouble } = await allRows();
  const games = await ended(rows.filter(({ over }) => over));
  return [verb, { games, saves: await missing(games), more: 0, trouble }];
}

/**
 * All games with their saves, the latest first.
 * @returns {Promise<[Answer, Game[]]>}
 */
async function saves() {
  const { rows } = await allRows();
  return ["collected", await gamesOf(rows)];
}

/**
 * Some games with their saves: those that are here.
 * @param {Row[]} rows
 */
async function gamesOf(rows) {
  const all = (/** @type {IDBObjectStore} */ texts) => Promise.all(rows.map(({ key }) => readGame(texts, key)));
  const found = rows.length ? await orElse(transact("readonly", all), []) : [];
  return found.map((game) => pendingGame(game.key) ?? game).filter(({ save }) => save !== null);
}

/**
 * One game with its save, for what Python wants to do with it.
 * @param {string} key
 * @param {Answer} verb
 * @returns {Promise<[Answer, Game | string]>}
 */
async function game(key, verb) {
  const stored = () => transact("readonly", (texts) => readGame(texts, key));
  const found = pendingGame(key) ?? (await orElse(stored(), null));
  if (found && found.save !== null) remember([found]);
  return found ? [verb, found] : ["unread", ""];
}

/**
 * What is kept and may be the same as a game in a text: what can't be stored yet counts, too.
 * @param {string} text
 */
export async function alike(text) {
  const reading = transact("readonly", (texts) => readAlike(texts, text));
  const stored = await orElse(reading, /** @type {Alike[]} */ ([]));
  const changed = new Map(gamesIn(pending).filter(([_key, change]) => !change || change.save));
  const kept = stored.filter(({ key }) => !changed.has(key));
  for (const [key, change] of changed) if (change?.save) kept.push({ key, save: change.save });
  return kept;
}

/**
 * Answer a question of Python’s: with a verb, and JSON.
 * @param {import("./border.js").Question} question
 * @returns {Promise<[Answer, string]>}
 */
export async function answer(question) {
  const [verb, value] = await found(question);
  return [verb, JSON.stringify(value)];
}

/**
 * @param {import("./border.js").Question} question
 * @returns {Promise<[Answer, Listing | Start | Game | Game[] | Alike[] | string]>}
 */
async function found(question) {
  if (question[0] === "games") return games(question[1]);
  if (question[0] === "game") return game(question[1], question[2]);
  if (question[0] === "alike") return ["compared", await alike(question[1])];
  if (question[0] === "finished") return finished(question[1]);
  if (question[0] === "saves") return saves();
  if (question[0] === "words") return ["words", await speech.words(question[1])];
  return ["loaded", await withWords(await readAll())];
}

/**
 * Games lie there like this. What is pending was played on what lay there before.
 * @param {(import("./shelf.js").Mark & { key: string })[]} rows
 */
function remember(rows) {
  for (const { key, rev, by } of rows) if (!(GAME + key in pending)) known.games.set(key, { rev, by });
}

/**
 * @param {string} key
 * @returns {Game | null}
 */
function pendingGame(key) {
  const change = /** @type {GameChange | null | undefined} */ (pending[GAME + key]);
  return change?.save ? { ...rowOf(key, change, NEWEST), save: change.save } : null;
}

/**
 * @param {string} key
 * @param {GameChange} change
 * @param {number} rev
 * @returns {Row}
 */
const rowOf = (key, { over, about }, rev) => ({ key, over, about: JSON.stringify(about), rev });

/**
 * What is stored, with what is pending over it; the latest first.
 * @param {Row[]} rows
 */
function withPending(rows) {
  const all = new Map(rows.map((row) => [row.key, row]));
  for (const [at, [key, change]] of gamesIn(pending).entries()) {
    if (change) all.set(key, rowOf(key, change, change.save ? NEWEST + at : (all.get(key)?.rev ?? 0)));
    else all.delete(key);
  }
  return [...all.values()].sort(byLatest);
}
