import { Marked } from 'marked';
import sanitizeHtml from 'sanitize-html';

const marked = new Marked({ gfm: true });

/** Markdown as the HTML that may be shown. Anything outside the lists below goes; text inside it stays. */
export function postHtml(markdown: string): string {
  return sanitizeHtml(marked.parse(markdown, { async: false }), allowed).trim();
}

const allowed: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['h2', 'h3', 'h4', 'p', 'br', 'hr', 'strong', 'em', 'code', 'pre', 'blockquote', 'a'],
    ...['ul', 'ol', 'li', 'table', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  allowedAttributes: { a: ['href', 'title', 'rel'], ol: ['start'], th: ['align'], td: ['align'] },
  allowedSchemes: ['https'],
  allowProtocolRelative: false,
  transformTags: {
    // The page's own title is its h1.
    h1: 'h2',
    h5: 'h4',
    h6: 'h4',
    a: (_tag, { href = '', title }) => link(href, title),
  },
};

// A link that may not lead anywhere becomes its bare text: `span` is in no list above.
function link(href: string, title: string | undefined): sanitizeHtml.Tag {
  const isInternal = /^(?:\/(?![/\\])|#)/.test(href);
  if (!isInternal && !href.startsWith('https://')) return { tagName: 'span', attribs: {} };
  return { tagName: 'a', attribs: { href, ...(title && { title }), ...(!isInternal && { rel: 'noopener' }) } };
}
