// The game without a network: what it is made of lies in this browser after one visit. The build fills in VERSION and FILES.
const worker = /** @type {any} */ (self);
const VERSION = '__VERSION__';
/** @type {readonly string[]} */
const FILES = JSON.parse('__FILES__');
const KIND = 'pelennor-';
const SHELF = `${KIND}${VERSION}`;
/** Pages of the version before may still be open and fetch their parts. */
const SHELVES_KEPT = 2;

/**
 * What kind of thing each ending asks for; a server that knows no better calls pictures, letters and sounds a stream.
 * @type {Readonly<Record<string, RegExp>>}
 */
const TYPES = {
  '': /^text\/html\b/,
  css: /^text\/css\b/,
  html: /^text\/html\b/,
  jpg: /^(image\/|application\/octet-stream)/,
  js: /^(text|application)\/(javascript|ecmascript)\b/,
  json: /^application\/json\b/,
  mp3: /^(audio\/|application\/octet-stream)/,
  png: /^(image\/|application\/octet-stream)/,
  svg: /^image\/svg/,
  webmanifest: /^(application\/(manifest\+)?json|text\/plain|application\/octet-stream)/,
  webp: /^(image\/|application\/octet-stream)/,
  woff: /^(font\/|application\/(font-woff|octet-stream))/,
  woff2: /^(font\/|application\/(font-woff|octet-stream))/,
};

worker.addEventListener('install', (/** @type {any} */ event) => {
  event.waitUntil(caches.open(SHELF).then((shelf) => Promise.all(FILES.map((file) => fill(shelf, file)))));
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

/** Puts a file of this version on the shelf; a version of which one cannot be had is not taken. @param {Cache} shelf @param {string} file */
async function fill(shelf, file) {
  const request = new Request(file, { cache: 'no-cache' });
  const answer = await fetch(request);
  if (!isAsked(request, answer)) throw new TypeError(`${file} was answered with ${told(answer)}`);
  await shelf.put(request, answer);
}

/** @param {Request} request */
async function page(request) {
  const shelf = await caches.open(SHELF);
  return (await shelf.match('./')) ?? fetch(request);
}

/** What is not at hand is fetched once and kept. @param {Request} request */
async function part(request) {
  const known = await caches.match(request);
  if (known !== undefined) return known;
  const answer = await fetch(request);
  if (isAsked(request, answer)) {
    const copy = answer.clone();
    // A full disk keeps nothing; what was asked for is there all the same.
    await caches
      .open(SHELF)
      .then((shelf) => shelf.put(request, copy))
      .catch((/** @type {DOMException} */ why) => console.warn(`${request.url} is not kept: ${why.message}`));
  }
  return answer;
}

/** Whether an answer is whole, and of the kind that was asked for: many servers answer with a page whatever they do not know. @param {Request} request @param {Response} answer */
function isAsked({ url }, answer) {
  const ending = /\.(\w+)$/.exec(new URL(url, location.href).pathname)?.[1] ?? '';
  return answer.status === 200 && (TYPES[ending]?.test(answer.headers.get('content-type') ?? '') ?? false);
}

/** @param {Response} answer */
function told(answer) {
  return `${answer.status} ${answer.headers.get('content-type') ?? 'of no type'}`;
}
