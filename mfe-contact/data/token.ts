import { type ApiClient, ApiError, isApiError } from '@site/contracts/api';
import { callTimeouts } from '@site/host/call-timeouts';
import { safeParse } from 'valibot';
import { tokenCookie, tokenResponse } from '../contract/token.ts';

/**
 * Calls the service with a CSRF token, which it fetches first and renews once if it has expired. Gives up after `callTimeouts.post`.
 * Call `fetchToken` at the first focus in a form, so that sending need not wait for it (S41).
 */
export function callWithToken<T>(api: ApiClient, send: (signal: AbortSignal) => Promise<T>): Promise<T> {
  return withTimeout(async (signal) => {
    await fetchToken(api);
    return send(signal).catch(async (error) => {
      if (!isApiError(error) || error.code !== 'token_invalid') throw error;
      // The page was open for longer than the token is valid, which the visitor need not know.
      fetching.delete(api);
      await fetchToken(api);
      return send(signal);
    });
  });
}

const fetching = new WeakMap<ApiClient, Promise<void>>();

/** Makes the service set the token cookie, once, which axios then repeats as a header. A failure is not shown: enquiries are accepted without it. */
export function fetchToken(api: ApiClient): Promise<void> {
  const token =
    fetching.get(api) ??
    api.get('/api/v1/csrf', { parse: storeToken }).catch((error) => {
      // The next focus, or the call itself, tries again, except after 404: such a host has no tokens.
      if (!isApiError(error) || error.status !== 404) fetching.delete(api);
    });
  fetching.set(api, token);
  return token;
}

/**
 * A service on another origin cannot set a cookie for this page, so the page sets it: axios reads the token only from
 * there.
 */
function storeToken(body: unknown): void {
  const { success, output } = safeParse(tokenResponse, body);
  if (!success) return;
  const isSecure = location.protocol === 'https:';
  const cookie = `${tokenCookie(isSecure)}=${encodeURIComponent(output.data.token)}`;
  if (document.cookie.split('; ').includes(cookie)) return;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is too young for the browsers that the site is for.
  document.cookie = `${cookie}; Path=/; SameSite=Strict${isSecure ? '; Secure' : ''}`;
}

/** The timeout of the API client does not cover loading its code, or two calls in a row. */
function withTimeout<T>(call: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      // Rejects before the abort, whose own error would say less.
      reject(new ApiError('timeout', `No answer within ${callTimeouts.post} ms.`));
      controller.abort();
    }, callTimeouts.post);
    call(controller.signal)
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}
