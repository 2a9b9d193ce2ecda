import * as v from 'valibot';

/** Forms whose text outlives their page; the footer and the subscription page share one. */
export type FormName = 'enquiry' | 'quote' | 'subscription';

const draft = v.fallback(v.record(v.string(), v.string()), {});

/** What was typed and not sent yet, by field. `prepared` has the messages of links that the form has begun with, a line each. */
export function readDraft(form: FormName): Record<string, string> {
  return v.parse(draft, readStored(draftKey(form)));
}

/** `message` is that of the link which has led to the form. */
export function saveDraft(form: FormName, texts: Record<string, string>, message?: string): void {
  if (Object.values(texts).every((text) => text === '')) {
    deleteDraft(form);
    return;
  }
  const draft = readDraft(form);
  const isNew = message !== undefined && !hasPrepared(draft, message);
  const prepared = isNew ? [draft.prepared, message].filter(Boolean).join('\n') : draft.prepared;
  writeStored(draftKey(form), { ...texts, prepared });
}

export function hasPrepared({ prepared = '' }: Record<string, string>, message: string): boolean {
  return prepared.split('\n').includes(message);
}

export function deleteDraft(form: FormName): void {
  attempt(() => sessionStorage.removeItem(draftKey(form)));
}

const lastPostedKey = 'posted:enquiry';

/**
 * Deletes the draft of an enquiry that was posted before the scripts ran. Only once for each: reloading the thank-you page must not lose
 * what is typed there next.
 */
export function deletePostedDraft(form: FormName, reference = 'without reference'): void {
  if (readStored(lastPostedKey) === reference) return;
  deleteDraft(form);
  writeStored(lastPostedKey, reference);
}

function draftKey(form: FormName): string {
  return `draft:${form}`;
}

/**
 * Values in the tab's session storage: deleted with the tab, sent to nobody. Only events and effects may read them, because hydration
 * expects what the server rendered, and that is the same for everybody.
 */
function readStored(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

function writeStored(key: string, value: unknown): void {
  attempt(() => sessionStorage.setItem(key, JSON.stringify(value)));
}

// Storage may be refused or full. Then drafts are lost, and nothing else fails.
function attempt(change: () => void) {
  try {
    change();
  } catch {}
}
