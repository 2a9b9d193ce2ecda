/** What is built and tested but not offered. A flag changes with a release of this part, so every page of a release agrees. */
export const flags = {
  /** The quote form on the industry pages. */
  quoteForm: false,
} as const satisfies Record<string, boolean>;
