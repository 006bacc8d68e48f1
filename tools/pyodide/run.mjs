// Runs a Python file in the Pyodide that the site ships: node run.mjs FILE FOLDER [LIBRARY]
// The file finds the folder of this machine at /job. LIBRARY is a standard library other than Pyodide's own.

import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { loadPyodide } from "pyodide";

const [file, folder, library] = process.argv.slice(2);
const python = await loadPyodide({
  stdLibURL: library && resolve(library),
  env: { HOME: "/home/pyodide", PYTHONNODEBUGRANGES: "1" }, // no columns: smaller .pyc files
});
python.mountNodeFS("/job", resolve(folder));
try {
  python.runPython(readFileSync(file, "utf8"), { filename: file });
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
