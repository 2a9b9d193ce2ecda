/**
 * What is built and tested but switched off. Flags change with a release of this part, so all pages of a release agree.
 */
export const flags = {
  /** The quote form on the industry pages (S24). */
  quoteForm: false,
} as const satisfies Record<string, boolean>;
