import { isScalar, isSeq, type YAMLError, type YAMLMap } from 'yaml';
import { type LineDiagnostic, maxQuoted, quoted } from './diagnostic.ts';

// The parser's own words help those who know YAML. These are for authors.

/** Says why front matter cannot be read. Its `lines` begin on line 2 of the file. */
export function yamlFault(error: YAMLError, line: number, lines: string[]): LineDiagnostic {
  // The parser notices only further below that a quote or bracket is left open.
  const mayBeOpen = error.code === 'MISSING_CHAR' || error.code === 'BAD_INDENT';
  const open = mayBeOpen ? lines.slice(0, line - 1).findIndex((text) => isUnclosed(valueIn(text))) : -1;
  const at = open === -1 ? line : open + 2;
  return { line: at, message: describeFault(error, lines[at - 2] ?? '') };
}

function describeFault({ code, message }: YAMLError, text: string): string {
  const [, key = ''] = /^(\w+)[ \t]*:/.exec(text) ?? [];
  const name = quoted(key);
  const value = valueIn(text);
  const sign = signIn(value);
  if (code === 'TAB_AS_INDENT') return 'expected spaces at the beginning of the line, found a tab';
  if (code === 'DUPLICATE_KEY') return `${name}: expected this key once, found it again; leave one of them out`;
  if (!key) return 'expected a key and its value, such as title: Water tanks; write each text on one line';
  if (listKeys.includes(key)) return `${key}: expected a list such as [Plumbing, Offices, "Lift #2"]`;
  if (/^["']/.test(value) && isUnclosed(value)) return `${name}: expected another ${sign} where the text ends`;
  if (sign) return `${name}: ${quotesMissing(sign)}; write ${name}: ${inQuotes(value)}`;
  if (/:[^ \t]/.test(text)) return `${name}: expected a plain space behind the colon`;
  if (code === 'BLOCK_AS_IMPLICIT_KEY') return 'expected each key at the beginning of its line';
  return `expected YAML: ${quoted(message.split(/\n| at line \d/, 1)[0] ?? message, 3 * maxQuoted)}`;
}

/** YAML takes a word behind ! or &, and what follows a #, for something else, and drops it without an error. */
export function unquotedText(contents: YAMLMap, yaml: string): LineDiagnostic | undefined {
  for (const { key, value } of contents.items) {
    const name = isScalar(key) ? String(key.value) : '';
    if (![...textKeys, ...listKeys].includes(name)) continue;
    for (const node of isSeq(value) && !value.flow ? value.items : [value]) {
      if (!isScalar(node) || node.type !== 'PLAIN' || !node.range) continue;
      const [start, end] = node.range;
      const isNamed = node.tag !== undefined || node.anchor !== undefined;
      if (!isNamed && !/^[ \t]+#/.test(yaml.slice(end))) continue;
      const line = yaml.slice(0, end).split('\n').length;
      const text = yaml.split('\n')[line - 1] ?? '';
      const isOnOneLine = !yaml.slice(start, end).includes('\n');
      const remedy = isOnOneLine ? `; write ${inQuotes(valueIn(text))}` : '';
      return {
        line: line + 1,
        message: `${name}: ${quotesMissing(isNamed ? valueIn(text).charAt(0) : '#')}${remedy}`,
      };
    }
  }
  return undefined;
}

const textKeys = ['title', 'summary', 'imageAlt'];
const listKeys = ['categories', 'tags', 'formerly'];

/** What stands behind `title:`, or behind the dash of a list. */
function valueIn(text: string): string {
  return /^(?:\w+[ \t]*:|[ \t]*-)[ \t]+(\S.*)$/.exec(text.trimEnd())?.[1] ?? '';
}

function isUnclosed(value: string): boolean {
  const sign = value.charAt(0);
  if (sign === '[') return !value.split(/\s#/, 1)[0]?.includes(']');
  return /^["']/.test(sign) && !value.includes(sign, 1);
}

/** The first sign that YAML gives a meaning of its own. */
function signIn(value: string): string | undefined {
  return /^["'[\]{}&*!|>%@`#,?-]/.exec(value)?.[0] ?? /:(?=\s|$)|(?<=\s)#/.exec(value)?.[0];
}

function quotesMissing(sign: string): string {
  return `expected quotes around a text with ${sign === ':' ? 'a colon' : sign} in it`;
}

/** Quotes that were meant to stand around all of the text are not doubled. */
function inQuotes(text: string): string {
  const [, quote = '', inner = text] = /^(["'])(.*)\1$/.exec(text) ?? [];
  const words = inner.includes(quote) ? inner : text;
  return quoted(words.includes('"') && !words.includes("'") ? `'${words}'` : JSON.stringify(words));
}
