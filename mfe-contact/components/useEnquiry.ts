import { useServices } from '@site/host/services';
import { useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import { deleteDraft, type FormName, readStored, removeStored, writeStored } from '../data/drafts.ts';
import type { SendEnquiry, TypedValues } from '../data/enquiry-client.ts';
import { enquiryFailure, errorMessage, serviceMessages } from '../data/error-message.ts';
import { randomKey } from '../data/idempotency-key.ts';
import { useCallWithToken } from './useCallWithToken.ts';

export type Sending =
  | { status: 'idle' }
  | { status: 'sending' }
  | { status: 'sent'; reference: string | undefined }
  /** These fields keep the form from being sent, by their names in the form. */
  | { status: 'invalid'; fields: string[] }
  | { status: 'failed'; title: string; message: string };

interface EnquiryOptions {
  form: FormName;
  send: SendEnquiry;
  initial: Sending;
  onSent: () => void;
  /** Called with the service's messages by field; returns the names of the form's fields that they are about. */
  onRefused: (messages: Record<string, string>) => string[];
}

/** Sends one enquiry at a time. Sending always ends, after a timeout at the latest. */
export function useEnquiry({ form, send: sendEnquiry, initial, onSent, onRefused }: EnquiryOptions) {
  const { api, notify, dismiss } = useServices();
  const { call, fetchToken } = useCallWithToken();
  const attempt = useAttemptKey(form);
  const [sending, setSending] = useState(initial);
  const isUnderWay = useRef(false);

  // A failure's toast stays until it is closed, at most as long as its form is on the page.
  useEffect(() => () => dismiss(form), [dismiss, form]);

  async function send(enquiry: TypedValues) {
    // A ref, because two clicks within one frame see the same state.
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    dismiss(form);
    setSending({ status: 'sending' });
    await deliver(enquiry)
      .then(succeed, fail)
      .finally(() => {
        isUnderWay.current = false;
      });
  }

  /** The same enquiry with the same key gets the same answer, so that a retry is not stored twice. */
  async function deliver(enquiry: TypedValues): Promise<string | undefined> {
    const key = attempt.keyFor(enquiry);
    const reference = await call((signal) => sendEnquiry(api, enquiry, { key, signal }));
    attempt.reset();
    return reference;
  }

  function succeed(reference: string | undefined) {
    deleteDraft(form);
    onSent();
    setSending({ status: 'sent', reference });
    notify({ kind: 'success', message: 'Form submitted successfully' });
  }

  function fail(error: unknown) {
    const message = errorMessage(error);
    const fields = onRefused(serviceMessages(error));
    if (fields.length > 0) showInvalid(fields);
    else setSending({ status: 'failed', title: enquiryFailure(error), message });
    notify({ kind: 'error', message, key: form });
  }

  function showInvalid(fields: string[]) {
    setSending({ status: 'invalid', fields });
  }

  return { sending, send, showInvalid, fetchToken };
}

const attemptSchema = v.fallback(v.optional(v.object({ content: v.string(), key: v.string() })), undefined);

/**
 * Gives every enquiry its idempotency key; a retry with the same content keeps the same key (S2), even if the visitor
 * leaves the page in between.
 */
function useAttemptKey(form: FormName) {
  const last = useRef<v.InferOutput<typeof attemptSchema>>(undefined);
  const storageKey = `attempt:${form}`;
  return {
    keyFor(enquiry: unknown): string {
      const content = JSON.stringify(enquiry, withoutHoneypots);
      const before = last.current ?? v.parse(attemptSchema, readStored(storageKey));
      const next = before?.content === content ? before : { content, key: randomKey() };
      last.current = next;
      writeStored(storageKey, next);
      return next.key;
    },
    reset() {
      last.current = undefined;
      removeStored(storageKey);
    },
  };
}

function withoutHoneypots(name: string, value: unknown): unknown {
  return name === 'website' || name === 'form_botcheck' ? undefined : value;
}
