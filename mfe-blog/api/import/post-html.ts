import { createContext, Script } from 'node:vm';
import { brand } from '@site/brand';
import { errorCode } from '@site/service/system-errors';
import { Marked } from 'marked';
import sanitizeHtml from 'sanitize-html';
import { allowedAttributes, allowedTags, safeAddress } from '../../contract/allowed-html.ts';

/** Nested elements: a list in a list in a quote has six, and browsers stop nesting at 512. */
const maxDepth = 40;

/** Longer than any paragraph written on one line. The parser's time can grow with the square of a line's length. */
const maxLineLength = 10_000;

/** Quotes and lists that begin on one line: the parser calls itself for each. */
const maxStarts = 20;

/** A post takes a few milliseconds. The service answers no requests while it converts one. */
const maxConversionMs = 3_000;

const tooDeep = `expected at most ${maxDepth} elements within each other, such as quotes and lists`;

type Converted = { status: 'html'; html: string } | { status: 'invalid'; line: number; expected: string };

/** Converts Markdown to safe HTML within a bounded time, or says which rule the text breaks and on which line. */
export function convertPost(markdown: string, maxMs = maxConversionMs): Converted {
  for (const [at, text] of markdown.split('\n').entries()) {
    const expected = lineFault(text);
    if (expected) return { status: 'invalid', line: at + 1, expected };
  }
  try {
    const html = withinTime(markdown, maxMs);
    const expected = htmlFault(html);
    return expected ? { status: 'invalid', line: 1, expected } : { status: 'html', html };
  } catch (error) {
    return { status: 'invalid', line: 1, expected: reasonOf(error) };
  }
}

function lineFault(text: string): string | undefined {
  if (text.length > maxLineLength)
    return `expected lines of at most ${maxLineLength} characters, found ${text.length}; divide the paragraph`;
  const starts = startsOf(text);
  return starts > maxStarts
    ? `expected at most ${maxStarts} quotes and lists within each other, found ${starts}`
    : undefined;
}

function startsOf(text: string): number {
  // `- - -` is a horizontal rule.
  if (/^[\s*_-]*$/.test(text)) return 0;
  const [head = ''] = /^\s*(?:(?:>|(?:[-+*]|\d{1,9}[.)])(?:\s|$))\s*)*/.exec(text) ?? [];
  return head.match(/>|[-+*]|\d[.)]/g)?.length ?? 0;
}

// Running it in `vm` is the only way to stop a function that does not return, short of a thread of its own.
const work = createContext({ postHtml, markdown: '' });
const script = new Script('postHtml(markdown)');

function withinTime(markdown: string, maxMs: number): string {
  work.markdown = markdown;
  return String(script.runInContext(work, { timeout: maxMs }));
}

function htmlFault(html: string): string | undefined {
  // The parser of the file has refused raw ones; these were written as `&#1;`.
  if (/[^\P{Cc}\n\t]/u.test(html)) return 'expected no control characters, found one written as an entity';
  return depthOf(html) > maxDepth ? tooDeep : undefined;
}

/** How deep the elements nest. In sanitised HTML each of them is closed. */
function depthOf(html: string): number {
  let depth = 0;
  let deepest = 0;
  for (const [tag, slash] of html.matchAll(/<(\/?)[^<>]*>/g)) {
    if (tag.endsWith('/>')) continue;
    depth += slash ? -1 : 1;
    deepest = Math.max(deepest, depth);
  }
  return deepest;
}

function reasonOf(error: unknown): string {
  if (error instanceof ControlInLink) return error.message;
  if (errorCode(error) === 'ERR_SCRIPT_EXECUTION_TIMEOUT')
    return `expected Markdown that is converted within ${maxConversionMs / 1000} s; divide the text or leave out unusual marks`;
  // The parser's recursion has overflowed the stack.
  return tooDeep;
}

const plain = new Marked({ gfm: true });

/** Adds one block to Markdown: code in the language `sheet` is Markdown itself, shown as a sample of a document. */
const marked = new Marked({
  gfm: true,
  renderer: {
    code: ({ text, lang }) =>
      lang === 'sheet' &&
      `<figure><figcaption><strong>${brand.shortName}</strong> <em>Sample</em></figcaption>${plain.parse(text, { async: false })}</figure>`,
  },
});

/** Browsers drop a tab or a line break inside an address, so that `/⇥/evil.example` leads to another host. */
class ControlInLink extends Error {
  override readonly name = 'ControlInLink';

  constructor(href: string) {
    super(`expected no control characters in links, found ${JSON.stringify(href.slice(0, 80))}`);
  }
}

/**
 * Markdown as safe HTML. Elements that are not allowed are removed, the text inside them stays. Throws `ControlInLink`. `convertPost`
 * limits the time it takes.
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

/** Plain text as it is written in HTML and XML, between tags and in attributes with double quotes. */
export function escapeMarkup(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

const characters: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };

/** The text of a post's HTML, each block on a line of its own. The import has written that HTML: its tags are whole and few. */
export function plainText(html: string): string {
  return html
    .replace(/\s+/g, ' ')
    .replace(/<\/?(?:p|h[1-6]|li|ul|ol|tr|td|th|table|blockquote|pre|figcaption|hr|br)\b[^<>]*>/g, '\n')
    .replace(/<[^<>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_entity, name: string) => characters[name] ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n');
}

// Three lines of a card hold about 160 characters; the card makes the final cut.
const maxExcerptLength = 200;

/** Plain text as one HTML paragraph, cut at a word. */
export function excerptOf(text: string): string {
  return `<p>${escapeMarkup(shorten(text.replace(/\s+/g, ' ').trim()))}</p>`;
}

function shorten(text: string): string {
  if (text.length <= maxExcerptLength) return text;
  const head = text.slice(0, maxExcerptLength + 1);
  return `${head.slice(0, Math.max(head.lastIndexOf(' '), maxExcerptLength / 2)).replace(/(?<![\s,;:.])[\s,;:.]+$/, '')}…`;
}

// Adults read 180 to 260 words of plain English a minute; tables and step-by-step lists slow them down.
const wordsPerMinute = 200;

/** How long an HTML text takes to read, in whole minutes, at least one. */
export function readingMinutes(html: string): number {
  const words = html
    .replace(/<[^<>]*>/g, ' ')
    .split(/\s/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
  return Math.max(1, Math.round(words.length / wordsPerMinute));
}
