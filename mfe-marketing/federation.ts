import type { PartFederation } from '@site/build/federation';

export const federation = {
  name: 'marketing',
  exposes: { './routes': './routes.tsx' },
  embed: { './routes': './embed/routes.ts' },
} satisfies PartFederation;
