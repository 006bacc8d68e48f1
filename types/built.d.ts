// Modules that the build puts into the site: Pyodide, and what it writes itself.

declare module "*/runtime/pyodide.mjs" {
  export * from "pyodide";
}

declare module "*/runtime/pyodide.asm.mjs" {
  type Options = NonNullable<Parameters<typeof import("pyodide").loadPyodide>[0]>;
  const createModule: NonNullable<Options["createPyodideModule"]>;
  export default createModule;
}

/** The scripts of the games: the build writes the list. */
declare module "*/games.js" {
  /** What a game does besides what all pages do. */
  export interface GameScript {
    /** Whenever the page has been drawn anew, before it is laid out. */
    drawn?(): void;
  }
  export const games: GameScript[];
}
