/** Notices when the server has a newer client, and registers the worker that caches the files of this one. */

export const client = $state({ old: false });

const workers = (): ServiceWorkerContainer | undefined =>
  "serviceWorker" in navigator ? navigator.serviceWorker : undefined;

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
  found.register("/worker.js").catch(() => undefined); // without the worker the client just needs a network
}

/** Called after the connection was lost: the server may have been updated. */
export function lookForUpdate(): void {
  void workers()
    ?.getRegistration()
    .then((found) => found?.update())
    .catch(() => undefined);
}
