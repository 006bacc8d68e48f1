// What the build fills into service-worker.js.

/** A file of the site, as tools/offline.py lists it. */
interface SiteFile {
  url: string;
  /** null: the name tells what is in it. */
  revision: string | null;
  integrity: string;
  /** The hash of the packed copy, if there is one. */
  packed: string | null;
}

declare const FILES: Record<"runtime" | "app", SiteFile[]>;
