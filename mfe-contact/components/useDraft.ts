import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { type FormName, readDraft, saveDraft } from '../data/drafts.ts';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/**
 * Stores what is typed in these fields until the tab is closed, and restores it when the form is shown again.
 * `put` passes a restored text to the form's own state; `template` has the texts that nobody typed.
 */
export function useDraft<Field extends string>(
  name: FormName,
  fields: readonly Field[],
  put: (field: Field, text: string) => void = () => {},
  template: Partial<Record<string, string>> = {},
) {
  const form = useRef<HTMLFormElement>(null);
  const [served] = useState(() => servedTexts(name, fields));

  const restore = useEffectEvent(() => {
    const texts = readDraft(name);
    const typed = (field: Field, text: string | undefined) => (text === template[field] ? '' : text);
    for (const [field, control] of controlsOf(form.current, fields)) {
      const text = typed(field, served[field]) || texts[field];
      // A text that is there already is newer: typed before the scripts ran, or sent back by the server.
      if (!text || typed(field, control.value)) continue;
      control.value = text;
      put(field, text);
      control.dispatchEvent(new Event('input', { bubbles: true })); // updates the character count
    }
  });

  // After hydration, so that the first render equals the server's.
  useLayoutEffect(() => restore(), []);

  return {
    ref: form,
    'data-draft': name,
    onInput: () =>
      saveDraft(name, Object.fromEntries(controlsOf(form.current, fields).map(([field, { value }]) => [field, value]))),
  };
}

/**
 * What was typed into the served form. React keeps it while hydrating, but where a translation or an extension has changed the page, it
 * renders the form anew, and removes the served one after this has been read.
 */
function servedTexts<Field extends string>(name: FormName, fields: readonly Field[]): Partial<Record<Field, string>> {
  if (typeof document === 'undefined') return {};
  const form = document.querySelector<HTMLFormElement>(`form[data-draft="${name}"]`);
  const texts = controlsOf(form, fields).map(([field, { value }]) => [field, value]);
  return Object.fromEntries(texts) as Partial<Record<Field, string>>;
}

function controlsOf<Field extends string>(
  form: HTMLFormElement | null,
  fields: readonly Field[],
): [Field, TextControl][] {
  return fields.flatMap((field): [Field, TextControl][] => {
    const control = form?.elements.namedItem(field);
    return control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement ? [[field, control]] : [];
  });
}
