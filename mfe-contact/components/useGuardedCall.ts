import { ApiError, isApiError } from '@site/contracts/api';
import { useServices } from '@site/host/services';
import { useRef } from 'react';
import { askToken } from '../data/token-client.ts';

/** Calls the service with a token: fetched first, renewed once if expired. Gives up after `enquiryTimeoutMs`. */
export function useGuardedCall() {
  const token = useToken();

  function call<T>(send: (signal: AbortSignal) => Promise<T>): Promise<T> {
    return withTimeout(enquiryTimeoutMs, async (signal) => {
      await token.ask();
      return send(signal).catch(async (error) => {
        if (!isTokenRefused(error)) throw error;
        // The page was open for longer than the token is valid, which the visitor need not know.
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

/** Fetches the token at the first focus in the form (S41). A failure is not shown: enquiries are accepted without it. */
export function useToken() {
  const { api } = useServices();
  const asked = useRef<Promise<void>>(undefined);

  function ask(): Promise<void> {
    asked.current ??= withTimeout(tokenTimeoutMs, (signal) => askToken(api, signal)).catch((error) => {
      // The next focus, or the call itself, tries again, except after 404: a host without this call will not get it later.
      if (!isApiError(error) || error.status !== 404) asked.current = undefined;
    });
    return asked.current;
  }

  function renew(): Promise<void> {
    asked.current = undefined;
    return ask();
  }

  return { ask, renew };
}

/** Runs a call that must finish within `timeoutMs`; after that it is aborted and fails as `timeout`. */
export async function withTimeout<T>(timeoutMs: number, call: (signal: AbortSignal) => Promise<T>): Promise<T> {
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

/** After this long the visitor is told that no answer came. */
export const enquiryTimeoutMs = 15_000;

/** How much of that an enquiry waits for its token; after this it is sent without one. */
export const tokenTimeoutMs = 5_000;
