import type { PartFederation } from '@site/build/federation';

/** A part of `npm run dev` only (shared/runner/parts.ts); production never builds it. */
export const federation = {
  name: 'ui',
  exposes: { './routes': './routes.ts' },
} satisfies PartFederation;
