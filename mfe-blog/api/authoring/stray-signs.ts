import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';

/** Signs of Markdown that mean nothing where they stand, or only in another house's dialect, and what to write instead. */
const straySigns: [sign: RegExp, advice: string][] = [
  [/^#{1,6}\p{L}[^#]*$/u, 'write a space after the # of a heading'],
  [/\*{2,}|(?<!_)__(?!_)/, 'write **words** with no space inside and none but a space or a full stop outside'],
  [/(?<!~)~~(?!~)/, 'write ~~words~~ with no space inside'],
  [/`/, "write code between two of `, and an apostrophe as '"],
  [/\]\(/, 'write [words](address) with no space in the address'],
  [/<!--/, 'end the comment with -->'],
  [/^:::/, 'write > [!NOTE] before the lines of a box'],
  [/\[\[[^[\]]+\]\]/, 'leave it out; a long post gets its list of headings by itself'],
  [/\{\{[<%]|\{%/, 'write what it stands for; there are no templates here'],
  [/\{[#.:][\w-]+\}/, 'leave it out; headings have their names by themselves'],
  [/==\S[^=]*==/, 'write <mark>words</mark>'],
  [/(?:^|[\s(]):[a-z][a-z0-9_+-]+:/, 'write the emoji itself'],
  [/\p{L}~\d+~/u, 'write <sub>2</sub>'],
  [/\w\^\w+\^/, 'write <sup>2</sup>'],
  [/\$[^\s\d$][^$\n]*\$/, 'write the formula in words'],
  [/^:(?= \S)/, 'write a list; there are no definitions here'],
  [/^\*\[[^\]]+\]:/, 'write the abbreviation out where it first stands'],
  [
    /\ufffd|â€|à[¤¥]|Ã[\u0080-\u00bf]|Â[\u00a0-\u00bf]/,
    'save the file in UTF-8 and write the character again; saving lost it',
  ],
];

/** Names each sign that would stand on the page as it is, unless a backslash is before it. */
export function remarkStraySigns() {
  return (tree: Root, file: VFile) => {
    const source = String(file);
    visit(tree, 'text', ({ position }) => {
      if (!position) return;
      const { start, end } = position;
      const raw = source.slice(start.offset, end.offset).replace(/\\[!-/:-@[-`{-~]/g, '');
      for (const [index, line] of raw.split('\n').entries())
        for (const [sign, advice] of straySigns) {
          const [found] = sign.exec(line.trimStart()) ?? [];
          if (found)
            file.message(`'${found.trim()}' stands on the page as it is; ${advice}`, {
              line: start.line + index,
              column: 1,
            });
        }
    });
  };
}
