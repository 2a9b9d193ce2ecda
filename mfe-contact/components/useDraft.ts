import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { type FormName, keepDraft, readDraft } from '../data/drafts.ts';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/**
 * Keeps what is typed in these fields for as long as the tab lives, and puts it back when the form is shown again.
 * `put` tells the form's own state of such a text.
 */
export function useDraft<Field extends string>(
  name: FormName,
  fields: readonly Field[],
  put: (field: Field, text: string) => void = () => {},
) {
  const form = useRef<HTMLFormElement>(null);

  const restore = useEffectEvent(() => {
    const texts = readDraft(name);
    for (const [field, control] of controlsOf(form.current, fields)) {
      const text = texts[field];
      // Whatever stands there is newer: typed before the scripts came, or answered by the server.
      if (!text || control.value !== '') continue;
      control.value = text;
      put(field, text);
      control.dispatchEvent(new Event('input', { bubbles: true })); // for the count of its characters
    }
  });

  // After hydration, so that the first render is the server's.
  useLayoutEffect(() => restore(), []);

  return {
    ref: form,
    onInput: () =>
      keepDraft(name, Object.fromEntries(controlsOf(form.current, fields).map(([field, { value }]) => [field, value]))),
  };
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
