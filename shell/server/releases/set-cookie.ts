/**
 * The name under which a cookie is set and read. Over TLS it has the prefix `__Host-`, which browsers accept from this very host only:
 * otherwise a neighbouring host, or an attacker on plain http, could plant a cookie of that name.
 */
export function hostCookie(name: string, isSecure: boolean): string {
  return isSecure ? `__Host-${name}` : name;
}

interface CookieOptions {
  /** In seconds; without it, the cookie ends with the browser's session. 0 removes it. */
  maxAge?: number;
  isSecure: boolean;
}

/** A `set-cookie` line for the whole site that no script can read. */
export function setCookie(name: string, value: string, { maxAge, isSecure }: CookieOptions): string {
  return [
    `${name}=${value}`,
    'Path=/',
    ...(maxAge === undefined ? [] : [`Max-Age=${maxAge}`]),
    'HttpOnly',
    'SameSite=Lax',
    ...(isSecure ? ['Secure'] : []),
  ].join('; ');
}
