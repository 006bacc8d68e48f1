// What is kept on this tablet, as the page sees it: what is stored, and over it what could not be stored yet. One tab
// plays at a time.

import { askToKeepGames } from "./device.js";
import { GAME, byLatest, newKey, readGame, readOthers, readRows, readStart, tidyUp, write } from "./shelf.js";
import { answerTo, inTime, transact } from "./store.js";
import { tell } from "./tell.js";

const NEWEST = 1e15; // above every revision
const [SOON, LATE] = [1_000, 30_000]; // milliseconds until what could not be stored is tried again, longer each time
const TIDYING = 30_000; // milliseconds, for very many games

const pending = {}; // what is not stored yet, by name
const known = { games: new Map(), count: 0, tidy: false }; // what lay in the storage when this tab last read or wrote
let storing = Promise.resolve();
let unsaved = false;
let hangs = false; // the storage does not answer: nobody waits for it a second time
let wait = SOON;
let timer = 0;
let asked = false;
let plays = true; // no other tab has taken over
let locks = 0; // how often this tab has asked to play

// --- storing ---

/**
 * Every action is stored before it is shown; what can't be stored is kept here, and tried again and again. Gives back two
 * promises: that the storage is at work, and that it is done, for better or worse.
 */
export function keep(changes) {
  for (const [name, change] of Object.entries(changes)) {
    const before = pending[name];
    pending[name] = change && before?.save && !change.save ? { ...before, ...change } : change;
  }
  wait = SOON; // somebody is there
  if (hangs) return [];
  const sent = new Promise((atWork) => flush(atWork));
  return [sent, storing];
}

function flush(atWork = () => {}) {
  storing = storing.then(() => store(atWork)).finally(atWork);
  return storing;
}

async function store(atWork) {
  const batch = { ...pending };
  if (!Object.keys(batch).length) return;
  clearTimeout(timer);
  try {
    const { rows, count, refused, apart } = await transact("readwrite", async (texts) => {
      const result = await write(texts, batch, known, plays);
      atWork();
      return result;
    });
    known.count = count;
    for (const row of rows) known.games.set(row.key, row);
    for (const [name, change] of Object.entries(batch)) {
      if (pending[name] === change) delete pending[name];
      if (change === null) known.games.delete(name.slice(GAME.length));
    }
    if (refused) lose(apart ? "apart" : "");
    if (rows.length) askOnce();
    tellWhetherStored(true);
    [hangs, wait] = [false, SOON];
  } catch (error) {
    console.warn("The game could not be stored:", error);
    hangs = error.name === "TimeoutError";
    timer = setTimeout(() => flush(), wait);
    wait = Math.min(2 * wait, LATE);
    tellWhetherStored(false);
  }
}

function tellWhetherStored(stored) {
  if (stored !== unsaved) return;
  unsaved = !stored;
  tell(stored ? "stored" : "storage-failed");
}

/** The browser is asked to keep the games when there is one. */
function askOnce() {
  if (!asked) askToKeepGames();
  asked = true;
}

document.addEventListener("visibilitychange", () => flush()); // before it is put away, and when it comes back

// --- reading ---

const MISSING = { settings: "", draft: "", current: null, open: [], some: false, count: 0, trouble: true };

/** Read something; where an older version has left games, make them into ours first. */
async function readTidy(reading) {
  const found = await transact("readonly", reading);
  if (found) return found;
  return transact("readwrite", (texts) => tidyUp(texts).then(() => reading(texts)), TIDYING);
}

/** All that the page begins with. */
async function start() {
  const found = { ...(await orElse(readTidy(readStart), MISSING)) };
  [known.count, known.tidy] = [found.count, !found.trouble];
  remember([...found.open, found.current].filter(Boolean));
  found.open = withPending(found.open).filter(({ over }) => !over);
  found.some ||= found.open.length > 0;
  for (const name of ["settings", "draft"]) found[name] = pending[name] ?? found[name];
  if ("current" in pending) found.current = pendingGame(pending.current);
  else if (found.current) found.current = pendingGame(found.current.key) ?? found.current;
  return ["loaded", found];
}

/** What lists say of the latest games, and how many more there are. */
async function games(most) {
  const found = await orElse(readTidy(readRows), null);
  const rows = withPending(found ?? []);
  remember(rows);
  const games = rows.slice(0, most);
  return ["listed", { games, more: rows.length - games.length, trouble: !found }];
}

/** One game with its save, for what Python wants to do with it. */
async function game(key, verb) {
  const found = pendingGame(key) ?? (await orElse(transact("readonly", (texts) => readGame(texts, key)), null));
  if (found) remember([found]);
  return found ? [verb, found] : ["unread", ""];
}

const QUESTIONS = { start, games, game };

/** Answer a question of Python’s: with a verb, and JSON. */
export async function answer([what, ...given]) {
  const [verb, value] = await QUESTIONS[what](...given);
  return [verb, JSON.stringify(value)];
}

async function orElse(reading, other) {
  try {
    return await reading;
  } catch (error) {
    console.warn("The storage can't be read:", error);
    return other;
  }
}

/** Games lie there like this. What is pending was played on what lay there before. */
function remember(rows) {
  for (const { key, rev, by } of rows) if (!(GAME + key in pending)) known.games.set(key, { rev, by });
}

function pendingGame(key) {
  const change = pending[GAME + key];
  return change?.save ? { key, over: change.over, about: JSON.stringify(change.about), save: change.save } : null;
}

/** What is stored, with what is pending over it; the latest first. */
function withPending(rows) {
  const all = new Map(rows.map((row) => [row.key, row]));
  for (const [at, [name, change]] of Object.entries(pending).entries()) {
    if (!name.startsWith(GAME)) continue;
    const key = name.slice(GAME.length);
    const rev = change?.save ? NEWEST + at : all.get(key)?.rev;
    if (change) all.set(key, { key, over: change.over, about: JSON.stringify(change.about), rev });
    else all.delete(key);
  }
  return [...all.values()].sort(byLatest);
}

// --- one tab ---

/** Read what is stored and ask to be the one tab that plays. */
export async function begin() {
  plays = await inTime(lock({ ifAvailable: true })).catch(() => true);
  const found = plays ? (await start())[1] : await orElse(transact("readonly", readSettings), {});
  return { ...found, elsewhere: !plays };
}

/** Another tab plays: only how this page looks matters. */
const readSettings = async (texts) => ({ settings: String(await answerTo(texts.get("settings"))) });

/** A lock is held until the tab is closed or another one takes over. */
function lock(options) {
  if (!navigator.locks) return Promise.resolve(true);
  return new Promise((done, failed) => {
    const number = (locks += 1);
    let held = false;
    const hold = (given) => {
      held = given !== null;
      done(held);
      return held && new Promise(() => {});
    };
    navigator.locks.request("pocket-planets", options, hold).catch((error) => {
      if (!held) failed(error);
      else if (number === locks) lose();
    });
  });
}

/** Another tab plays now. What was played here and is not stored yet will be, but not over its games. */
function lose(how = "") {
  plays = false;
  for (const name of Object.keys(pending)) if (!name.startsWith(GAME)) delete pending[name];
  tell("lost", how);
}

/** Play here from now on, from what is stored last. */
export async function takeOver() {
  await inTime(lock({ steal: true })).catch(() => {});
  plays = true;
  await flush();
  const apart = await setApart();
  plays = true; // also if another tab went further with a game
  const [, found] = await start();
  tell("taken-over", JSON.stringify({ ...found, apart }));
}

/** What can't be stored yet, and was played on what another tab has changed since, is a game of its own from now on. */
async function setApart() {
  const others = await orElse(transact("readonly", (texts) => readOthers(texts, pending, known)), []);
  for (const { name, isPart } of others) {
    if (!isPart) pending[GAME + newKey()] = pending[name];
    delete pending[name];
  }
  return others.some(({ isPart }) => !isPart);
}
