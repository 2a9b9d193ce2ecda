import type { Token, TokenizerAndRendererExtension, Tokens } from 'marked';

// Our own extension: marked-footnote (1.4.0) adds a token that is not in the text, after which no line number is right, loses notes
// without a reference, and writes ids that another part of the page could have.

/** `[^1]: Measured in May.` */
interface NoteToken extends Tokens.Generic {
  type: 'note';
  label: string;
  tokens: Token[];
}

export function isNote(token: Token): token is NoteToken {
  return token.type === 'note';
}

export type Footnotes = ReturnType<typeof createFootnotes>;

/** Footnotes as GitHub writes them, for one text: numbered in the order of the references, and shown below the text. */
export function createFootnotes() {
  const notes = new Map<string, NoteToken>();
  const numbers = new Map<string, number>();

  const note: TokenizerAndRendererExtension = {
    name: 'note',
    level: 'block',
    tokenizer(source) {
      const [head, label = ''] = /^ {0,3}\[\^([^\]\s]{1,60})\]:[ \t]*/.exec(source) ?? [];
      if (head === undefined) return undefined;
      const raw = source.slice(0, endOfNote(source));
      const text = raw.slice(head.length).replace(/^(?: {1,4}|\t)/gm, '');
      return { type: 'note', raw, label, tokens: this.lexer.blockTokens(text, []) };
    },
    renderer: () => '',
  };

  const reference: TokenizerAndRendererExtension = {
    name: 'noteReference',
    level: 'inline',
    tokenizer(source) {
      const [raw, label] = /^\[\^([^\]\s]{1,60})\]/.exec(source) ?? [];
      return raw === undefined ? undefined : { type: 'noteReference', raw, label };
    },
    renderer({ raw, label }) {
      if (!notes.has(label)) return raw.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
      const known = numbers.get(label);
      const number = known ?? numbers.size + 1;
      numbers.set(label, number);
      const id = known === undefined ? ` id="note-${number}-in-text"` : '';
      return `<sup><a href="#note-${number}"${id}>${number}</a></sup>`;
    },
  };

  return {
    extensions: [note, reference],
    /** Registers a note, before anything is rendered. False where another note has its label. */
    add(token: NoteToken): boolean {
      if (notes.has(token.label)) return false;
      notes.set(token.label, token);
      return true;
    },
    has: (label: string) => notes.has(label),
    /** Whether the text rendered so far refers to the note with this label. */
    isShown: (label: string) => numbers.has(label),
    /** The notes that the text rendered so far refers to. */
    render(parse: (tokens: Token[]) => string): string {
      let items = '';
      // The map grows while notes refer to further ones.
      for (const [label, number] of numbers) {
        const text = parse(notes.get(label)?.tokens ?? []);
        items += `<li id="note-${number}">${text}<p><a href="#note-${number}-in-text">Back to the text</a></p></li>\n`;
      }
      return items && `<h2>Notes</h2>\n<ol data-list="notes">\n${items}</ol>\n`;
    },
  };
}

/** A note goes on until an empty line, and beyond it with what is indented, unless another block begins. */
function endOfNote(source: string): number {
  let end = endOfLine(source, 0);
  let isAfterEmpty = false;
  for (let from = end; from < source.length; ) {
    const to = endOfLine(source, from);
    const line = source.slice(from, to);
    from = to;
    if (line.trim() === '') isAfterEmpty = true;
    else if (/^(?: {2}|\t)/.test(line) || !(isAfterEmpty || beginsBlock.test(line))) {
      end = to;
      isAfterEmpty = false;
    } else break;
  }
  return end;
}

const beginsBlock = /^ {0,3}(?:\[\^|[#><|]|[-+*]\s|\d{1,9}[.)]\s|```|~~~)/;

function endOfLine(source: string, from: number): number {
  const at = source.indexOf('\n', from);
  return at === -1 ? source.length : at + 1;
}
