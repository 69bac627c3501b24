/** The page's storage where it may be used, else memory: sandboxed frames throw at the first look. */
const memory = new Map<string, string>();
const prefix = 'cartavola:';

export function load(key: string): string | undefined {
  try {
    return localStorage.getItem(prefix + key) ?? memory.get(key);
  } catch {
    return memory.get(key);
  }
}

export function save(key: string, text: string): void {
  memory.set(key, text);
  try {
    localStorage.setItem(prefix + key, text);
  } catch {
    // Kept in memory: as good as this page allows.
  }
}
