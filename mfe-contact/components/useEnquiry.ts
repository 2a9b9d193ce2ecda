import { useServices } from '@site/host/services';
import { useEffect, useRef, useState } from 'react';
import { type FormName, forgetDraft } from '../data/drafts.ts';
import type { SendEnquiry } from '../data/enquiry-client.ts';
import { enquiryFailure, errorMessage, serviceMessages } from '../data/error-message.ts';
import { useDelivery } from './useDelivery.ts';

export type Sending =
  | { status: 'idle' }
  | { status: 'sending' }
  | { status: 'sent'; reference: string | undefined }
  /** `isAtField`: the service says which field is wrong, and the focus is there. */
  | { status: 'failed'; title: string; message: string; isAtField: boolean };

interface EnquiryOptions<Typed> {
  form: FormName;
  send: SendEnquiry<Typed>;
  first: Sending;
  onSent: () => void;
  /** Called with the service's messages by field; returns whether the form has one of these fields. */
  onFailed: (messages: Record<string, string>) => boolean;
}

/** Sends one enquiry at a time; loading always ends. */
export function useEnquiry<Typed>({ form, send: sendEnquiry, first, onSent, onFailed }: EnquiryOptions<Typed>) {
  const { notify, dismiss } = useServices();
  const { deliver, askForToken } = useDelivery(form, sendEnquiry);
  const [sending, setSending] = useState(first);
  const isUnderWay = useRef(false);

  // A failure's toast stays until it is closed, but no longer than its form.
  useEffect(() => () => dismiss(form), [dismiss, form]);

  async function send(enquiry: Typed) {
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

  function succeed(reference: string | undefined) {
    forgetDraft(form);
    onSent();
    setSending({ status: 'sent', reference });
    notify({ kind: 'success', message: 'Form submitted successfully' });
  }

  function fail(error: unknown) {
    const message = errorMessage(error);
    setSending({
      status: 'failed',
      title: enquiryFailure(error),
      message,
      isAtField: onFailed(serviceMessages(error)),
    });
    notify({ kind: 'error', message, key: form });
  }

  return { sending, send, askForToken };
}
