import { useRef } from 'react';

interface Attempt {
  content: string;
  key: string;
}

/** Gives every enquiry its idempotency key; a retry with the same content keeps the same key (S2). */
export function useAttemptKey() {
  const last = useRef<Attempt>(undefined);
  return {
    keyFor(enquiry: unknown): string {
      const content = JSON.stringify(enquiry);
      if (last.current?.content !== content) last.current = { content, key: randomKey() };
      return last.current.key;
    },
    forget() {
      last.current = undefined;
    },
  };
}

// Not crypto.randomUUID, which browsers lack over plain http on a network address.
function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
