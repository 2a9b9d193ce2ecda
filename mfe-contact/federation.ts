import type { PartFederation } from '@site/shared/federation/part-federation.ts';

export const federation = {
  name: 'contact',
  exposes: {
    './routes': './routes.tsx',
    './QuoteForm': './fragments/QuoteForm/QuoteForm.tsx',
    './Subscribe': './fragments/Subscribe/Subscribe.tsx',
  },
} satisfies PartFederation;
