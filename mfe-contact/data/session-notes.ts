/**
 * Notes in the tab's session storage: gone with the tab, sent to nobody. Only events and effects may read them: a server
 * renders for everybody, and hydration expects what it rendered.
 */
export function readNote(name: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(name) ?? 'null');
  } catch {
    return null;
  }
}

export function writeNote(name: string, value: unknown): void {
  attempt(() => sessionStorage.setItem(name, JSON.stringify(value)));
}

export function eraseNote(name: string): void {
  attempt(() => sessionStorage.removeItem(name));
}

// Storage may be refused or full. Then a form forgets, and nothing else fails.
function attempt(change: () => void) {
  try {
    change();
  } catch {}
}
