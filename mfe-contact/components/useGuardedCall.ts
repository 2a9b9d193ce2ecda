import { isApiError } from '@site/contracts/api';
import { enquiryTimeoutMs } from '../data/timeouts.ts';
import { withTimeout } from '../data/with-timeout.ts';
import { useToken } from './useToken.ts';

/** Calls the service with a token: fetched first, renewed once if expired. Gives up after `enquiryTimeoutMs`. */
export function useGuardedCall() {
  const token = useToken();

  function call<T>(send: (signal: AbortSignal) => Promise<T>): Promise<T> {
    return withTimeout(enquiryTimeoutMs, async (signal) => {
      await token.ask();
      return send(signal).catch(async (error) => {
        if (!isTokenRefused(error)) throw error;
        // The page was open for longer than the token is valid; the visitor need not know.
        await token.renew();
        return send(signal);
      });
    });
  }

  return { call, askForToken: token.ask };
}

function isTokenRefused(error: unknown): boolean {
  return isApiError(error) && error.code === 'token_invalid';
}
