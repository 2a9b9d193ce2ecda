/**
 * What a post's HTML may contain, both stored and shown. Service, browser and server share this list: with different
 * lists, their HTML would differ and the page would not hydrate.
 */
export const allowedTags = [
  ...['h2', 'h3', 'h4', 'p', 'br', 'hr', 'strong', 'em', 'code', 'pre', 'blockquote', 'a'],
  ...['ul', 'ol', 'li', 'table', 'thead', 'tbody', 'tr', 'th', 'td', 'figure', 'figcaption'],
];

export const allowedAttributes = { a: ['href', 'title', 'rel'], ol: ['start'], th: ['align'], td: ['align'] };

/** Allowed on any element: the browser's sanitiser has no lists per element, and the server's has to agree with it. */
export const anyAttribute = [...new Set(Object.values(allowedAttributes).flat())];

/**
 * An attribute with any other address is dropped: other schemes, and `//`, which means another host. Control characters are refused,
 * because browsers drop them, which may turn a harmless address into such a one.
 */
export const safeAddress = /^(?:https:\/\/|mailto:|tel:|\/(?![/\\])|#)\P{Cc}*$/iu;
