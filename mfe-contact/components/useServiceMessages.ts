import { useRef } from 'react';

/** A field's text that the service refused, and what it said. */
export interface Refusal<Name extends string> {
  name: Name;
  text: string;
  message: string;
}

/** The service's messages at fields. Each stands until the text changes that it is about, and does not keep that text from being sent again. */
export function useServiceMessages<Name extends string>(first: Refusal<Name>[] = []) {
  const refusals = useRef(first);
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
