// What browsers keep from pages without TLS, and a table on one's own network is one: done by other means.

/** A name for a command that nobody else chooses; `crypto.randomUUID` is for secure pages only. */
export function freshId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Puts words on the clipboard; where the page has none of its own, as a person would, from a field that is marked. */
export async function copy(text: string): Promise<void> {
  const clipboard = navigator.clipboard as Clipboard | undefined;
  if (clipboard) {
    await clipboard.writeText(text);
    return;
  }
  const field = document.createElement("textarea");
  field.value = text;
  (document.querySelector("dialog[open]") ?? document.body).append(field); // beside an open dialog nothing can be marked
  field.select();
  document.execCommand("copy");
  field.remove();
}

/** Whether nobody else can open addresses of this page: it was opened on the computer that serves it. */
export function isOnlyHere(host: string = location.hostname): boolean {
  return host === "localhost" || host === "[::1]" || /^127(\.\d+){3}$/.test(host);
}
