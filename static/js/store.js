// What is kept on this tablet: texts by key in IndexedDB, which survives a crash of the browser.

const NAME = "pocket-planets";
const TABLE = "texts";

let opening;

function database() {
  opening ??= new Promise((done, failed) => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(TABLE);
    request.onsuccess = () => done(request.result);
    request.onerror = () => failed(request.error);
  });
  return opening;
}

function finished(transaction) {
  return new Promise((done, failed) => {
    transaction.oncomplete = () => done();
    transaction.onabort = transaction.onerror = () => failed(transaction.error);
  });
}

/** Write all texts, and delete those that are null, together or not at all. */
export async function write(changes) {
  const transaction = (await database()).transaction(TABLE, "readwrite");
  const texts = transaction.objectStore(TABLE);
  for (const [key, text] of Object.entries(changes)) {
    if (text === null) texts.delete(key);
    else texts.put(text, key);
  }
  transaction.commit?.(); // without waiting for each answer first
  await finished(transaction);
}

/** Everything that is kept, by key. */
export async function readAll() {
  const transaction = (await database()).transaction(TABLE, "readonly");
  const texts = transaction.objectStore(TABLE);
  const keys = texts.getAllKeys();
  const values = texts.getAll();
  await finished(transaction);
  return Object.fromEntries(keys.result.map((key, at) => [key, values.result[at]]));
}
