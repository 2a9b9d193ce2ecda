import { ApiError, isApiError } from '@site/contracts/api';
import { useServices } from '@site/host/services';
import { useRef } from 'react';
import { callTimeoutMs } from '../data/error-message.ts';
import { fetchToken } from '../data/token-client.ts';

/**
 * Calls the service with a CSRF token, which it fetches first and renews once if it has expired. Gives up after `callTimeoutMs`.
 * Call `fetchToken` at the first focus in a form, so that sending need not wait for it (S41).
 */
export function useCallWithToken() {
  const token = useToken();

  function call<T>(send: (signal: AbortSignal) => Promise<T>): Promise<T> {
    return withTimeout(callTimeoutMs, async (signal) => {
      await token.fetch();
      return send(signal).catch(async (error) => {
        if (!isTokenRefused(error)) throw error;
        // The page was open for longer than the token is valid, which the visitor need not know.
        await token.renew();
        return send(signal);
      });
    });
  }

  return { call, fetchToken: token.fetch };
}

function isTokenRefused(error: unknown): boolean {
  return isApiError(error) && error.code === 'token_invalid';
}

/** Fetches the token once. A failure is not shown: enquiries are accepted without it. */
function useToken() {
  const { api } = useServices();
  const fetching = useRef<Promise<void>>(undefined);

  function fetchOnce(): Promise<void> {
    fetching.current ??= withTimeout(tokenTimeoutMs, (signal) => fetchToken(api, signal)).catch((error) => {
      // The next focus, or the call itself, tries again, except after 404: such a host has no tokens.
      if (!isApiError(error) || error.status !== 404) fetching.current = undefined;
    });
    return fetching.current;
  }

  function renew(): Promise<void> {
    fetching.current = undefined;
    return fetchOnce();
  }

  return { fetch: fetchOnce, renew };
}

/** Runs a call that must finish within `timeoutMs`; after that it is aborted and fails as `timeout`. */
async function withTimeout<T>(timeoutMs: number, call: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      // Rejects before the abort, whose own error would say less.
      reject(new ApiError('timeout', `No answer within ${timeoutMs} ms.`));
      controller.abort();
    }, timeoutMs);
  });
  return Promise.race([call(controller.signal), timeout]).finally(() => clearTimeout(timer));
}

/** How much of `callTimeoutMs` a form waits for its token; after this it is sent without one. */
const tokenTimeoutMs = 5_000;
