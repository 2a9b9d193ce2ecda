import { Marked } from 'marked';
import sanitizeHtml from 'sanitize-html';
import { allowedAttributes, allowedTags, safeAddress } from '../../contract/allowed-html.ts';

const marked = new Marked({ gfm: true });

/** Markdown as the HTML that may be shown. Anything outside the lists goes; text inside it stays. */
export function postHtml(markdown: string): string {
  return sanitizeHtml(marked.parse(markdown, { async: false }), allowed).trim();
}

const allowed: sanitizeHtml.IOptions = {
  allowedTags,
  allowedAttributes,
  transformTags: {
    // The page's own title is its h1.
    h1: 'h2',
    h5: 'h4',
    h6: 'h4',
    a: (_tag, { href = '', title }) => link(href, title),
  },
};

// A link that may not lead anywhere becomes its bare text: `span` is in no list.
function link(href: string, title: string | undefined): sanitizeHtml.Tag {
  if (!safeAddress.test(href)) return { tagName: 'span', attribs: {} };
  return {
    tagName: 'a',
    attribs: { href, ...(title && { title }), ...(/^https:/i.test(href) && { rel: 'noopener' }) },
  };
}
