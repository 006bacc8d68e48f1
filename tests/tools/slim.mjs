// Runs a Python file in the interpreter of a built site, in Node: node slim.mjs SITE FILE MODULES
// The file finds the app and the list of its modules at /job.

import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

const [site, file, modules] = process.argv.slice(2);
const inSite = (start, end = "") =>
  resolve(
    site,
    readdirSync(site).find((name) => name.startsWith(start) && name.endsWith(end)),
  );
const { loadPyodide } = await import(pathToFileURL(join(inSite("runtime-"), "pyodide.mjs")));
const lock = JSON.parse(readFileSync("node_modules/pyodide/pyodide-lock.json", "utf8"));
const python = await loadPyodide({
  stdLibURL: inSite("library-", ".zip"),
  lockFileContents: JSON.stringify({ ...lock, packages: {} }),
});
python.FS.mkdir("/job");
python.FS.writeFile("/job/app.zip", readFileSync(inSite("app-", ".zip")));
python.FS.writeFile("/job/modules.json", modules);
python.runPython(`
import sys
from sitecustomize import written
sys.path.insert(0, "/job/app.zip")
import ui
known = {*written}
import ui.first
assert {*written} == known  # the build has compiled what they write
del sys.path[0]
`);
python.runPython(readFileSync(file, "utf8"));
python.runPython(`
import sys
from importlib import import_module
for name in sys.builtin_module_names:
    import_module(name)
assert "unicodedata" in sys.builtin_module_names and "_sqlite3" not in sys.builtin_module_names
`);
