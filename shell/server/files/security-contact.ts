import { securityEmail } from '@site/brand/for-machines';

/** RFC 9116: whom to tell of a vulnerability. An expired file is void, so each day's is valid for half a year. */
export function securityContact(siteUrl: string, now: Date): string {
  const expires = new Date(now);
  expires.setUTCHours(0, 0, 0, 0);
  expires.setUTCDate(expires.getUTCDate() + 180);
  return [
    `Contact: mailto:${securityEmail}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en, hi',
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    '',
  ].join('\n');
}
