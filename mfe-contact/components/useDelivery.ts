import { isApiError } from '@site/shared/contracts/api.ts';
import { useServices } from '@site/shared/services';
import { ENQUIRY_DEADLINE_MS } from './deadlines.ts';
import { sendEnquiry } from './enquiry-client.ts';
import type { TypedEnquiry } from './posted.ts';
import { useAttemptKey } from './useAttemptKey.ts';
import { useToken } from './useToken.ts';
import { within } from './within.ts';

/** Brings an enquiry to the service, with its token and its idempotency key, and returns the reference. */
export function useDelivery() {
  const { api } = useServices();
  const token = useToken();
  const attempt = useAttemptKey();

  async function deliver(enquiry: TypedEnquiry): Promise<string> {
    const key = attempt.keyFor(enquiry);
    const reference = await within(ENQUIRY_DEADLINE_MS, async (signal) => {
      await token.ask();
      const send = () => sendEnquiry(api, enquiry, { key, signal });
      return send().catch(async (error) => {
        if (!isTokenRefused(error)) throw error;
        // The page was open for longer than the token holds; the visitor need not know.
        await token.renew();
        return send();
      });
    });
    attempt.forget();
    return reference;
  }

  return { deliver, askForToken: token.ask };
}

function isTokenRefused(error: unknown): boolean {
  return isApiError(error) && error.code === 'token_invalid';
}
