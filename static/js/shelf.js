// How games lie in the storage. `game:KEY` is a save, to the letter what is exported. Beside it lies what a list says of
// the game, as a small JSON text, so that lists need no saves: `open:KEY`, or `done:KEY` once it is finished. In it,
// `rev` is the number of the last change of all (`count`), which puts the games in order whatever the clock says, and
// `by` is the tab that made it. All functions here work within a transaction.

import { answerTo, under } from "./store.js";

export const GAME = "game:";
const LATEST = 50; // so many unfinished games are known from the start: home offers the last of them
const LAYOUT = "2";
const OLD_KEY = /^\d{4}-\d\d-\d\dT.*-\d+$/; // it told the deal
const OLD_PROGRESS = /^Round (\d+) of (\d+)$/;

/** A key that tells nothing. */
export function newKey() {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

const ME = newKey(); // this tab
const apart = new WeakMap(); // the keys of what became a game of its own

/** Whatever lies in the storage, as a text. */
function asText(value) {
  if (typeof value === "string") return value;
  try {
    return JSON.stringify(value) ?? String(value);
  } catch {
    return String(value); // it goes round in circles, or holds numbers that JSON has no words for
  }
}

/** The JSON object in a value, or an empty one. */
function read(value) {
  try {
    return Object(JSON.parse(value));
  } catch {
    return {};
  }
}

const asNumber = (value) => (Number.isSafeInteger(value) ? value : 0);

// --- reading ---

/** What a list says of a game, with what is needed to compare it. */
function row(key, over, value) {
  const { rev, by } = read(value);
  return { key, over, about: asText(value), rev: asNumber(rev), by };
}

async function rowOf(texts, key) {
  const open = await answerTo(texts.get(`open:${key}`));
  if (open !== undefined) return row(key, false, open);
  const done = await answerTo(texts.get(`done:${key}`));
  return done === undefined ? undefined : row(key, true, done);
}

async function rows(texts, kind) {
  const range = under(kind);
  const [names, values] = await Promise.all([answerTo(texts.getAllKeys(range)), answerTo(texts.getAll(range))]);
  return names.map((name, at) => row(name.slice(kind.length), kind === "done:", values[at]));
}

export const byLatest = (one, other) => other.rev - one.rev;

/** What a list says of every game; null if some lie here as no version that knows this layout has left them. */
export async function readRows(texts) {
  const [open, done, names] = await Promise.all([
    rows(texts, "open:"),
    rows(texts, "done:"),
    answerTo(texts.getAllKeys(under(GAME))),
  ]);
  const all = [...open, ...done];
  const listed = new Set(all.map(({ key }) => GAME + key));
  return names.every((name) => listed.has(name)) ? all : null;
}

/** A game with its save; without one if it is not here. */
export async function readGame(texts, key) {
  const [found, save] = await Promise.all([rowOf(texts, key), answerTo(texts.get(GAME + key))]);
  return { ...(found ?? row(key, false, "{}")), save: save === undefined ? null : asText(save) };
}

/** All that the page needs to begin; null as for `readRows`. */
export async function readStart(texts) {
  const names = ["settings", "draft", "current", "layout", "count"];
  const [[settings, draft, current, layout, count], open, first] = await Promise.all([
    Promise.all(names.map((name) => answerTo(texts.get(name)))),
    rows(texts, "open:"),
    answerTo(texts.getKey(under(GAME))),
  ]);
  if (first !== undefined && layout !== LAYOUT) return null;
  const game = typeof current === "string" ? await readGame(texts, current) : null;
  return {
    settings: asText(settings ?? ""),
    draft: asText(draft ?? ""),
    current: game?.save === null ? null : game,
    open: open.sort(byLatest).slice(0, LATEST),
    some: first !== undefined,
    count: asNumber(count),
  };
}

// --- writing ---

/**
 * Write all changes, and delete what is null. A game is changed only if it is as this tab left or read it, and if this
 * tab is the one that plays: nothing ever goes back to what was before. What was played and can't be written for that
 * reason becomes a game of its own, unless it is part of what lies there.
 *
 * `known` holds what this tab read or wrote last: the games as in `row`, by key, the count, if it knows it, and whether
 * no older version has left anything.
 */
export async function write(texts, changes, known, plays) {
  const names = Object.keys(changes).filter((name) => name.startsWith(GAME));
  const result = { rows: [], count: known.count, refused: false, apart: false };
  if (names.length && !(plays && known.count)) result.count = asNumber(await answerTo(texts.get("count")));
  for (const name of names) await writeGame(texts, name.slice(GAME.length), changes[name], known, plays, result);
  if (names.length) texts.put(result.count, "count");
  if (plays && !result.refused) putOthers(texts, changes);
  texts.transaction.commit?.(); // without waiting for each answer first
  return result;
}

async function writeGame(texts, key, change, known, plays, result) {
  const before = await rowOf(texts, key);
  if (!before && change === null) return; // it is gone already
  if (plays && (isSame(before, known.games.get(key)) || (await isWiped(texts)))) {
    const rev = change?.save === undefined ? asNumber(before?.rev) : (result.count += 1);
    put(texts, key, change, rev, before);
    if (!before && known.tidy) texts.put(LAYOUT, "layout");
    result.rows.push({ key, rev, by: ME });
    return;
  }
  result.refused = true;
  if (!change?.save || isPart(change.save, await answerTo(texts.get(GAME + key)))) return;
  if (!apart.has(change)) apart.set(change, newKey()); // once, however often it is tried
  put(texts, apart.get(change), change, (result.count += 1));
  result.apart = true;
}

/** Whether somebody has deleted everything, in the browser's settings. */
const isWiped = async (texts) => (await answerTo(texts.get("count"))) === undefined;

/** Whether a game lies there as this tab knows it. What it wrote itself may have arrived without its hearing of it. */
function isSame(before, known) {
  if (!before || !known) return before === known || before?.by === ME;
  return before.by === ME || (before.rev === known.rev && before.by === known.by);
}

/** The games among these changes that were played on something else than what lies there now, and what that is. */
export async function readOthers(texts, changes, known) {
  const others = [];
  for (const [name, change] of Object.entries(changes)) {
    if (!name.startsWith(GAME)) continue;
    const key = name.slice(GAME.length);
    if (isSame(await rowOf(texts, key), known.games.get(key))) continue;
    others.push({ name, isPart: !change?.save || isPart(change.save, await answerTo(texts.get(name))) });
  }
  return others;
}

function put(texts, key, change, rev, before) {
  if (before && (change === null || before.over !== change.over)) texts.delete((before.over ? "done:" : "open:") + key);
  if (change === null) return texts.delete(GAME + key);
  if (change.save !== undefined) texts.put(change.save, GAME + key);
  texts.put(JSON.stringify({ ...change.about, rev, by: ME }), (change.over ? "done:" : "open:") + key);
}

function putOthers(texts, changes) {
  for (const [name, text] of Object.entries(changes)) {
    if (name.startsWith(GAME)) continue;
    if (text === null) texts.delete(name);
    else texts.put(text, name);
  }
}

/** Whether all actions of a save have been played in another one, too. */
function isPart(save, other) {
  const [some, all] = [save, other].map((text) => read(text).actions);
  return Array.isArray(all) && some.every((action, at) => action === all[at]);
}

// --- what an older version has left ---

/** Put down for each game what lists say of it, where that is missing. What can't be read is left as it is. */
export async function tidyUp(texts) {
  const [names, current, counted, ...known] = await Promise.all([
    answerTo(texts.getAllKeys(under(GAME))),
    answerTo(texts.get("current")),
    answerTo(texts.get("count")),
    ...["open:", "done:"].map((kind) => answerTo(texts.getAllKeys(under(kind)))),
  ]);
  const listed = new Set(known.flat().map((name) => GAME + name.slice("open:".length)));
  const left = names.filter((name) => !listed.has(name));
  const values = await Promise.all(left.map((name) => answerTo(texts.get(name))));
  const games = left.map((name, at) => ({ name, ...unpacked(values[at]) }));
  games.sort((one, other) => one.about.when.localeCompare(other.about.when)); // all that is known of their order
  let rev = asNumber(counted);
  for (const { name, save, over, about } of games) {
    const old = name.slice(GAME.length);
    const key = OLD_KEY.test(old) ? newKey() : old;
    if (key !== old) texts.delete(name);
    if (key !== old && current === old) texts.put(key, "current");
    texts.put(save, GAME + key);
    texts.put(JSON.stringify({ ...about, rev: (rev += 1) }), (over ? "done:" : "open:") + key);
  }
  texts.put(rev, "count");
  texts.put(LAYOUT, "layout");
}

/** A game as an older version stored it: the save was part of what lists say, and that was in words. */
function unpacked(value) {
  const { save, over, game, names, when = "", progress, format } = read(value);
  const about = { game, names, when: String(when) };
  if (typeof save === "string") {
    const [, round, rounds] = OLD_PROGRESS.exec(progress) ?? [];
    return { save, over: over === true, about: { ...about, round: Number(round ?? 0), rounds: Number(rounds ?? 0) } };
  }
  return { save: value, over: false, about: format === undefined ? { when: "", broken: true } : about };
}
