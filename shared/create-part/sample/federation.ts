import type { PartFederation } from '@site/build/federation';

export const federation = {
  name: 'sample',
  exposes: { './routes': './routes.tsx', './SampleOffers': './fragments/SampleOffers/SampleOffers.tsx' },
} satisfies PartFederation;
