// Offline play: keeps the files of this version. The page itself puts the program's code there, as it streams in.

const VERSION = "unbuilt";
// Another copy of the game may be on the same host, in another folder.
const MINE = `gotham-chronicles ${new URL(self.registration.scope).pathname} `;
const SHELF = MINE + VERSION;
const FILES = [];

self.addEventListener("install", (event) => {
  const keep = async () => {
    const shelf = await caches.open(SHELF);
    // from the host, not from the browser's copies of an older version
    await shelf.addAll(FILES.map((file) => new Request(file, { cache: "reload" })));
    await self.skipWaiting();
  };
  event.waitUntil(keep());
});

self.addEventListener("activate", (event) => {
  const forget = async () => {
    const names = await caches.keys();
    const old = names.filter((name) => name.startsWith(MINE) && name !== SHELF);
    await Promise.all(old.map((name) => caches.delete(name)));
    await self.clients.claim();
  };
  event.waitUntil(forget());
});

/** The page comes from the host if it answers, so that new versions are noticed; everything else never changes. */
async function answer(request) {
  const shelf = await caches.open(SHELF);
  if (request.mode !== "navigate") return (await shelf.match(request)) ?? fetch(request);
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await shelf.match("./");
    if (kept) return kept;
    throw error;
  }
}

self.addEventListener("fetch", (event) => {
  const { method, url } = event.request;
  if (method === "GET" && new URL(url).origin === self.location.origin) event.respondWith(answer(event.request));
});
