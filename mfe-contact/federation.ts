import type { PartFederation } from '@site/shared/federation/part-federation.ts';

export const federation = {
  name: 'contact',
  exposes: { './routes': './routes.tsx' },
} satisfies PartFederation;
