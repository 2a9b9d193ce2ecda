import type { PartFederation } from '@site/build/federation';

export const federation = {
  name: 'contact',
  exposes: {
    './routes': './routes.tsx',
    './QuoteForm': './fragments/QuoteForm/QuoteForm.tsx',
    './Subscribe': './fragments/Subscribe/Subscribe.tsx',
  },
  standalone: {
    './routes': './standalone/routes.ts',
    './ContactForm': './standalone/ContactForm.tsx',
    './QuoteForm': './standalone/QuoteForm.ts',
    './Subscribe': './standalone/Subscribe.ts',
  },
} satisfies PartFederation;
