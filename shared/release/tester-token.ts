import { createSigner } from '@site/service/signer';

/** No token lasts longer, nor does a visit that began with one. */
export const maxVisitMs = 12 * 60 * 60 * 1000;

/** A token for `?release=` and `?part=` of a page's address; it ends after `lastsMs`, 12 hours at most. */
export function testerToken(secret: Buffer | string, lastsMs = maxVisitMs, now = Date.now()): string {
  return signerOf(secret).sign(String(now + Math.min(lastsMs, maxVisitMs)));
}

/** When the token ends, in milliseconds since 1970; undefined where it is not ours or has ended. */
export function endOfToken(secret: Buffer | string, token: string, now = Date.now()): number | undefined {
  const end = Number(signerOf(secret).read(token));
  return end > now && end <= now + maxVisitMs ? end : undefined;
}

function signerOf(secret: Buffer | string) {
  // The name is part of what is signed: edges of earlier releases know the tokens by this one.
  return createSigner(secret, 'qa-token');
}
