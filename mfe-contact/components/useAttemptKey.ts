import { useRef } from 'react';
import * as v from 'valibot';
import type { FormName } from '../data/drafts.ts';
import { eraseNote, readNote, writeNote } from '../data/session-notes.ts';

const attempt = v.fallback(v.optional(v.object({ content: v.string(), key: v.string() })), undefined);

/**
 * Gives every enquiry its idempotency key; a retry with the same content keeps the same key (S2), also after its visitor
 * has left the page and come back.
 */
export function useAttemptKey(form: FormName) {
  const last = useRef<v.InferOutput<typeof attempt>>(undefined);
  const note = `attempt:${form}`;
  return {
    keyFor(enquiry: unknown): string {
      const content = JSON.stringify(enquiry, withoutHoneypots);
      const before = last.current ?? v.parse(attempt, readNote(note));
      const next = before?.content === content ? before : { content, key: randomKey() };
      last.current = next;
      writeNote(note, next);
      return next.key;
    },
    forget() {
      last.current = undefined;
      eraseNote(note);
    },
  };
}

function withoutHoneypots(name: string, value: unknown): unknown {
  return name === 'website' || name === 'form_botcheck' ? undefined : value;
}

// Not crypto.randomUUID, which browsers lack over plain http on a network address.
function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
