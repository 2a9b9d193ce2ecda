import type { Schema } from 'hast-util-sanitize';

/**
 * A link with any other address is dropped: other schemes, and `//`, which means another host. Control characters are refused,
 * because browsers drop them, which may turn a harmless address into such a one; < and > stand in no address.
 */
export const safeAddress = /^(?:https:\/\/|mailto:|tel:|\/(?![/\\])|#)[^<>\p{Cc}]*$/iu;

/** A picture of the site. Steps of a path begin with a letter or digit, so none leads upwards. */
const uploadedPicture = /^\/uploads\/(?:[a-z0-9][\w-]*\/)*[a-z0-9][\w-]*\.(?:avif|webp|jpe?g|png|gif)$/i;

/** The id of a footnote, or of a reference to it. Other ids could clash with those of the page. */
const noteId = /^note-fn(?:ref)?-\S+$/;

/** Before the id of a heading, so that it cannot clash with an id of the page. */
export const headingPrefix = 'about-';

const headingId = /^about-[\p{L}\p{M}\p{N}_-]+$/u;

const pixels = /^[1-9]\d{0,4}$/;
const span = /^(?:[1-9]|[1-4]\d)$/;

const cell = [
  ['align', 'left', 'center', 'right'],
  ['colSpan', span],
  ['rowSpan', span],
] satisfies NonNullable<Schema['attributes']>[string];

const partsOfTables = ['caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'];

/** What a post's HTML may contain, when it is stored and when it is shown. */
export const allowedHtml = {
  tagNames: [
    ...['h2', 'h3', 'h4', 'p', 'br', 'hr', 'strong', 'em', 'code', 'pre', 'blockquote', 'a', 'img'],
    ...['b', 'i', 'u', 's', 'del', 'sub', 'sup', 'mark', 'kbd', 'details', 'summary'],
    ...['ul', 'ol', 'li', 'figure', 'figcaption', 'table', ...partsOfTables],
  ],
  attributes: {
    a: [['href', safeAddress], 'title', ['rel', 'noopener'], ['id', noteId]],
    img: [['src', uploadedPicture], 'alt', 'title', ['width', pixels], ['height', pixels]],
    blockquote: [['dataAlert', 'note', 'tip', 'important', 'warning', 'caution']],
    h2: [['id', headingId]],
    h3: [['id', headingId]],
    h4: [['id', headingId]],
    details: [['open', true]],
    ul: [['dataList', 'tasks']],
    ol: [['start', /^\d{1,9}$/]],
    li: [['id', noteId]],
    p: [['dataFilm', '']],
    th: cell,
    td: cell,
  },
  /** Elements that are removed together with their content, because that is not text of the post. */
  strip: [
    ...['script', 'style', 'iframe', 'object', 'embed', 'applet', 'template', 'title', 'noembed', 'noframes'],
    ...['noscript', 'audio', 'video', 'canvas', 'map', 'frameset', 'input', 'link', 'meta', 'base', 'svg', 'math'],
  ],
  // Markdown may hold rows and cells without a table; browsers drop such tags.
  ancestors: Object.fromEntries(partsOfTables.map((tag) => [tag, ['table']])),
  clobber: [],
  protocols: {},
  required: {},
} satisfies Schema;
