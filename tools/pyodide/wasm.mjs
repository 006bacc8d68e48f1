// Reads as much of a WebAssembly file as one has to know to leave out a part of it.

/**
 * @typedef {object} Code one function
 * @property {number} index
 * @property {number} start where its body begins in the file, after its size
 * @property {number} end
 * @property {string[]} names under which it is exported
 * @property {Set<number>} calls what it calls by its index
 * @property {Set<number>} numbers its constants, and the fixed addresses that it reads from and writes to
 */

const MAGIC = 8; // bytes
const SECTION = { imports: 2, globals: 6, exports: 7, elements: 9, code: 10, data: 11 };
const KIND = { function: 0, table: 1, memory: 2, global: 3, tag: 4 };
const END = 0x0b;
const CONST = 0x41;
const STUB = [3, 0, 0x00, END]; // its size, no variables, `unreachable`, `end`

/** A place in the file, and how numbers and names are written there. */
class Reader {
  constructor(bytes, at) {
    Object.assign(this, { bytes, at });
  }

  byte() {
    return this.bytes[this.at++];
  }

  number() {
    let [sum, factor, byte] = [0, 1, 0];
    do {
      byte = this.byte();
      sum += (byte & 127) * factor;
      factor *= 128;
    } while (byte & 128);
    return sum;
  }

  skip(count) {
    expect(count !== undefined);
    for (let left = count; left; left -= 1) this.number();
  }

  signed() {
    const begin = this.at;
    const value = this.number();
    const bits = 7 * (this.at - begin);
    return value >= 2 ** (bits - 1) ? value - 2 ** bits : value;
  }

  name() {
    const length = this.number();
    this.at += length;
    return this.bytes.toString("utf8", this.at - length, this.at);
  }

  /** @template T @param {() => T} read @returns {T[]} */
  list(read) {
    return Array.from({ length: this.number() }, read);
  }
}

/** @param {Buffer} bytes */
export function readWasm(bytes) {
  const sections = new Map();
  const reader = new Reader(bytes, MAGIC);
  while (reader.at < bytes.length) {
    const head = reader.at;
    const [id, size] = [reader.byte(), reader.number()];
    sections.set(id, { head, start: reader.at, end: reader.at + size });
    reader.at += size;
  }
  const go = (name) => new Reader(bytes, sections.get(SECTION[name]).start);
  const imported = readImports(go("imports"));
  const globals = readGlobals(go("globals"));
  const exported = readExports(go("exports"));
  const names = new Map(exported.filter(({ kind }) => kind === KIND.function).map(({ name, index }) => [name, index]));
  const places = new Map(
    exported
      .filter(({ kind }) => kind === KIND.global)
      .map(({ name, index }) => [name, globals[index - imported[KIND.global]]]),
  );
  const functions = readFunctions(go("code"), imported[KIND.function]);
  const byIndex = new Map(functions.map((each) => [each.index, each]));
  for (const [name, index] of names) byIndex.get(index)?.names.push(name);
  const [slots, segments] = [readElements(go("elements")), readData(go("data"))];
  return { bytes, functions, byIndex, names, places, slots, segments, code: sections.get(SECTION.code) };
}

/** How many of each kind are not in this file. */
function readImports(reader) {
  const counts = Object.values(KIND).map(() => 0);
  const limits = () => {
    const flags = reader.byte();
    reader.number();
    if (flags & 1) reader.number();
  };
  reader.list(() => {
    reader.name();
    reader.name();
    const kind = reader.byte();
    counts[kind] += 1;
    if (kind === KIND.table) reader.byte();
    if (kind === KIND.table || kind === KIND.memory) return limits();
    if (kind !== KIND.function) reader.byte();
    reader.number();
  });
  return counts;
}

/** What each begins with, if that is a plain number. */
function readGlobals(reader) {
  return reader.list(() => {
    reader.at += 2; // its type
    const isConst = reader.byte() === CONST;
    const value = reader.signed();
    expect(reader.byte() === END);
    return isConst ? value : null;
  });
}

function readExports(reader) {
  return reader.list(() => ({ name: reader.name(), kind: reader.byte(), index: reader.number() }));
}

/** Where a function stands in the table for those that are called by a pointer. */
function readElements(reader) {
  const slots = new Set();
  reader.list(() => {
    expect(reader.number() === 0 && reader.byte() === CONST);
    reader.signed();
    expect(reader.byte() === END);
    for (const index of reader.list(() => reader.number())) slots.add(index);
  });
  return slots;
}

/** What is in the memory at the start: addresses there, and where it is in the file. */
function readData(reader) {
  return reader.list(() => {
    expect(reader.number() === 0 && reader.byte() === CONST);
    const from = reader.signed();
    expect(reader.byte() === END);
    const length = reader.number();
    reader.at += length;
    return { from, to: from + length, at: reader.at - length };
  });
}

function readFunctions(reader, first) {
  const bodies = reader.list(() => {
    const size = reader.number();
    reader.at += size;
    return { start: reader.at - size, end: reader.at };
  });
  return bodies.map((body, at) => {
    /** @type {Code} */
    const code = { ...body, index: first + at, names: [], calls: new Set(), numbers: new Set() };
    const inside = new Reader(reader.bytes, body.start);
    inside.list(() => inside.skip(2)); // its variables
    while (inside.at < body.end) readInstruction(inside, code);
    expect(inside.at === body.end);
    return code;
  });
}

// How many numbers follow an instruction. Those that are not here have none.
const BLOCKS = [0x02, 0x03, 0x04, 0x06, 0x07, 0x08, 0x09, 0x0c, 0x0d, 0x18]; // with branches and exceptions
const VARIABLES = [0x20, 0x21, 0x22, 0x23, 0x24, 0x25, 0x26];
const OTHERS = [0x3f, 0x40, 0x42, 0xd0, 0xd2]; // the size of the memory, long constants, references
const BY_POINTER = [0x11, 0x13]; // calls
const FOLLOWING = new Map([
  ...[...BLOCKS, ...VARIABLES, ...OTHERS].map((op) => [op, 1]),
  ...BY_POINTER.map((op) => [op, 2]),
]);
const ALONE = new Set([0x00, 0x01, 0x05, END, 0x0f, 0x19, 0x1a, 0x1b, 0xd1]);
// And after those that have two numbers themselves: roundings, memory, tables.
const FOLLOWING_LONG = [0, 0, 0, 0, 0, 0, 0, 0, 2, 1, 2, 1, 2, 1, 2, 1, 1, 1];

/** @param {Reader} reader @param {Code} code */
function readInstruction(reader, code) {
  const op = reader.byte();
  if (op === CONST) code.numbers.add(reader.signed());
  else if (op === 0x10 || op === 0x12) code.calls.add(reader.number());
  else if (op >= 0x28 && op <= 0x3e) {
    expect(reader.number() < 64); // the alignment: there is one memory
    code.numbers.add(reader.number());
  } else if (op === 0x0e)
    reader.skip(reader.number() + 1); // a table of branches
  else if (op === 0x1c) reader.skip(reader.number());
  else if (op === 0x43) reader.at += 4;
  else if (op === 0x44) reader.at += 8;
  else if (op === 0xfc) reader.skip(FOLLOWING_LONG[reader.number()]);
  else if (FOLLOWING.has(op)) reader.skip(FOLLOWING.get(op));
  else expect(ALONE.has(op) || (op >= 0x45 && op <= 0xc4)); // sums, comparisons
}

function expect(holds) {
  if (!holds) throw new Error("Pyodide's WebAssembly has something in it that wasm.mjs has to learn.");
}

/** The bytes of the memory at its start. */
export function readMemory({ bytes, segments }) {
  const memory = Buffer.alloc(segments.at(-1).to + 4);
  for (const { from, to, at } of segments) bytes.copy(memory, from, at, at + to - from);
  return memory;
}

/**
 * The file without these functions, each of which stops the program if it is called after all, and with this memory.
 * @param {ReturnType<typeof readWasm>} wasm
 * @param {Set<number>} without
 * @param {Buffer} memory
 */
export function writeWasm({ bytes, functions, segments, code }, without, memory) {
  const file = Buffer.from(bytes);
  for (const { from, to, at } of segments) memory.copy(file, at, from, to);
  const bodies = functions.map(({ index, start, end }) =>
    without.has(index) ? [Buffer.from(STUB)] : [asNumber(end - start), file.subarray(start, end)],
  );
  const section = Buffer.concat([asNumber(functions.length), ...bodies.flat()]);
  const head = [file.subarray(0, code.head), Buffer.from([SECTION.code]), asNumber(section.length)];
  return Buffer.concat([...head, section, file.subarray(code.end)]);
}

function asNumber(value) {
  const found = [];
  for (let rest = value; found.length === 0 || rest; rest = Math.floor(rest / 128))
    found.push((rest % 128) + (rest >= 128 ? 128 : 0));
  return Buffer.from(found);
}
