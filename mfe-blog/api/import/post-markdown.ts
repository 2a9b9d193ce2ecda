import { brand } from '@site/brand';
import { decodeHTMLStrict } from 'entities';
import { Marked, Renderer, type RendererObject, type Token, type TokensList } from 'marked';
import type { LineDiagnostic } from './diagnostic.ts';
import { createFootnotes, isNote } from './footnotes.ts';
import { lintMarkdown } from './lint-markdown.ts';
import { lineMarker, locateTokens, takeLineMarkers } from './locate-tokens.ts';

interface Rendered {
  /** As marked writes it: neither safe nor well-formed yet. */
  html: string;
  /** The line of the Markdown that a place in the HTML comes from. */
  lineAt: (offset: number) => number;
  diagnostics: LineDiagnostic[];
}

/** Renders Markdown with footnotes, task lists and sheets. */
export function renderMarkdown(markdown: string): Rendered {
  const lines = new WeakMap<Token, number>();
  const notes = createFootnotes();
  const locate = (tokens: Token[], firstLine: number) => {
    const all = [...locateTokens(tokens, firstLine)];
    for (const { token, line } of all) lines.set(token, line);
    return all;
  };
  const lineOf = (token: Token) => lines.get(token) ?? 1;
  const plain = new Marked({ gfm: true, tokenizer, renderer: { ...rendererFor(lineOf), code: withoutClass } });
  const diagnostics: LineDiagnostic[] = [];

  const sheets: RendererObject = {
    code(token) {
      if (token.lang !== 'sheet') return withoutClass.call(this, token);
      // Its text begins below the fence.
      const tokens = plain.lexer(token.text);
      diagnostics.push(...lintMarkdown(locate(tokens, lineOf(token) + 1)));
      return `<figure><figcaption><strong>${brand.shortName}</strong> <em>Sample</em></figcaption>${plain.parser(tokens)}</figure>`;
    },
  };
  const marked = new Marked({
    gfm: true,
    tokenizer,
    extensions: notes.extensions,
    renderer: { ...rendererFor(lineOf), ...sheets },
  });

  const tokens: TokensList = marked.lexer(markdown);
  const all = locate(tokens, 1);
  for (const { token, line } of all)
    if (isNote(token) && !notes.add(token))
      diagnostics.push({ line, message: `there are two notes [^${token.label}], and only the first is shown` });
  const body = marked.parser(tokens);
  const html = withWholeEntities(body + notes.render((inner) => marked.parser(inner)));
  diagnostics.push(...lintMarkdown(all, notes));
  return { ...takeLineMarkers(html), diagnostics };
}

/** Browsers take the beginning of `&copyright;` for `&copy`. Here each & that begins no whole entity is a plain one. */
function withWholeEntities(html: string): string {
  return html.replace(/&(?:#x?[\da-f]{1,8};|[a-z][a-z\d]{0,40};)?/gi, (found) =>
    decodeHTMLStrict(found) === found ? `&amp;${found.slice(1)}` : found,
  );
}

const tokenizer = {
  /** `Rs 500~600 or Rs 700~800` is no text struck through; `~~Rs 500~~` is. */
  del: (source: string) => (source.startsWith('~~') ? (false as const) : undefined),
};

/** Marks the line of what may be left out later: HTML, links and pictures. */
function rendererFor(lineOf: (token: Token) => number): RendererObject {
  return {
    html(token) {
      let line = lineOf(token);
      return lineMarker(line) + token.text.replaceAll('\n', () => `\n${lineMarker(++line)}`);
    },
    link(token) {
      return lineMarker(lineOf(token)) + Renderer.prototype.link.call(this, token);
    },
    image(token) {
      return lineMarker(lineOf(token)) + Renderer.prototype.image.call(this, token);
    },
    list(token) {
      const isTasks = token.items.every(({ task }) => task);
      const html = String(Renderer.prototype.list.call(this, token));
      return isTasks ? html.replace('<ul>', '<ul data-list="tasks">') : html;
    },
    // Characters, not form controls: they are read aloud, and stay in feeds and search results.
    checkbox: ({ checked }) => (checked ? '☑ ' : '☐ '),
  };
}

/** Without the class that names the language, which nothing uses. */
function withoutClass(this: Renderer, token: Parameters<Renderer['code']>[0]): string {
  return String(Renderer.prototype.code.call(this, { ...token, lang: '' }));
}
