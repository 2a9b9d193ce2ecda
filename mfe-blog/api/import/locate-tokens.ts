import type { Token, Tokens } from 'marked';

export interface LocatedToken {
  token: Token;
  /** Where the token begins. */
  line: number;
  before: Token | undefined;
  after: Token | undefined;
}

/** All tokens with their lines, outer ones first. marked gives no positions, but the texts of its tokens together are the whole text. */
export function* locateTokens(tokens: Token[], firstLine: number): Generator<LocatedToken> {
  let line = firstLine;
  for (const [at, token] of tokens.entries()) {
    yield { token, line, before: tokens[at - 1], after: tokens[at + 1] };
    yield* locateInside(token, line);
    line += lineBreaksIn(token.raw);
  }
}

function* locateInside(token: Token, line: number): Generator<LocatedToken> {
  if (isTable(token)) {
    for (const [at, row] of [token.header, [], ...token.rows].entries())
      for (const cell of row) yield* locateTokens(cell.tokens, line + at);
  } else if (isList(token)) yield* locateTokens(token.items, line);
  else if ('tokens' in token && token.tokens) yield* locateTokens(token.tokens, line);
}

export function isTable(token: Token): token is Tokens.Table {
  return token.type === 'table' && 'rows' in token;
}

export function isList(token: Token): token is Tokens.List {
  return token.type === 'list' && 'items' in token;
}

export function lineBreaksIn(text: string): number {
  return text.split('\n').length - 1;
}

// No text can be mistaken for a marker: in text a < is escaped, and in HTML of the post's own there are no control characters.
const opening = '<\u0001';
const closing = '>';

/** Says in HTML which line of the Markdown its next characters come from. */
export function lineMarker(line: number): string {
  return `${opening}${line}${closing}`;
}

/** Takes the markers out of the HTML. */
export function takeLineMarkers(markedHtml: string): { html: string; lineAt: (offset: number) => number } {
  const [first = '', ...pieces] = markedHtml.split(opening);
  const texts = [first];
  const markers: { offset: number; line: number }[] = [];
  let offset = first.length;
  for (const piece of pieces) {
    const end = piece.indexOf(closing);
    const text = piece.slice(end + 1);
    markers.push({ offset, line: Number(piece.slice(0, end)) });
    texts.push(text);
    offset += text.length;
  }
  return { html: texts.join(''), lineAt: (offset) => markers.findLast((marker) => marker.offset <= offset)?.line ?? 1 };
}
