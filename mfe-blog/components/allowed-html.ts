/**
 * What a post's HTML may hold when it is shown. Browser and server read the same list:
 * two lists would give two pages, and the page would not hydrate.
 */
export const allowedTags = [
  'h2',
  'h3',
  'h4',
  'p',
  'br',
  'hr',
  'ul',
  'ol',
  'li',
  'blockquote',
  'strong',
  'em',
  'code',
  'pre',
  'a',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
];

export const allowedAttributes = ['href', 'title', 'rel', 'align', 'start'];

/** Other schemes, and addresses without one that lead to another host (`//`), are dropped with their attribute. */
export const safeAddress = /^(?:https:\/\/|mailto:|tel:|\/(?![/\\])|#)/i;
