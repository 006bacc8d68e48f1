// All scripts of the page, and what Python calls of them.

import { tell } from "./border.js";
import "./drag.js";
import "./fields.js";
import "./files.js";
import { isReady } from "./gate.js";
import "./hold.js";
import { tellWhetherInstallable } from "./install.js";
import { withWords } from "./language.js";
import { receive, takeWish } from "./launch.js";
import "./lend.js";
import { listenForLinks, takeLink } from "./link.js";
import { tellWhenReadable } from "./reading.js";
import { tellWhetherSafe } from "./safe.js";
import { shares } from "./share.js";
import { keepSite } from "./site.js";
import { begin } from "./tab.js";
import { update } from "./update.js";

// What is stored is read while Python wakes up.
const reading = downloads.started.then(begin).then(withWords);
reading.catch(() => {}); // Python hears of it

/** What is stored, whether another tab plays, what this one was opened for, and what the device can do. */
async function open() {
  const address = location.origin + location.pathname;
  /** @type {import("./border.js").Opening} */
  const opening = { ...(await reading), link: takeLink(), wish: takeWish(), address, shares };
  return JSON.stringify(opening);
}

// Another app is in front: what lies on the table is covered at once, and stays so until Python has drawn what may be seen.
document.addEventListener("visibilitychange", () => {
  if (!document.hidden) {
    tell("front");
    return;
  }
  document.body.dataset.away = "yes";
  tell("away");
});

/** What can wait until the first screen is there. */
function settle() {
  tellWhetherSafe();
  tellWhetherInstallable();
  receive();
  listenForLinks();
  tellWhenReadable();
  keepSite();
}

// A host may send something else in place of a style sheet, and a browser says nothing about it.
if ([...document.styleSheets].some((sheet) => !sheet.cssRules.length)) downloads.fail("download");

window.pocket = { isReady, open, settle, update };
