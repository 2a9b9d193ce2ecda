import { brand } from '@site/brand';
import { Marked } from 'marked';
import sanitizeHtml from 'sanitize-html';
import { allowedAttributes, allowedTags, safeAddress } from '../../contract/allowed-html.ts';

const plain = new Marked({ gfm: true });

/** Besides what Markdown has: code in the language `sheet` is Markdown itself, a sample of a document. */
const marked = new Marked({
  gfm: true,
  renderer: {
    code: ({ text, lang }) =>
      lang === 'sheet' &&
      `<figure><figcaption><strong>${brand.shortName}</strong> <em>Sample</em></figcaption>${plain.parse(text, { async: false })}</figure>`,
  },
});

/** Browsers drop a tab or a line break inside an address, so that `/⇥/evil.example` leads to another host. */
export class ControlInLink extends Error {
  override readonly name = 'ControlInLink';

  constructor(href: string) {
    super(`expected no control characters in links, found ${JSON.stringify(href.slice(0, 80))}`);
  }
}

/**
 * Markdown as safe HTML. Elements that are not allowed are removed, the text inside them stays. Throws `ControlInLink`; takes what time it
 * takes, which `convertPost` limits.
 */
export function postHtml(markdown: string): string {
  return sanitizeHtml(marked.parse(markdown, { async: false }), allowed).trim();
}

const allowed: sanitizeHtml.IOptions = {
  allowedTags,
  allowedAttributes,
  transformTags: {
    // The page's title is its only h1.
    h1: 'h2',
    h5: 'h4',
    h6: 'h4',
    a: (_tag, { href = '', title }) => link(href, title),
  },
};

// An unsafe link becomes plain text: `span` is not an allowed tag, so only its content stays.
function link(href: string, title: string | undefined): sanitizeHtml.Tag {
  // Markdown writes a tab in angle brackets as %09.
  if (/\p{Cc}|%[01][\da-f]|%7f/iu.test(href)) throw new ControlInLink(href);
  if (!safeAddress.test(href)) return { tagName: 'span', attribs: {} };
  return {
    tagName: 'a',
    attribs: { href, ...(title && { title }), ...(/^https:/i.test(href) && { rel: 'noopener' }) },
  };
}
