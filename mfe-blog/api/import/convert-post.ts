import { createContext, Script } from 'node:vm';
import { errorCode } from '@site/service/system-errors';
import { decodeHTML } from 'entities';
import type { LineDiagnostic } from './diagnostic.ts';
import { tooDeep, UnusableHtml } from './parse-html.ts';
import { renderMarkdown } from './post-markdown.ts';
import { type LinkInPost, safeHtml } from './safe-html.ts';

/** Longer than any paragraph written on one line. The parser's time can grow with the square of a line's length. */
const maxLineLength = 10_000;

/** A post takes a few milliseconds. The service answers no requests while it converts one. */
const maxConversionMs = 3_000;

interface PostHtml {
  /** Safe and well-formed. */
  html: string;
  /** What readers will not see, or not as it is written. */
  diagnostics: LineDiagnostic[];
  links: LinkInPost[];
}

type Converted = ({ status: 'html' } & PostHtml) | { status: 'invalid'; line: number; message: string };

/** Converts Markdown to safe HTML within a bounded time, or says which rule the text breaks and on which line. */
export function convertPost(markdown: string, maxMs = maxConversionMs): Converted {
  for (const [at, { length }] of markdown.split('\n').entries())
    if (length > maxLineLength) {
      const message = `expected lines of at most ${maxLineLength} characters, found ${length}; divide the paragraph`;
      return { status: 'invalid', line: at + 1, message };
    }
  try {
    const converted = withinTime(() => postHtml(markdown), maxMs);
    // `parsePost` has refused raw control characters; these were written as entities, such as `&#1;`.
    return /[^\P{Cc}\n\t]|\p{Noncharacter_Code_Point}/u.test(converted.html)
      ? { status: 'invalid', line: 1, message: 'expected no control characters, found one written as an entity' }
      : { status: 'html', ...converted };
  } catch (error) {
    if (error instanceof UnusableHtml) return { status: 'invalid', line: error.line, message: error.message };
    const message =
      errorCode(error) === 'ERR_SCRIPT_EXECUTION_TIMEOUT'
        ? `expected Markdown that is converted within ${maxConversionMs / 1000} s; divide the text or leave out unusual marks`
        : tooDeep; // The parser calls itself for each quote and list, and has overflowed the stack.
    return { status: 'invalid', line: 1, message };
  }
}

function postHtml(markdown: string): PostHtml {
  const { html, lineAt, diagnostics } = renderMarkdown(markdown);
  const safe = safeHtml(html, lineAt);
  return { ...safe, diagnostics: [...diagnostics, ...safe.diagnostics].sort((one, other) => one.line - other.line) };
}

// `vm` is the only way to stop a conversion that does not return, short of a thread of its own.
const work = createContext({ run: () => {} });
const script = new Script('run()');

function withinTime(run: () => PostHtml, maxMs: number): PostHtml {
  let result: PostHtml = { html: '', diagnostics: [], links: [] };
  work.run = () => {
    result = run();
  };
  script.runInContext(work, { timeout: maxMs });
  return result;
}

/** Plain text as it is written in HTML and XML, between tags and in attributes with double quotes. */
export function escapeMarkup(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/** The text of a post's HTML, each block on a line of its own. The import has written that HTML: its tags are whole and few. */
export function textLines(html: string): string {
  return html
    .replace(/\s+/g, ' ')
    .replace(/<\/?(?:p|h[1-6]|li|ul|ol|tr|td|th|table|blockquote|pre|figcaption|summary|details|hr|br)\b[^<>]*>/g, '\n')
    .replace(/<[^<>]*>/g, '')
    .split('\n')
    .map((line) => decodeHTML(line).replaceAll('\u00a0', ' ').trim())
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
  let end = Math.max(head.lastIndexOf(' '), maxExcerptLength / 2);
  while (/[\s,;:.]/.test(head.charAt(end - 1))) end -= 1;
  return `${head.slice(0, end)}…`;
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
