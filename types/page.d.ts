// What the page's scripts find on the window: each other, a library, and what browsers do not all have.

import type { Idiomorph as Library } from "idiomorph";

declare global {
  /** What downloads.js counts and checks of a heavy file. */
  interface Download {
    address: string;
    hash: string;
    type: string;
    bytes: number;
    packed: number;
    streams: boolean;
    /** Whether the host sends it as it is, so that its packed copy was asked for. */
    wantsPacked: boolean;
    total: number;
    arrived: number;
    /** Whether it came in as the build made it: a promise, where it is seen only at the end. */
    isWhole: boolean | Promise<boolean>;
    answer: Promise<Response> | null;
    again: Promise<Response> | null;
  }

  type Trouble = "" | "old" | "download" | "broken";

  interface Downloads {
    files: Map<string, Download>;
    areHere: boolean;
    trouble: Trouble;
    started: Promise<unknown>;
    fail(why: Trouble): void;
    tell(why: Trouble | "silence"): void;
    mend(): Promise<unknown>;
    onChange(): void;
  }

  /** The language of the page, before Python is there and after. */
  interface Speech {
    preferred(): string;
    words(language: string): Promise<string>;
    follow(language: string): void;
  }

  /** What Python calls, and what tests ask. */
  interface Pocket {
    open(): Promise<string>;
    settle(): void;
    update(text: string, since: number | null): Promise<unknown>;
    isReady(button: HTMLElement, press?: { at: number; x?: number; y?: number }): boolean;
  }

  interface Launch {
    targetURL?: string;
    files?: { getFile(): Promise<File> }[];
  }

  interface InstallPromptEvent extends Event {
    prompt(): Promise<unknown>;
  }

  interface WindowEventMap {
    beforeinstallprompt: InstallPromptEvent;
    "py:progress": CustomEvent<string>;
  }

  interface Window {
    downloads: Downloads;
    pocket: Pocket;
    speech: Speech;
    launchQueue?: { setConsumer(consumer: (launch: Launch) => void): void };
  }

  interface Navigator {
    /** Safari's way to say that the site is on the home screen. */
    standalone?: boolean;
  }

  const downloads: Downloads;
  const speech: Speech;
  const Idiomorph: typeof Library;
  /** Pyodide's list of packages: the build writes it into python.js. */
  const PACKAGES: string;
}
