import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { type FormName, hasPrepared, readDraft, saveDraft } from '../data/drafts.ts';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

interface DraftOptions {
  /** Texts that the form begins with, which do not count as typed. */
  start?: Partial<Record<string, string>>;
  /** The message of a link, with which the form begins too. It is added to a stored draft once, and is kept like a typed one. */
  prepared?: { message: string };
}

/** Stores what is typed in these fields until the tab is closed, and restores it when the form is shown again. */
export function useDraft<Field extends string>(
  name: FormName,
  fields: readonly Field[],
  { start = {}, prepared }: DraftOptions = {},
) {
  const form = useRef<HTMLFormElement>(null);
  const [served] = useState(() => servedTexts(name, fields));
  const typed = (field: Field, text: string | undefined) => (text === start[field] ? '' : (text ?? ''));

  const restore = useEffectEvent(() => {
    const draft = readDraft(name);
    for (const [field, control] of controlsOf(form.current, fields)) {
      // A text that is there already is newer than the draft: typed before the scripts ran, or sent back by the server.
      const present = isChanged(control) ? control.value : (served[field] ?? control.value);
      const stored = typed(field, draft[field]);
      const text =
        prepared && present.startsWith(prepared.message)
          ? withPrepared(draft, stored, present, prepared.message)
          : typed(field, present) || stored;
      if (!text) continue;
      if (text !== control.value) control.value = text;
      announceInput(control); // stores it
    }
  });

  // After hydration, so that the first render equals the server's.
  useLayoutEffect(() => restore(), []);

  return {
    ref: form,
    'data-draft': name,
    onInput() {
      const texts = controlsOf(form.current, fields).map(([field, { value }]) => [field, typed(field, value)]);
      saveDraft(name, Object.fromEntries(texts), prepared?.message);
    },
  };
}

/** The stored text, and below it the one in the form, unless an earlier visit has begun with the link's message too. */
function withPrepared(draft: Record<string, string>, stored: string, present: string, message: string): string {
  if (stored === '' || present.includes(stored)) return present;
  return present === message && hasPrepared(draft, message) ? stored : `${stored}\n\n${present}`;
}

/**
 * What was typed into the served form. React keeps it while hydrating, but where a translation or an extension has changed the page, it
 * renders the form anew, and removes the served one after this has been read.
 */
function servedTexts<Field extends string>(name: FormName, fields: readonly Field[]): Partial<Record<Field, string>> {
  if (typeof document === 'undefined') return {};
  const form = document.querySelector<HTMLFormElement>(`form[data-draft="${name}"]`);
  const changed = controlsOf(form, fields).filter(([, control]) => isChanged(control));
  return Object.fromEntries(changed.map(([field, { value }]) => [field, value])) as Partial<Record<Field, string>>;
}

function isChanged({ value, defaultValue }: TextControl): boolean {
  return value !== defaultValue;
}

/** Has the draft, the character count and the phone field follow a text that no key has written. */
export function announceInput(control: TextControl): void {
  control.dispatchEvent(new Event('input', { bubbles: true }));
}

function controlsOf<Field extends string>(
  form: HTMLFormElement | null,
  fields: readonly Field[],
): [Field, TextControl][] {
  return fields.flatMap((field): [Field, TextControl][] => {
    const control = form?.elements.namedItem(field);
    return isTextControl(control) ? [[field, control]] : [];
  });
}

export function isTextControl(control: unknown): control is TextControl {
  return control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
}
