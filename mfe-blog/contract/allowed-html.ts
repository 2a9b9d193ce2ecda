/**
 * What a post's HTML may contain, both stored and shown. Service, browser and server share these lists: with different
 * ones, their HTML would differ and the page would not hydrate.
 */
export const allowedTags = [
  ...['h2', 'h3', 'h4', 'p', 'br', 'hr', 'strong', 'em', 'code', 'pre', 'blockquote', 'a', 'img'],
  ...['b', 'i', 'u', 's', 'del', 'sub', 'sup', 'mark', 'kbd', 'details', 'summary'],
  ...['ul', 'ol', 'li', 'table', 'thead', 'tbody', 'tr', 'th', 'td', 'figure', 'figcaption'],
];

/**
 * A link with any other address is dropped: other schemes, and `//`, which means another host. Control characters are refused,
 * because browsers drop them, which may turn a harmless address into such a one; < and > as in `attributeText`.
 */
export const safeAddress = /^(?:https:\/\/|mailto:|tel:|\/(?![/\\])|#)[^<>\p{Cc}]*$/iu;

/** A picture of the site. Steps of a path begin with a letter or digit, so none leads upwards. */
const uploadedPicture = /^\/uploads\/(?:[a-z0-9][\w-]*\/)*[a-z0-9][\w-]*\.(?:avif|webp|jpe?g|png|gif)$/i;

/** Browsers from before 2025 do not escape < and > in attributes, and `data/post-html.ts` would take them for tags. */
const attributeText = /^[^<>]*$/;
/** The id of a footnote, or of the reference to it. Other ids could clash with those of the page. */
const noteId = /^note-\d{1,4}(?:-in-text)?$/;
const pixels = /^[1-9]\d{0,4}$/;
const span = /^(?:[1-9]|[1-4]\d)$/;
const cell = { align: /^(?:left|center|right)$/, colspan: span, rowspan: span };

export const allowedAttributes: Record<string, Record<string, RegExp>> = {
  a: { href: safeAddress, title: attributeText, rel: /^noopener$/, id: noteId },
  img: { src: uploadedPicture, alt: attributeText, title: attributeText, width: pixels, height: pixels },
  details: { open: /^$/ },
  ul: { 'data-list': /^tasks$/ },
  ol: { 'data-list': /^notes$/, start: /^\d{1,9}$/ },
  li: { id: noteId },
  p: { 'data-film': /^$/ },
  th: cell,
  td: cell,
};

export function isAllowedAttribute(tag: string, name: string, value: string): boolean {
  return allowedAttributes[tag]?.[name]?.test(value) ?? false;
}

/** Attributes that some element may have; `isAllowedAttribute` says which one. */
export const attributeNames = [...new Set(Object.values(allowedAttributes).flatMap((named) => Object.keys(named)))];
