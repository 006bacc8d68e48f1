// After the first visit the site needs no network. The build bundles this with Workbox, and fills in the files.
// Two caches: an update of the app does not touch that of the runtime, which is by far the heavier one.

import { PrecacheController, PrecacheRoute } from "workbox-precaching";
import { registerRoute } from "workbox-routing";

const PREFIX = `pocket-planets ${registration.scope} `; // other sites may live on the same host
const CACHES = { runtime: PREFIX + "runtime", app: PREFIX + "app", shared: PREFIX + "shared" };

const AT_ONCE = 6; // downloads; one after the other, as Workbox makes them, takes three times as long

const runtime = new PrecacheController({ cacheName: CACHES.runtime });
const app = new PrecacheController({ cacheName: CACHES.app });
runtime.addToCacheList(FILES.runtime);
app.addToCacheList(FILES.app);

// All files arrive, each as the build made it, or the new version is not installed and nothing has changed.
addEventListener("install", (event) => {
  event.waitUntil(Promise.all([download(runtime, FILES.runtime, event), download(app, FILES.app, event)]));
});

/** What `controller.install` does, several files at a time. */
async function download(controller, files, event) {
  const keys = controller.getURLsToCacheKeys();
  const waiting = [...files];
  const several = Array.from({ length: AT_ONCE }, async () => {
    for (let file = waiting.shift(); file; file = waiting.shift()) {
      const { href } = new URL(file.url, location);
      const request = new Request(href, { integrity: file.integrity, cache: file.revision ? "reload" : "default" });
      const params = { cacheKey: keys.get(href) };
      await Promise.all(controller.strategy.handleAll({ params, request, event }));
    }
  });
  await Promise.all(several);
}

addEventListener("activate", (event) => {
  runtime.activate(event);
  app.activate(event);
  event.waitUntil(deleteOldCaches().then(() => clients.claim()));
});

async function deleteOldCaches() {
  const ours = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
  const old = ours.filter((name) => !Object.values(CACHES).includes(name));
  await Promise.all(old.map((name) => caches.delete(name)));
}

// The browser keeps compiled WebAssembly beside its own copy of the file, so that one is asked for first.
// It never asks the network, and the name of the folder vouches for the contents.
registerRoute(({ url }) => url.pathname.endsWith(".wasm"), async ({ request }) => {
  try {
    const known = await fetch(request.url, { cache: "only-if-cached", mode: "same-origin" });
    if (known.ok) return known;
  } catch {
    // the browser has thrown it away
  }
  return (await runtime.matchPrecache(request)) ?? fetch(request);
});

registerRoute(new PrecacheRoute(runtime));
registerRoute(new PrecacheRoute(app, { ignoreURLParametersMatching: [/^(new|continue|shared)$/] }));

// Another app shares saves: they wait in a cache until the page, which is opened at once, takes them (launch.js).
registerRoute(({ url }) => url.href === new URL("./share", location).href, async ({ request }) => {
  const form = await request.formData().catch(() => new FormData());
  const files = form.getAll("saves");
  const cache = await caches.open(CACHES.shared);
  await Promise.all(files.map((file, at) => cache.put(`./shared/${at}`, new Response(file))));
  return Response.redirect("./?shared", 303);
}, "POST");

addEventListener("message", (event) => {
  if (event.data === "update") skipWaiting();
  if (event.data === "complete?") event.waitUntil(isComplete().then((yes) => event.ports[0].postMessage(yes)));
});

/** Whether everything is here: a browser that is short of space may have thrown some of it away. */
async function isComplete() {
  for (const [name, controller] of [[CACHES.runtime, runtime], [CACHES.app, app]]) {
    const cache = await caches.open(name);
    const here = new Set((await cache.keys()).map((request) => request.url));
    for (const key of controller.getURLsToCacheKeys().values()) if (!here.has(key)) return false;
  }
  return true;
}
