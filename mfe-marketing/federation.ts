import type { PartFederation } from '@site/build/federation';

export const federation = {
  name: 'marketing',
  exposes: { './routes': './routes.tsx' },
  standalone: { './routes': './standalone/routes.ts' },
} satisfies PartFederation;
