// The database on this tablet, which survives a crash of the browser: values by name, read and written in transactions.
// It may be missing, full, closed behind our back, or never answer: then a promise is broken, in seconds.

export const SITE = `pocket-planets ${new URL("./", document.baseURI).pathname}`; // each site of a host has its own
export const TABLE = "texts";
const PATIENCE = 3_000; // milliseconds: what has not answered by then does not answer
const LOOKS = 30; // at the clock, in that time

/** @type {Promise<IDBDatabase> | null} */
let connection = null; // the open database

/**
 * What a request answers.
 * @template T
 * @param {IDBRequest<T>} request
 * @returns {Promise<T>}
 */
export function answerTo(request) {
  return new Promise((done, failed) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => failed(request.error);
  });
}

/**
 * All names that begin like this.
 * @param {string} prefix
 */
export const under = (prefix) => IDBKeyRange.bound(prefix, `${prefix}\uffff`);

/**
 * The same promise, broken if it takes too long. While the page itself is busy no answer can be heard: however long that
 * takes, it is one look at the clock.
 * @template T
 * @param {Promise<T>} promise
 * @returns {Promise<T>}
 */
export function inTime(promise, patience = PATIENCE) {
  return new Promise((done, failed) => {
    let [looks, timer] = [0, 0];
    const look = () => {
      if (looks === LOOKS) failed(new DOMException("The storage does not answer.", "TimeoutError"));
      else timer = setTimeout(look, patience / LOOKS);
      looks += 1;
    };
    look();
    promise.then(done, failed).finally(() => clearTimeout(timer));
  });
}

/**
 * Do some work on the table, all of it or nothing. A connection may be lost at any time, so what fails is tried once
 * more on a new one: `work` may be called twice.
 * @template T
 * @param {IDBTransactionMode} mode
 * @param {(texts: IDBObjectStore) => Promise<T>} work
 * @param {number} [patience]
 */
export async function transact(mode, work, patience) {
  try {
    return await attempt(mode, work, patience);
  } catch (error) {
    forget();
    if (["QuotaExceededError", "TimeoutError"].includes(nameOf(error))) throw error;
    return attempt(mode, work, patience).catch((again) => {
      forget(); // it may never have been opened
      throw again;
    });
  }
}

/**
 * What kind of trouble it is.
 * @param {unknown} error
 */
export const nameOf = (error) => (error instanceof Error ? error.name : "");

/**
 * @template T
 * @param {IDBTransactionMode} mode
 * @param {(texts: IDBObjectStore) => Promise<T>} work
 * @param {number} [patience]
 */
async function attempt(mode, work, patience) {
  connection ??= connect();
  const transaction = (await connection).transaction(TABLE, mode);
  const ended = new Promise((done, failed) => {
    transaction.oncomplete = done;
    transaction.onabort = () => failed(transaction.error ?? new DOMException("It was aborted.", "AbortError"));
  });
  try {
    const [result] = await inTime(Promise.all([work(transaction.objectStore(TABLE)), ended]), patience);
    return result;
  } catch (error) {
    abort(transaction);
    throw error;
  }
}

/** @param {IDBTransaction} transaction */
function abort(transaction) {
  try {
    transaction.abort();
  } catch {
    // It has come to its end already.
  }
}

function open() {
  const request = indexedDB.open(SITE, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(TABLE);
  return answerTo(request);
}

async function connect() {
  const opening = open();
  try {
    const database = await inTime(opening);
    database.onclose = database.onversionchange = forget;
    return database;
  } catch (error) {
    opening.then((database) => database.close()).catch(() => {}); // too late
    throw error;
  }
}

/** As soon as the storage answers, however late: by a connection that nobody else waits for. */
export async function untilItAnswers() {
  const database = await open();
  await answerTo(database.transaction(TABLE).objectStore(TABLE).getKey("settings"));
  database.close();
}

/** Whoever comes next opens a new connection. */
function forget() {
  connection?.then((database) => database.close()).catch(() => {});
  connection = null;
}
