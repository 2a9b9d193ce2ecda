import { useRef } from 'react';

/** A field's text that the service refused, and what it said. */
export interface Refusal<Name extends string> {
  name: Name;
  text: string;
  message: string;
}

/** The service's messages at fields. Each is shown until its field's text changes, and does not prevent sending the same text again. */
export function useServiceMessages<Name extends string>(initial: Refusal<Name>[] = []) {
  const refusals = useRef(initial);
  return {
    set: (next: Refusal<Name>[]) => {
      refusals.current = next;
    },
    clear: () => {
      refusals.current = [];
    },
    messageFor: (name: Name, text: string): string | undefined =>
      refusals.current.find((refusal) => refusal.name === name && refusal.text === text)?.message,
  };
}
