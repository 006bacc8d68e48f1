// The interpreter that pyscript.toml names: Pyodide, started as soon as may be, often before PyScript asks for it.
// It starts in several steps, so that the page can be painted, and answer, between them.

await downloads.started;
const [{ default: createModule }, { loadPyodide: start, version }] = await Promise.all([
  import("../../runtime/pyodide.asm.mjs"),
  import("../../runtime/pyodide.mjs"),
]);

// What Pyodide's own Python would import in one go: on a first visit, where everything takes longer, in steps.
const LIBRARY = ["typing", "inspect", "asyncio", "_pyodide._core_docs"];
const NEEDED = downloads.areHere ? [] : LIBRARY;

/** @param {string} path */
const address = (path) => new URL(`../../${path}`, import.meta.url).href;

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

const starting = start({
  indexURL: address("runtime/"),
  packageBaseUrl: address("runtime/"), // packages would come from here; there are none:
  lockFileContents: PACKAGES, // the build writes them here
  stdLibURL: address("library.zip"),
  async createPyodideModule(settings) {
    const { instantiateWasm } = settings;
    /** @type {typeof instantiateWasm} */
    const paused = (imports, go) => instantiateWasm?.(imports, (...made) => pause().then(() => go(...made)));
    const module = await createModule(Object.assign(settings, { instantiateWasm: paused }));
    for (const name of NEEDED) {
      await pause();
      module.API.rawRun(`import ${name}`);
    }
    await pause();
    return module;
  },
});
starting.catch(() => {}); // whoever waits for it hears of it

/**
 * What PyScript calls. It says where Python's output goes.
 * @param {Record<"stdout" | "stderr", (text: string) => void>} output
 */
export async function loadPyodide({ stdout, stderr }) {
  const python = await starting;
  python.setStdout({ batched: stdout });
  python.setStderr({ batched: stderr });
  // The app is imported from its archive, and with it PyScript's own Python: there it is compiled.
  python.runPython("import sys; sys.path.insert(0, '/app.zip')");
  await pause();
  return python;
}

export { version };
