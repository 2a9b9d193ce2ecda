import type { PartFederation } from '@site/build/federation';

export const federation = {
  name: 'contact',
  exposes: {
    './routes': './routes.tsx',
    './HindiContactForm': './fragments/HindiContactForm.tsx',
    './QuoteForm': './fragments/QuoteForm/QuoteForm.tsx',
    './Subscribe': './fragments/Subscribe/Subscribe.tsx',
  },
  embed: {
    './routes': './embed/routes.ts',
    './ContactForm': './embed/ContactForm.tsx',
    './QuoteForm': './embed/QuoteForm.ts',
    './Subscribe': './embed/Subscribe.ts',
  },
} satisfies PartFederation;
