import { useServices } from '@site/host/services';
import type { SendEnquiry } from '../data/enquiry-client.ts';
import { useAttemptKey } from './useAttemptKey.ts';
import { useGuardedCall } from './useGuardedCall.ts';

/** Sends an enquiry with its token and idempotency key, and returns the reference. */
export function useDelivery<Typed>(send: SendEnquiry<Typed>) {
  const { api } = useServices();
  const { call, askForToken } = useGuardedCall();
  const attempt = useAttemptKey();

  async function deliver(typed: Typed): Promise<string> {
    const key = attempt.keyFor(typed);
    const reference = await call((signal) => send(api, typed, { key, signal }));
    attempt.forget();
    return reference;
  }

  return { deliver, askForToken };
}
