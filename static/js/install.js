// The site becomes an app of the device, where the browser offers that.

import { tell } from "./border.js";

/** @type {InstallPromptEvent | null} */
let offered = null; // the browser's offer

addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault(); // the page has a button for it
  offered = event;
  tellWhetherInstallable();
});
addEventListener("appinstalled", () => tell("installed"));

/** Tell Python what can be said about installing; before it listens nobody hears. */
export function tellWhetherInstallable() {
  if (matchMedia("(display-mode: standalone)").matches || navigator.standalone) tell("installed");
  else if (offered) tell("installable yes");
}

/** Let the browser ask whether to install the site. It answers one such question only. */
export async function install() {
  const offer = offered;
  offered = null;
  tell("installable no");
  await offer?.prompt().catch(() => {}); // some browsers change their mind
}
