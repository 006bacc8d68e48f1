// PyScript, which starts after this, keeps a list of packages in a database of its own, and waits for it. There are no
// packages here: it gets an empty one, so that the page starts also where the browser allows no database, or has one
// that never answers.

const EMPTY = {
  transaction: () => ({ objectStore: () => ({ getAllKeys: () => answered([]) }) }),
  close() {},
};

const databases = window.indexedDB ? IDBFactory.prototype : none();
const { open } = databases;
databases.open = function (name, ...version) {
  return name.startsWith("IDBMap/") ? answered(EMPTY) : open.call(this, name, ...version);
};

/** Where the browser has no databases at all, they are refused as where it allows none. */
function none() {
  const open = () => {
    throw new DOMException("There are no databases here.", "NotSupportedError");
  };
  const value = /** @type {IDBFactory} */ (/** @type {unknown} */ ({ open }));
  Object.defineProperty(window, "indexedDB", { value });
  return value;
}

/**
 * As much of a request as PyScript looks at.
 * @param {unknown} result
 */
function answered(result) {
  const request = /** @type {IDBOpenDBRequest} */ ({});
  const event = /** @type {Event} */ (/** @type {unknown} */ ({ target: { result } }));
  queueMicrotask(() => request.onsuccess?.(event));
  return request;
}
