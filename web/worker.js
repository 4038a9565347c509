/* The client's own files, kept so that it opens without a network. Nothing else is ever kept: no answer of the server
   and no address of a page, for that may hold the key to a seat. vite.config.ts fills in the two names. */
const FILES = __FILES__;
const KEPT = `diwan-${__VERSION__}`;

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(KEPT)
      .then((kept) => kept.addAll(FILES))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  const old = (name) => name.startsWith("diwan-") && name !== KEPT;
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter(old).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener("fetch", (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== "GET" || origin !== self.location.origin) return;
  // A page comes from the server while there is one, so that nobody stays with an old client.
  if (mode === "navigate" && /^\/(t\/[^/]+)?$/.test(pathname))
    event.respondWith(fetch(event.request).catch(() => caches.match("/")));
  else if (FILES.includes(pathname))
    event.respondWith(caches.match(pathname).then((file) => file ?? fetch(event.request)));
});
