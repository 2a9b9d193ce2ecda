import { useState } from 'react';

/**
 * The initial text of a textarea: what a visitor typed into the served page before the scripts ran, else `defaultValue`.
 * While hydrating, React keeps what was typed into an input, but resets a textarea that has a default.
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
