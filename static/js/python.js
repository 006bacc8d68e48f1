// The interpreter that pyscript.toml names: Pyodide, started at once, while PyScript itself is still arriving.

import { loadPyodide as start, version } from "../../runtime/pyodide.mjs";

const address = (path) => new URL(`../../${path}`, import.meta.url).href;

const starting = start({
  indexURL: address("runtime/"),
  packageBaseUrl: address("runtime/"), // packages would come from here; there are none:
  lockFileContents: PACKAGES, // the build writes them here
  stdLibURL: address("library.zip"),
});
starting.catch(() => {}); // whoever waits for it hears of it

/** What PyScript calls. It says where Python's output goes. */
export async function loadPyodide({ stdout, stderr }) {
  const python = await starting;
  python.setStdout({ batched: stdout });
  python.setStderr({ batched: stderr });
  // The app is imported from its archive, and with it PyScript's own Python: there it is compiled.
  python.runPython("import sys; sys.path.insert(0, '/app.zip')");
  return python;
}

export { version };
