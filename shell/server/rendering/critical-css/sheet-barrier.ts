import { createHash } from 'node:crypto';

/** A script that does nothing: no browser parses on past it before the style sheets above it have come or failed. */
export const sheetBarrier = '0';

/** SHA-256, base64: the policy has to allow it. */
export const sheetBarrierHash = createHash('sha256').update(sheetBarrier).digest('base64');
