import { useState } from 'react';

/**
 * The first text of a textarea: what a visitor typed into the served page before the scripts came, else `defaultValue`.
 * React keeps what was typed in an input while it hydrates; a textarea with a default it sets back.
 */
export function useTextTypedBefore(id: string, defaultValue: string | undefined): string | undefined {
  const [text] = useState(() => servedText(id) ?? defaultValue);
  return defaultValue === undefined ? undefined : text;
}

function servedText(id: string): string | undefined {
  if (typeof document === 'undefined') return undefined;
  const element = document.getElementById(id);
  return element instanceof HTMLTextAreaElement ? element.value : undefined;
}
