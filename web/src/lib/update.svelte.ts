/** Notices when the server has a newer client, and registers the worker that caches the files of this one. */

export const client = $state({ old: false });

const workers = (): ServiceWorkerContainer | undefined =>
  "serviceWorker" in navigator ? navigator.serviceWorker : undefined;

/** Milliseconds after which the worker may load its files, so that they do not compete with the first page. */
const SETTLED = 4000;

/** Called once, after the first page is drawn. */
export function keepFiles(): void {
  // A file of this client that the server no longer has.
  addEventListener("vite:preloadError", (event) => {
    event.preventDefault();
    if (navigator.onLine) client.old = true;
  });
  const found = workers();
  if (!found || import.meta.env.DEV) return;
  const known = found.controller !== null;
  found.addEventListener("controllerchange", () => {
    if (known) client.old = true;
  });
  const register = (): void => void found.register("/worker.js").catch(() => undefined); // without it: needs a network
  const whenIdle = window.requestIdleCallback as typeof window.requestIdleCallback | undefined; // not in Safari
  setTimeout(() => (whenIdle ? whenIdle(register) : register()), SETTLED);
}

/** Called after the connection was lost: the server may have been updated. */
export function lookForUpdate(): void {
  void workers()
    ?.getRegistration()
    .then((found) => found?.update())
    .catch(() => undefined);
}
