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
