// Replacements for functions that browsers give to secure pages only. A table on a home network is served without TLS.

/** A random id. `crypto.randomUUID` is for secure pages only. */
export function freshId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Copies a text. Without a clipboard of its own, the page selects the text in a field and copies that. */
export async function copy(text: string): Promise<void> {
  const clipboard = navigator.clipboard as Clipboard | undefined;
  if (clipboard) {
    await clipboard.writeText(text);
    return;
  }
  const field = document.createElement("textarea");
  field.value = text;
  (document.querySelector("dialog[open]") ?? document.body).append(field); // outside an open dialog nothing can be selected
  field.select();
  document.execCommand("copy");
  field.remove();
}

/** Whether the links of this page work on this computer only, because it is also the server. */
export function isOnlyHere(host: string = location.hostname): boolean {
  return host === "localhost" || host === "[::1]" || /^127(\.\d+){3}$/.test(host);
}
