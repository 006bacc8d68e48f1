// Makes Pyodide's interpreter slimmer: node slim.mjs FOLDER SCRIPT...
// It exports thousands of functions for packages that are written in C, and the site has none of those. What no script
// in the folder names is no longer exported, and the functions that only such packages could call are left out.
// The scripts are all that run beside pyodide.asm.mjs. The new files replace the old ones.

import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import binaryen from "binaryen";

const { Features } = binaryen;
const FEATURES =
  Features.BulkMemory | Features.BulkMemoryOpt | Features.CallIndirectOverlong | Features.ExceptionHandling |
  Features.Multivalue | Features.MutableGlobals | Features.NontrappingFPToInt | Features.ReferenceTypes |
  Features.SignExt | Features.TailCall;
// The list of variables for what is exported, and the function that fills them.
const ASSIGNED = /var (?<variables>[\w$,]+);function assignWasmExports\(wasmExports\)\{(?<statements>[^{}]*)\}/;
const ASSIGNMENT = /^(?<variable>[\w$]+)=.*wasmExports\["(?<name>[\w$]+)"\]/;

const [folder, ...scripts] = process.argv.slice(2);
const scriptFile = join(folder, "pyodide.asm.mjs");
const wasmFile = join(folder, "pyodide.asm.wasm");
const script = readFileSync(scriptFile, "utf8");
const assigned = script.match(ASSIGNED);
if (!assigned) throw new Error("Pyodide assigns what its WebAssembly exports in some other way: slim.mjs has to learn it.");

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
writeFileSync(scriptFile, script.replace(ASSIGNED, () => assigning));

const assignedNames = new Set(statements.map((statement) => statement.match(ASSIGNMENT).groups.name));
const bytes = readFileSync(wasmFile);
const wasm = binaryen.readBinary(bytes);
wasm.setFeatures(FEATURES);
for (const { name } of WebAssembly.Module.exports(new WebAssembly.Module(bytes))) {
  if (!named.has(name) && !assignedNames.has(name)) wasm.removeExport(name);
}
wasm.runPasses(["remove-unused-module-elements"]);
writeFileSync(wasmFile, wasm.emitBinary());
