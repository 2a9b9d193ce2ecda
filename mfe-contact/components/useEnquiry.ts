import { useServices } from '@site/host/services';
import { useRef, useState } from 'react';
import type { SendEnquiry } from '../data/enquiry-client.ts';
import { errorMessage, serviceMessages } from '../data/error-message.ts';
import { useDelivery } from './useDelivery.ts';

export type Sending =
  | { status: 'idle' }
  | { status: 'sending' }
  | { status: 'sent'; reference: string }
  | { status: 'failed'; message: string };

interface Listeners {
  onSent: () => void;
  /** Called with the service's messages by field. */
  onFailed: (messages: Record<string, string>) => void;
}

/** Sends one enquiry at a time; loading always ends. */
export function useEnquiry<Typed>(sendEnquiry: SendEnquiry<Typed>, first: Sending, { onSent, onFailed }: Listeners) {
  const { notify } = useServices();
  const { deliver, askForToken } = useDelivery(sendEnquiry);
  const [sending, setSending] = useState(first);
  const isUnderWay = useRef(false);

  async function send(enquiry: Typed) {
    // A ref, because two clicks within one frame see the same state.
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setSending({ status: 'sending' });
    await deliver(enquiry)
      .then(succeed, fail)
      .finally(() => {
        isUnderWay.current = false;
      });
  }

  function succeed(reference: string) {
    onSent();
    setSending({ status: 'sent', reference });
    notify({ kind: 'success', message: 'Form submitted successfully' });
  }

  function fail(error: unknown) {
    const message = errorMessage(error);
    onFailed(serviceMessages(error));
    setSending({ status: 'failed', message });
    notify({ kind: 'error', message });
  }

  return { sending, send, askForToken };
}
