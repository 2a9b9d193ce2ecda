import type { PartFederation } from '@site/shared/federation/part-federation.ts';

export const federation = {
  name: 'sample',
  exposes: { './routes': './routes.tsx' },
} satisfies PartFederation;
