import type { FootnoteDefinition, Nodes, Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';

/** Names the footnotes that `remark-rehype` leaves out without a word. */
export function remarkCheckNotes() {
  return (tree: Root, file: VFile) => {
    const notes = new Map<string, FootnoteDefinition>();
    visit(tree, 'footnoteDefinition', (note) => {
      if (notes.has(note.identifier))
        file.message(`there are two notes ${referenceTo(note)}, and only the first is shown`, note);
      else notes.set(note.identifier, note);
    });
    const shown = new Set<FootnoteDefinition>();
    const follow = (parent: Nodes) =>
      visit(parent, (node) => {
        if (node.type === 'footnoteDefinition' && node !== parent) return SKIP;
        const note = node.type === 'footnoteReference' ? notes.get(node.identifier) : undefined;
        if (!note || shown.has(note)) return undefined;
        shown.add(note);
        follow(note);
        return undefined;
      });
    follow(tree);
    for (const note of notes.values())
      if (!shown.has(note)) {
        const reference = referenceTo(note);
        file.message(`the note ${reference} is not shown: nothing refers to it; write ${reference} in the text`, note);
      }
  };
}

function referenceTo({ label, identifier }: FootnoteDefinition): string {
  return `[^${label ?? identifier}]`;
}
