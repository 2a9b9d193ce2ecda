import * as v from 'valibot';

/**
 * The cookie that holds the token. Browsers accept one with this prefix over TLS only, and never from a sibling host.
 */
export function tokenCookie(isSecure: boolean): string {
  return isSecure ? '__Host-XSRF-TOKEN' : 'XSRF-TOKEN';
}

/** Response of `GET /api/v1/csrf`. */
export const tokenResponse = v.object({ status: v.literal('success'), data: v.object({ token: v.string() }) });
