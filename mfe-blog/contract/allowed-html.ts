/**
 * What a post's HTML may hold, when it is stored and when it is shown. Service, browser and server read this one list:
 * two would give two pages, and the page would not hydrate.
 */
export const allowedTags = [
  ...['h2', 'h3', 'h4', 'p', 'br', 'hr', 'strong', 'em', 'code', 'pre', 'blockquote', 'a'],
  ...['ul', 'ol', 'li', 'table', 'thead', 'tbody', 'tr', 'th', 'td'],
];

export const allowedAttributes = { a: ['href', 'title', 'rel'], ol: ['start'], th: ['align'], td: ['align'] };

/** The same by name alone: the browser's sanitiser does not tell elements apart, so the one that agrees with it must not either. */
export const anyAttribute = [...new Set(Object.values(allowedAttributes).flat())];

/** Other schemes, and addresses without one that lead to another host (`//`), are dropped with their attribute. */
export const safeAddress = /^(?:https:\/\/|mailto:|tel:|\/(?![/\\])|#)/i;
