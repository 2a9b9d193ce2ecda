import * as v from 'valibot';
import { eraseNote, readNote, writeNote } from './session-notes.ts';

/** A form whose text outlives its page; the footer and the subscription page ask the same question. */
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
