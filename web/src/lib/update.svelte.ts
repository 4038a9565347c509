/** Whether the server has another client than this one, and the worker that keeps the client's files. */

export const client = $state({ old: false });

const workers = (): ServiceWorkerContainer | undefined => ("serviceWorker" in navigator ? navigator.serviceWorker : undefined);

/** Called once, when the first page stands. */
export function keepFiles(): void {
  // A part of this client that the server no longer has.
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
  found.register("/worker.js").catch(() => undefined); // without it the client needs a network, and that is all
}

/** After the server was away: it may have come back with another client. */
export function lookForUpdate(): void {
  void workers()?.getRegistration().then((found) => found?.update()).catch(() => undefined);
}
