import * as v from 'valibot';

/** Forms whose text outlives their page; the footer and the subscription page share one. */
export type FormName = 'enquiry' | 'quote' | 'subscription';

const draft = v.fallback(v.record(v.string(), v.string()), {});

/** What was typed and not sent yet, by field. */
export function readDraft(form: FormName): Record<string, string> {
  return v.parse(draft, readNote(noteOf(form)));
}

export function keepDraft(form: FormName, texts: Record<string, string>): void {
  if (Object.values(texts).some((text) => text !== '')) writeNote(noteOf(form), texts);
  else forgetDraft(form);
}

export function forgetDraft(form: FormName): void {
  eraseNote(noteOf(form));
}

function noteOf(form: FormName): string {
  return `draft:${form}`;
}

/**
 * Values in the tab's session storage: deleted with the tab, sent to nobody. Only events and effects may read them, because hydration
 * expects what the server rendered, and that is the same for everybody.
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

// Storage may be refused or full. Then drafts are lost, and nothing else fails.
function attempt(change: () => void) {
  try {
    change();
  } catch {}
}
