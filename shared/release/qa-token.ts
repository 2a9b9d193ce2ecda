import { createSigner } from '@site/service/signer';

/** No token and no visit by one lasts longer, in milliseconds. */
export const longestVisit = 12 * 60 * 60 * 1000;

/** A token for `?release=` and `?part=` of a page's address; it ends after `lasts` milliseconds, 12 hours at most. */
export function qaToken(secret: Buffer | string, lasts = longestVisit, now = Date.now()): string {
  return signerOf(secret).sign(String(now + Math.min(lasts, longestVisit)));
}

/** When the token ends, in milliseconds since 1970; undefined where it is not ours or has ended. */
export function endOfToken(secret: Buffer | string, token: string, now = Date.now()): number | undefined {
  const end = Number(signerOf(secret).read(token));
  return end > now && end <= now + longestVisit ? end : undefined;
}

function signerOf(secret: Buffer | string) {
  return createSigner(secret, 'qa-token');
}
