// Makes Pyodide's interpreter slimmer: node slim.mjs FOLDER SCRIPT...
// It exports thousands of functions for packages that are written in C, and the site has none of those. What no script
// in the folder names is no longer exported, and the functions that only such packages could call are left out.
// So is what the script has ready for such packages: graphics, sound, windows, other file systems.
// The scripts are all that run beside pyodide.asm.mjs. The new files replace the old ones.

import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import binaryen from "binaryen";
import { transform } from "esbuild";
import { leaveOut } from "./leave_out.mjs";

const { Features } = binaryen;
const FEATURES =
  Features.BulkMemory |
  Features.BulkMemoryOpt |
  Features.CallIndirectOverlong |
  Features.ExceptionHandling |
  Features.Multivalue |
  Features.MutableGlobals |
  Features.NontrappingFPToInt |
  Features.ReferenceTypes |
  Features.SignExt |
  Features.TailCall;
// The list of variables for what is exported, and the function that fills them.
const ASSIGNED = /var (?<variables>[\w$,]+);function assignWasmExports\(wasmExports\)\{(?<statements>[^{}]*)\}/;
const ASSIGNMENT = /^(?<variable>[\w$]+)=.*wasmExports\["(?<name>[\w$]+)"\]/;

// The whole script is one function, which gives back one variable.
const HEAD = /^async function \w+\(\w+=\{\}\)\{/;
const TAIL = /return (?<result>\w+)(?<end>\}export default \w+;\s*)$/;
// What it lends to the WebAssembly, what it shows to other scripts, and how its functions would look to packages.
const LENT = /var wasmImports=\{(?<entries>[^{}]*)\}/;
const SHOWN = /Module\["(?<name>[\w$]+)"\]=\k<name>;/g;
const SIGNATURE = /[\w$]+\.sig="\w+";/g;
const EVAL = /(?<![\w$.])eval\(/g;
// Shared memory, to sleep on: no page may sleep, and browsers warn of memory that is shared without their leave.
const SHARED = /new WebAssembly\.Memory\(\{shared:!0,initial:1,maximum:1\}\)\.buffer/;

const [folder, ...scripts] = process.argv.slice(2);
const scriptFile = join(folder, "pyodide.asm.mjs");
const wasmFile = join(folder, "pyodide.asm.wasm");
const script = readFileSync(scriptFile, "utf8");
const assigned = script.match(ASSIGNED);
if (![ASSIGNED, HEAD, TAIL, LENT, SHARED].every((part) => part.test(script))) {
  throw new Error("Pyodide is built in some other way: slim.mjs has to learn it.");
}

const others = scripts.map((name) => readFileSync(join(folder, name), "utf8"));
const named = new Set([script.replace(ASSIGNED, ""), ...others].join(" ").match(/[\w$]+/g));
const unused = new Set(); // variables
const statements = assigned.groups.statements.split(";").filter((statement) => {
  const { variable, name } = statement.match(ASSIGNMENT).groups;
  const isNamed = named.has(variable) || named.has(name);
  if (!isNamed) unused.add(variable);
  return isNamed;
});
const variables = assigned.groups.variables.split(",").filter((variable) => !unused.has(variable));
const assigning = `var ${variables};function assignWasmExports(wasmExports){${statements.join(";")}}`;
const assignedNames = new Set(statements.map((statement) => statement.match(ASSIGNMENT).groups.name));
const isNamed = (name) => named.has(name) || assignedNames.has(name);
const bytes = leaveOut(readFileSync(wasmFile), isNamed);
const wasm = binaryen.readBinary(bytes);
wasm.setFeatures(FEATURES);
for (const { name } of WebAssembly.Module.exports(new WebAssembly.Module(bytes))) {
  if (!isNamed(name)) wasm.removeExport(name);
}
wasm.runPasses(["remove-unused-module-elements"]);
const slim = wasm.emitBinary();
writeFileSync(wasmFile, slim);

const borrowed = new Set(WebAssembly.Module.imports(new WebAssembly.Module(slim)).map(({ name }) => name));
writeFileSync(scriptFile, await shaken(script.replace(ASSIGNED, () => assigning)));

/** The script without what nobody uses. Code for packages is made of texts: that is no reason to keep anything. */
async function shaken(text) {
  const inside = text.replaceAll(SHOWN, "").match(/(?<=\.|")[\w$]+/g);
  const known = new Set([...inside, ...others.join(" ").match(/[\w$]+/g)]);
  const isBorrowed = (entry) => borrowed.has(entry.split(":")[0]);
  const lean = text
    .replace(LENT, (_, entries) => `var wasmImports={${entries.split(",").filter(isBorrowed)}}`)
    .replaceAll(SHOWN, (statement, name) => (known.has(name) ? statement : ""))
    .replaceAll(SIGNATURE, "")
    .replaceAll(EVAL, "globalThis.eval(")
    .replace(SHARED, "1"); // without it, going to sleep is refused, as it is with it
  const [head] = lean.match(HEAD);
  const { result, end } = lean.match(TAIL).groups;
  const body = lean.replace(HEAD, "").replace(TAIL, `;export{${result} as result}`);
  // What is unused is seen at the top of a module only.
  const options = { format: "esm", target: "es2022", minify: true, treeShaking: true, logLevel: "error" };
  const { code } = await transform(body, options);
  return head + code.replace(/export\{([\w$]+) as result\};?\s*$/, (_, name) => `return ${name}${end}`);
}
