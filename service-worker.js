// After the first visit the site needs no network. The build bundles this with Workbox, and fills in the files.
// Two caches: an update of the app does not touch that of the runtime, which is by far the heavier one.

import { PrecacheController, PrecacheRoute } from "workbox-precaching";
import { registerRoute } from "workbox-routing";

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
const PREFIX = `pocket-planets ${worker.registration.scope} `; // other sites may live on the same host
const CACHES = { runtime: `${PREFIX}runtime`, app: `${PREFIX}app`, shared: `${PREFIX}shared` };

const PACKED = ".gz";
const AT_ONCE = 6; // downloads; one after the other, as Workbox makes them, takes three times as long

/** @type {import("workbox-core").WorkboxPlugin} */
const unpacking = {
  fetchDidSucceed: async ({ request, response }) =>
    response.ok && request.url.endsWith(PACKED) ? unpacked(response) : response,
};
const runtime = new PrecacheController({ cacheName: CACHES.runtime, plugins: [unpacking] });
const app = new PrecacheController({ cacheName: CACHES.app, plugins: [unpacking] });
runtime.addToCacheList(FILES.runtime);
app.addToCacheList(FILES.app);

// All files arrive, each as the build made it, or the new version is not installed and nothing has changed.
worker.addEventListener("install", (event) => {
  event.waitUntil(Promise.all([download(runtime, FILES.runtime, event), download(app, FILES.app, event)]));
});

/**
 * What `controller.install` does, several files at a time.
 * @param {PrecacheController} controller
 * @param {SiteFile[]} files
 * @param {ExtendableEvent} event
 */
async function download(controller, files, event) {
  const waiting = [...files];
  const several = Array.from({ length: AT_ONCE }, async () => {
    for (let file = waiting.shift(); file; file = waiting.shift()) await keep(controller, file, event);
  });
  await Promise.all(several);
}

/**
 * @param {PrecacheController} controller
 * @param {SiteFile} file
 * @param {ExtendableEvent} event
 */
async function keep(controller, file, event) {
  const { href } = new URL(file.url, location.href);
  const params = { cacheKey: controller.getCacheKeyForURL(href) };
  let trouble;
  for (const request of waysTo(href, file)) {
    try {
      return await Promise.all(controller.strategy.handleAll({ params, request, event }));
    } catch (error) {
      trouble = error;
    }
  }
  throw trouble;
}

/**
 * How to ask for a file, best first. What broke off may lie in the browser's cache: the last way is past that.
 * @param {string} href
 * @param {SiteFile} file
 */
function waysTo(href, { revision, integrity, packed }) {
  /** @type {(address: string, options?: RequestInit) => Request} */
  const ask = (address, options) => new Request(address, { integrity, ...options });
  const fresh = ask(href, { cache: "reload" });
  if (revision) return [fresh];
  if (!packed || !self.DecompressionStream) return [ask(href), fresh];
  const here = ask(href, { cache: "only-if-cached", mode: "same-origin" }); // the page has just fetched it
  return [here, ask(href + PACKED, { integrity: packed }), fresh];
}

/** @param {Response} response */
function unpacked(response) {
  const type = response.url.includes(".wasm") ? "application/wasm" : "application/zip";
  const stream = response.body?.pipeThrough(new DecompressionStream("gzip"));
  return new Response(stream, { headers: { "content-type": type } });
}

worker.addEventListener("activate", (event) => {
  runtime.activate(event);
  app.activate(event);
  event.waitUntil(deleteOldCaches().then(() => worker.clients.claim()));
});

async function deleteOldCaches() {
  const ours = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
  const old = ours.filter((name) => !Object.values(CACHES).includes(name));
  await Promise.all(old.map((name) => caches.delete(name)));
}

// The browser keeps compiled WebAssembly beside its own copy of the file, so that one is asked for first.
// It never asks the network, and the page has checked it, or it asks for another with "reload".
registerRoute(
  ({ url }) => url.pathname.endsWith(".wasm"),
  async ({ request }) => {
    try {
      if (request.cache === "reload") throw new Error("broken");
      const known = await fetch(request.url, { cache: "only-if-cached", mode: "same-origin" });
      if (known.ok) return known;
    } catch {
      // the browser has thrown it away
    }
    return (await runtime.matchPrecache(request)) ?? fetch(request);
  },
);

registerRoute(new PrecacheRoute(runtime));
registerRoute(new PrecacheRoute(app, { ignoreURLParametersMatching: [/^(new|continue|shared)$/] }));

// Another app shares saves: they wait in a cache until the page, which is opened at once, takes them (launch.js).
registerRoute(
  ({ url }) => url.href === new URL("./share", location.href).href,
  async ({ request }) => {
    const form = await request.formData().catch(() => new FormData());
    const files = form.getAll("saves");
    const cache = await caches.open(CACHES.shared);
    await Promise.all(files.map((file, at) => cache.put(`./shared/${at}`, new Response(file))));
    return Response.redirect("./?shared", 303);
  },
  "POST",
);

worker.addEventListener("message", (event) => {
  if (event.data === "update") worker.skipWaiting();
  if (event.data === "complete?") event.waitUntil(isComplete().then((yes) => event.ports[0].postMessage(yes)));
});

/** Whether everything is here: a browser that is short of space may have thrown some of it away. */
async function isComplete() {
  for (const controller of [runtime, app]) {
    const cache = await caches.open(controller.strategy.cacheName);
    const here = new Set((await cache.keys()).map((request) => request.url));
    for (const key of controller.getURLsToCacheKeys().values()) if (!here.has(key)) return false;
  }
  return true;
}
