import { useServices } from '@site/host/services';
import type { FormName } from '../data/drafts.ts';
import type { SendEnquiry } from '../data/enquiry-client.ts';
import { useAttemptKey } from './useAttemptKey.ts';
import { useGuardedCall } from './useGuardedCall.ts';

/** Sends an enquiry with its token and idempotency key, and returns the reference, if there is one. */
export function useDelivery<Typed>(form: FormName, send: SendEnquiry<Typed>) {
  const { api } = useServices();
  const { call, askForToken } = useGuardedCall();
  const attempt = useAttemptKey(form);

  async function deliver(typed: Typed): Promise<string | undefined> {
    const key = attempt.keyFor(typed);
    const reference = await call((signal) => send(api, typed, { key, signal }));
    attempt.forget();
    return reference;
  }

  return { deliver, askForToken };
}
