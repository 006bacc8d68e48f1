// The interpreter that pyscript.toml names: Pyodide, started as soon as may be, often before PyScript asks for it.
// It starts in several steps, so that the page can be painted, and answer, between them.

import { forget, keep, recall } from "./memory.js";

/** @param {string} path */
const address = (path) => new URL(`../../${path}`, import.meta.url).href;

// What is in the memory; the build puts hashes into these names.
const MEMORY = address(`memory?${["runtime/", "library.zip", "app.zip"]}`);
const recalling = recall(MEMORY).catch(() => null); // nothing may be kept

/** Pyodide's own scripts. Nothing here is awaited at the top: WebKit lets those who import such a module go on too early. */
async function load() {
  await downloads.started;
  return Promise.all([import("../../runtime/pyodide.asm.mjs"), import("../../runtime/pyodide.mjs")]);
}

const loading = load();

// What Pyodide's own Python would import in one go: on a first visit, where everything takes longer, in steps.
const LIBRARY = ["typing", "inspect", "asyncio", "_pyodide._core_docs"];
const NEEDED = downloads.areHere ? [] : LIBRARY;

/**
 * Let the browser do what it has to do; unlike a timer, this does not wait long on a page that nobody sees.
 * @returns {Promise<unknown>}
 */
function pause() {
  return new Promise((go) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = go;
    port2.postMessage("go");
  });
}

/** @type {import("./memory.js").Interpreter} */
let interpreter;

/**
 * Pyodide, with this memory or with a fresh one.
 * @param {import("./memory.js").Memory | null} memory
 */
async function wake(memory) {
  const [{ default: createModule }, { loadPyodide: start }] = await loading;
  return start({
    indexURL: address("runtime/"),
    packageBaseUrl: address("runtime/"), // packages would come from here; there are none:
    lockFileContents: PACKAGES, // the build writes them here
    stdLibURL: address("library.zip"),
    ...(memory && { _loadSnapshot: memory.bytes }),
    async createPyodideModule(settings) {
      const { instantiateWasm } = settings;
      /** @type {typeof instantiateWasm} */
      const paused = (imports, go) => instantiateWasm?.(imports, (...made) => pause().then(() => go(...made)));
      const module = await createModule(Object.assign(settings, { instantiateWasm: paused }));
      interpreter = module;
      for (const name of memory ? [] : NEEDED) {
        await pause();
        module.API.rawRun(`import ${name}`);
      }
      await memory?.isWhole;
      await pause();
      return module;
    },
  });
}

/** Python, with all that the first screen needs of the app, but for what knows the page. */
async function wakeUp() {
  const [memory] = await Promise.all([recalling, loading]);
  if (memory) {
    try {
      return await wake(memory);
    } catch (error) {
      console.warn("Python’s memory is of no use:", error);
      await forget();
    }
  }
  const python = await wake(null);
  const app = await fetch(address("app.zip"));
  python.FS.writeFile("/app.zip", new Uint8Array(await app.arrayBuffer()));
  python.runPython("import sys; sys.path.insert(0, '/app.zip')");
  await pause();
  python.runPython("import ui.first");
  keep(MEMORY, interpreter);
  return python;
}

const starting = wakeUp();
starting.catch(() => {}); // whoever waits for it hears of it

/**
 * What PyScript calls. It says where Python's output goes.
 * @param {Record<"stdout" | "stderr", (text: string) => void>} output
 */
export async function loadPyodide({ stdout, stderr }) {
  const python = await starting;
  python.setStdout({ batched: stdout });
  python.setStderr({ batched: stderr });
  await pause();
  return python;
}

/** What PyScript writes on its shelf for packages, which stays empty. */
export const version = "none";
