// All scripts of the page, and what Python calls of them.

import { tell } from "./border.js";
import "./drag.js";
import "./faces.js";
import "./fields.js";
import "./files.js";
import { isReady } from "./gate.js";
import "./hold.js";
import { tellWhetherInstallable } from "./install.js";
import { withWords } from "./language.js";
import { receive, takeWish } from "./launch.js";
import "./lend.js";
import { tellWhetherSafe } from "./safe.js";
import { keepSite } from "./site.js";
import { begin } from "./tab.js";
import "./turning.js";
import { update } from "./update.js";

/** What is stored, whether another tab plays, and what this one was opened for. */
async function open() {
  return JSON.stringify({ ...(await withWords(await begin())), wish: takeWish() });
}

// Another app is in front: what lies on the table is covered at once, and stays so until Python has drawn what may be seen.
document.addEventListener("visibilitychange", () => {
  if (!document.hidden) return;
  document.body.dataset.away = "yes";
  tell("away");
});

/** What can wait until the first screen is there. */
function settle() {
  tellWhetherSafe();
  tellWhetherInstallable();
  receive();
  keepSite();
}

// A host may send something else in place of a style sheet, and a browser says nothing about it.
if ([...document.styleSheets].some((sheet) => !sheet.cssRules.length)) downloads.fail("download");

window.pocket = { isReady, open, settle, update };
