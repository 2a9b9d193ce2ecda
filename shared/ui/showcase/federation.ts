import type { PartFederation } from '../../federation/part-federation.ts';

/** A part of `npm run dev` only (shared/run/parts.ts); production never builds it. */
export const federation = {
  name: 'ui',
  exposes: { './routes': './routes.ts' },
} satisfies PartFederation;
