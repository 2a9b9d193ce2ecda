import { createContext, Script } from 'node:vm';
import { errorCode } from '@site/service/error-code';
import { ControlInLink, postHtml } from './post-html.ts';

/** Elements within each other: a list in a list in a quote has six, and browsers stop nesting at 512. */
const maxDepth = 40;

/** Longer than any paragraph written on one line. Some patterns take a time that grows with the square of a line. */
const maxLineLength = 10_000;

/** Quotes and lists that begin on one line, each a call within a call for the parser. */
const maxStarts = 20;

/** A post takes a few milliseconds. The service answers nobody while it converts one. */
const maxConversionMs = 3_000;

const tooDeep = `expected at most ${maxDepth} elements within each other, such as quotes and lists`;

export type Converted = { status: 'html'; html: string } | { status: 'bad'; line: number; expected: string };

/** Markdown as safe HTML, or the rule that it breaks with its line. Takes bounded time, whatever the text. */
export function convertPost(markdown: string, maxMs = maxConversionMs): Converted {
  for (const [at, text] of markdown.split('\n').entries()) {
    const expected = lineFault(text);
    if (expected) return { status: 'bad', line: at + 1, expected };
  }
  try {
    const html = withinTime(markdown, maxMs);
    const expected = htmlFault(html);
    return expected ? { status: 'bad', line: 1, expected } : { status: 'html', html };
  } catch (error) {
    return { status: 'bad', line: 1, expected: reasonOf(error) };
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
  // `- - -` is a line across the page.
  if (/^[\s*_-]*$/.test(text)) return 0;
  const [head = ''] = /^\s*(?:(?:>|(?:[-+*]|\d{1,9}[.)])(?:\s|$))\s*)*/.exec(text) ?? [];
  return head.match(/>|[-+*]|\d[.)]/g)?.length ?? 0;
}

// Node ends what runs too long inside `vm`: the one way to stop a function that does not return without a thread for it.
const work = createContext({ postHtml, markdown: '' });
const script = new Script('postHtml(markdown)');

function withinTime(markdown: string, maxMs: number): string {
  work.markdown = markdown;
  return String(script.runInContext(work, { timeout: maxMs }));
}

function htmlFault(html: string): string | undefined {
  // Those of the file are refused before; these were written as `&#1;`.
  if (/[^\P{Cc}\n\t]/u.test(html)) return 'expected no control characters, found one written as an entity';
  return depthOf(html) > maxDepth ? tooDeep : undefined;
}

/** Of sanitised HTML, where each element is closed. */
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
  // The parser's calls within calls have used up the stack.
  return tooDeep;
}
