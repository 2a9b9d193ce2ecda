import type { ApiClient } from '@site/contracts/api';
import { safeParse } from 'valibot';
import { tokenAnswer, tokenCookie } from '../contract/token.ts';

/** Makes the service set the token cookie, which axios then repeats as a header. */
export function fetchToken(api: ApiClient, signal: AbortSignal): Promise<void> {
  return api.get('/api/v1/csrf', { parse: storeToken, signal });
}

/**
 * A service on another origin cannot set a cookie for this page, so the page sets it: axios reads the token only from
 * there.
 */
function storeToken(answer: unknown): void {
  const { success, output } = safeParse(tokenAnswer, answer);
  if (!success) return;
  const isSecure = location.protocol === 'https:';
  const cookie = `${tokenCookie(isSecure)}=${encodeURIComponent(output.data.token)}`;
  if (document.cookie.split('; ').includes(cookie)) return;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is too young for the browsers that the site is for.
  document.cookie = `${cookie}; Path=/; SameSite=Strict${isSecure ? '; Secure' : ''}`;
}
