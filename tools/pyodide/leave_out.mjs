// Leaves parts of Python that are written in C out of Pyodide's interpreter: modules that nothing on the site imports,
// with the libraries behind them. `import _sqlite3` then finds nothing; what is left does not know the difference.
//
// Files are linked one after the other: what belongs together lies together, in the code as in the memory. Functions
// that were the same are one since, wherever that lies: a function goes only if it shows whose it is, by a place in
// the memory that nobody else names, or by calling one that goes.

import { readMemory, readWasm, writeWasm } from "./wasm.mjs";

// Databases, other ways of packing, decimal numbers, C and other machines, far eastern encodings, and Python's own tests.
const MODULES = new Set([
  ...["_sqlite3", "_bz2", "_lzma", "_zstd", "_csv", "pyexpat", "_elementtree", "_pickle", "_queue", "_zoneinfo"],
  ...["_decimal", "_statistics", "cmath", "_ctypes", "_posixsubprocess", "_lsprof", "_remote_debugging"],
  ...["fcntl", "mmap", "select", "_socket", "termios"],
  ...["_codecs_cn", "_codecs_hk", "_codecs_iso2022", "_codecs_jp", "_codecs_kr", "_codecs_tw", "_multibytecodec"],
  ...["xxsubtype", "_xxtestfuzz", "_testbuffer", "_testinternalcapi", "_testcapi", "_testcapi_datetime"],
  ...["_testlimitedcapi", "_testclinic", "_testclinic_limited"],
]);
const INIT = "PyInit_";
const LIBRARY = /^(sqlite3|ZSTD|HUF|FSE|HIST|COVER|ZDICT|lzma|BZ2)_/;
// The encodings are mostly tables. So is what translates encodings for programs in C.
const ENCODINGS = [`${INIT}_codecs_cn`, `${INIT}_multibytecodec`]; // from here, to before that
const TRANSLATOR = "iconv";
const WORD = 4; // bytes

/**
 * @param {Buffer} bytes
 * @param {(name: string) => boolean} isNamed whether a script may call what is exported under this name
 */
export function leaveOut(bytes, isNamed) {
  const wasm = readWasm(bytes);
  const memory = readMemory(wasm);
  const without = findFunctions(wasm, isNamed);
  shortenList(wasm, memory);
  emptyTables(wasm, memory, without);
  return writeWasm(wasm, without, memory);
}

/** The functions of the modules and of the libraries, which nobody else calls. */
function findFunctions(wasm, isNamed) {
  const { functions, slots } = wasm;
  const [theirs, perhaps] = ranges(wasm);
  const callers = new Map(functions.map(({ index }) => [index, []]));
  for (const { index, calls } of functions) for (const called of calls) callers.get(called)?.push(index);
  const stay = new Set(functions.filter(({ names }) => names.some(isNamed)).map(({ index }) => index));
  for (;;) {
    const found = shown(wasm, theirs, perhaps, stay);
    // What only they call goes with them, unless somebody may have a pointer to it.
    const isAlone = (index) => !slots.has(index) && callers.get(index).every((caller) => found.has(caller));
    grow(found, theirs, (index) => !stay.has(index) && isAlone(index));
    const called = [...found].filter((index) => callers.get(index).some((caller) => !found.has(caller)));
    if (!called.length) return found;
    for (const index of called) stay.add(index);
  }
}

/** The functions where the modules and the libraries lie; and those before, since some modules begin in another file. */
function ranges({ functions, names }) {
  const modules = [...names].filter(([name]) => name.startsWith(INIT) && !name.startsWith(`${INIT}Config`));
  const starts = new Map(modules.map(([name, index]) => [index, name.slice(INIT.length)]));
  const last = Math.max(...starts.keys());
  const libraries = [...names].filter(([name, index]) => LIBRARY.test(name) && index > last).map(([, index]) => index);
  const [from, to] = [Math.min(...libraries), Math.max(...libraries)];
  const [theirs, perhaps] = [new Set(), new Set()];
  let [module, before] = ["", []];
  for (const { index, names } of functions) {
    if (starts.has(index)) {
      module = starts.get(index);
      if (MODULES.has(module)) for (const each of before) perhaps.add(each);
      before = [];
    }
    if (index > last ? index >= from && index <= to : MODULES.has(module)) theirs.add(index);
    else if (!names.length) before.push(index);
  }
  return [theirs, perhaps];
}

/** Those of them that show whose they are. */
function shown({ functions, byIndex, segments }, theirs, perhaps, stay) {
  const [texts, end] = [segments[0].to, segments.at(-1).to]; // equal texts are one, too: they show nothing
  const isOwn = ownPlaces(functions, (index) => theirs.has(index) && !stay.has(index));
  const names = (index) => [...byIndex.get(index).numbers].some((at) => at >= texts && at < end && isOwn(at));
  const found = new Set([...theirs].filter((index) => !stay.has(index) && names(index)));
  const calls = (index) => [...byIndex.get(index).calls].some((called) => found.has(called));
  grow(found, [...theirs, ...perhaps], (index) => !stay.has(index) && calls(index));
  return found;
}

/** Whether a place in the memory is named by nobody but these functions. */
function ownPlaces(functions, isOne) {
  const others = new Set();
  for (const { index, numbers } of functions) if (!isOne(index)) for (const number of numbers) others.add(number);
  return (place) => !others.has(place);
}

/** Add what belongs to a set, and what belongs to it then. */
function grow(set, candidates, belongs) {
  for (let size = -1; size !== set.size; ) {
    size = set.size;
    for (const each of candidates) if (!set.has(each) && belongs(each)) set.add(each);
  }
}

/** Take the modules from Python's list of those that it has: pairs of a name and a function, and zeros at the end. */
function shortenList({ places }, memory) {
  const list = memory.readUInt32LE(places.get("PyImport_Inittab"));
  const pairs = [];
  for (let at = list; memory.readUInt32LE(at); at += 2 * WORD) {
    const name = memory.readUInt32LE(at);
    if (!MODULES.has(memory.toString("latin1", name, memory.indexOf(0, name))))
      pairs.push(Buffer.from(memory.subarray(at, at + 2 * WORD)));
    memory.fill(0, at, at + 2 * WORD);
  }
  Buffer.concat(pairs).copy(memory, list);
}

/** Write zeros over the tables of the encodings: what lies between two of them is one of them. */
function emptyTables({ functions, names, places, segments }, memory, without) {
  const types = [...places].filter(([name]) => name.endsWith("_Type")).map(([, place]) => place);
  const [texts, lists, end] = [segments[0].to, Math.min(...types), segments.at(-1).to]; // tables are between the first two
  const [from, to] = ENCODINGS.map((name) => names.get(name));
  const isEncoding = (index) => index >= from && index < to && without.has(index);
  const pointers = between(functions, isEncoding, lists, end);
  const tables = [];
  for (let at = pointers[0]; at < pointers[1]; at += WORD) {
    const place = memory.readUInt32LE(at);
    if (place >= texts && place < lists) tables.push(place);
  }
  memory.fill(0, Math.min(...tables), Math.max(...tables));
  memory.fill(0, ...pointers);
  memory.fill(0, ...between(functions, (index) => index === names.get(TRANSLATOR), texts, lists));
}

/** The first and the last place that only these functions name, within bounds. */
function between(functions, isOne, from, to) {
  const isOwn = ownPlaces(functions, isOne);
  const numbers = functions.filter(({ index }) => isOne(index)).flatMap(({ numbers }) => [...numbers]);
  const own = numbers.filter((place) => place >= from && place < to && isOwn(place));
  return [Math.min(...own), Math.max(...own)];
}
