import { createSigner } from '@site/service/process/secrets';

/** The maximum for a token, and for a visit that began with one. */
export const maxVisitMs = 12 * 60 * 60 * 1000;

/**
 * The token of a link with `?release=` and `?part=`, as `release preview` prints it; it expires after `lastsMs`, at most 12 hours.
 *
 * @example
 * const token = testerToken(await edgeSecret(dataDir, process.env.EDGE_SECRET));
 * const link = `https://www.example/?part=blog@1.0.0-3f9a1c20&token=${encodeURIComponent(token)}`;
 */
export function testerToken(secret: Buffer | string, lastsMs = maxVisitMs): string {
  return tokenSigner(secret).sign(String(Date.now() + Math.min(lastsMs, maxVisitMs)));
}

/** When the token expires, in milliseconds since 1970; undefined if it is not ours or has expired. */
export function testerTokenExpiry(secret: Buffer | string, token: string): number | undefined {
  const end = Number(tokenSigner(secret).read(token));
  const now = Date.now();
  return end > now && end <= now + maxVisitMs ? end : undefined;
}

function tokenSigner(secret: Buffer | string) {
  // The name is part of what is signed: with another one, edges of earlier releases would refuse our tokens.
  return createSigner(secret, 'qa-token');
}
