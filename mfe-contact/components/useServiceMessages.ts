import { useRef } from 'react';

/** The service's message about the text of a field. */
export interface ServiceMessage<Name extends string> {
  name: Name;
  text: string;
  message: string;
}

/** The service's messages at fields. Each is shown until its field's text changes, and does not prevent sending the same text again. */
export function useServiceMessages<Name extends string>(initial: ServiceMessage<Name>[] = []) {
  const messages = useRef(initial);
  return {
    set: (next: ServiceMessage<Name>[]) => {
      messages.current = next;
    },
    clear: () => {
      messages.current = [];
    },
    messageFor: (name: Name, text: string): string | undefined =>
      messages.current.find((message) => message.name === name && message.text === text)?.message,
  };
}
