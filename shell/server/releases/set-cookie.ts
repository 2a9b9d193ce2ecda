/**
 * The name under which a cookie is set and read. Over TLS it has the prefix `__Host-`, which browsers accept from this very host only:
 * otherwise a neighbouring host, or an attacker on plain http, could plant a cookie of that name.
 */
export function cookieName(name: string, isSecure: boolean): string {
  return isSecure ? `__Host-${name}` : name;
}

interface CookieOptions {
  /** Without it, the cookie ends with the browser's session. 0 removes it. */
  maxAgeSeconds?: number;
  isSecure: boolean;
}

/** A `set-cookie` line for the whole site that no script can read. */
export function setCookie(name: string, value: string, { maxAgeSeconds, isSecure }: CookieOptions): string {
  return [
    `${name}=${value}`,
    'Path=/',
    ...(maxAgeSeconds === undefined ? [] : [`Max-Age=${maxAgeSeconds}`]),
    'HttpOnly',
    'SameSite=Lax',
    ...(isSecure ? ['Secure'] : []),
  ].join('; ');
}
