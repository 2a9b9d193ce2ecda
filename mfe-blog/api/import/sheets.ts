import { brand } from '@site/brand';
import type { BlockContent, Code, Paragraph, Root } from 'mdast';
import type { Processor } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import { VFile } from 'vfile';

/** Shows a code block in the language `sheet` as a sample sheet of paper, with Markdown inside that `reader` parses and checks. */
export function remarkSheets(reader: Processor<Root>) {
  return (tree: Root, file: VFile) => {
    visit(tree, 'code', (code, index, parent) => {
      if (code.lang !== 'sheet' || !parent || index === undefined) {
        // Otherwise the HTML would get a class that nothing uses.
        code.lang = null;
        return undefined;
      }
      const sheet = new VFile(sheetText(code));
      const content = reader.parse(sheet);
      reader.runSync(content, sheet);
      file.messages.push(...sheet.messages);
      parent.children[index] = {
        type: 'blockquote',
        data: { hName: 'figure' },
        // Below its root, Markdown has blocks only.
        children: [caption, ...(content.children as BlockContent[])],
      };
      return SKIP;
    });
  };
}

/** The Markdown of a sheet below empty lines, so that its lines have the numbers that they have in the post. */
function sheetText({ position, value }: Code): string {
  return '\n'.repeat(position?.start.line ?? 0) + value;
}

const caption: Paragraph = {
  type: 'paragraph',
  data: { hName: 'figcaption' },
  children: [
    { type: 'strong', children: [{ type: 'text', value: brand.shortName }] },
    { type: 'text', value: ' ' },
    { type: 'emphasis', children: [{ type: 'text', value: 'Sample' }] },
  ],
};
