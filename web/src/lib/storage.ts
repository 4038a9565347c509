/** What this device keeps between visits. If the browser refuses or is full, it lasts as long as the page. */
const here = new Map<string, string>();

export function read(key: string): string | null {
  try {
    return here.get(key) ?? localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function write(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
    here.delete(key);
  } catch {
    here.set(key, text);
  }
}

export function forget(key: string): void {
  here.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // A browser that refuses has stored nothing.
  }
}

/** The keys of everything that is stored. */
export function kept(): string[] {
  try {
    return [...new Set([...here.keys(), ...Object.keys(localStorage)])];
  } catch {
    return [...here.keys()];
  }
}
