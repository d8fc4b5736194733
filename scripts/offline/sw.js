// The game without a network: what it is made of lies in this browser after one visit. The build fills in VERSION and FILES.
const worker = /** @type {any} */ (self);
const VERSION = '__VERSION__';
/** @type {readonly string[]} */
const FILES = JSON.parse('__FILES__');
const KIND = 'pelennor-';
const SHELF = `${KIND}${VERSION}`;
/** Pages of the version before may still be open and fetch their parts. */
const SHELVES_KEPT = 2;

worker.addEventListener('install', (/** @type {any} */ event) => {
  event.waitUntil(
    caches
      .open(SHELF)
      .then((shelf) => shelf.addAll(FILES.map((file) => new Request(file, { cache: 'no-cache' })))),
  );
});

worker.addEventListener('activate', (/** @type {any} */ event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => names.filter((name) => name.startsWith(KIND) && name !== SHELF))
      .then((old) => old.slice(0, Math.max(0, old.length - SHELVES_KEPT + 1)))
      .then((old) => Promise.all(old.map((name) => caches.delete(name))))
      .then(() => worker.clients.claim()),
  );
});

// The player asked for the new version.
worker.addEventListener('message', (/** @type {MessageEvent} */ { data }) => {
  if (data === 'take over') worker.skipWaiting();
});

worker.addEventListener('fetch', (/** @type {any} */ event) => {
  const { request } = event;
  if (request.method !== 'GET' || new URL(request.url).origin !== location.origin) return;
  event.respondWith(request.mode === 'navigate' ? page(request) : part(request));
});

/** @param {Request} request */
async function page(request) {
  const shelf = await caches.open(SHELF);
  return (await shelf.match('./')) ?? fetch(request);
}

/** What is not at hand is fetched once and kept: sounds, pictures. @param {Request} request */
async function part(request) {
  const known = await caches.match(request);
  if (known !== undefined) return known;
  const answer = await fetch(request);
  if (answer.status === 200) {
    const shelf = await caches.open(SHELF);
    await shelf.put(request, answer.clone());
  }
  return answer;
}
