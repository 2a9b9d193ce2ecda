import { parseCookie } from 'cookie';

/** The value of a cookie as it was set, without unescaping. */
export function readCookie(header: string | undefined, name: string): string | undefined {
  return parseCookie(header ?? '', { decode: (value) => value })[name];
}
