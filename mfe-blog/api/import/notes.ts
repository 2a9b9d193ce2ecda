import type { FootnoteDefinition, ListItem, Nodes, Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';

/**
 * Shows footnotes below the text, numbered in the order of their references. `remark-rehype` does so too, but makes ids of their labels,
 * which may be text in any script, where `allowedHtml` takes numbers; and it silently drops the notes that are reported here.
 */
export function remarkNotes() {
  return (tree: Root, file: VFile) => {
    const notes = new Map<string, FootnoteDefinition>();
    visit(tree, 'footnoteDefinition', (note) => {
      const { identifier, label = identifier } = note;
      if (notes.has(identifier)) file.message(`there are two notes [^${label}], and only the first is shown`, note);
      else notes.set(identifier, note);
    });
    const shown = new Set<FootnoteDefinition>();
    linkReferences(tree, notes, shown);
    // The set grows while notes refer to further ones.
    for (const note of shown) for (const block of note.children) linkReferences(block, notes, shown);
    for (const [identifier, note] of notes) {
      const reference = `[^${note.label ?? identifier}]`;
      if (!shown.has(note))
        file.message(`the note ${reference} is not shown: nothing refers to it; write ${reference} in the text`, note);
    }
    if (shown.size > 0)
      tree.children.push(
        { type: 'heading', depth: 2, children: [{ type: 'text', value: 'Notes' }] },
        { type: 'list', ordered: true, data: { hProperties: { dataList: 'notes' } }, children: [...shown].map(toItem) },
      );
  };
}

/** Makes links of the references within a node, and adds the notes that they name. */
function linkReferences(parent: Nodes, notes: Map<string, FootnoteDefinition>, shown: Set<FootnoteDefinition>): void {
  visit(parent, (node, index, owner) => {
    if (node.type === 'footnoteDefinition') return SKIP;
    const note = node.type === 'footnoteReference' ? notes.get(node.identifier) : undefined;
    if (!note || !owner || index === undefined) return undefined;
    const isFirst = !shown.has(note);
    shown.add(note);
    const number = [...shown].indexOf(note) + 1;
    owner.children[index] = {
      type: 'emphasis',
      data: { hName: 'sup' },
      children: [
        {
          type: 'link',
          url: `#note-${number}`,
          data: { hProperties: isFirst ? { id: `note-${number}-in-text` } : {} },
          children: [{ type: 'text', value: String(number) }],
        },
      ],
    };
    return SKIP;
  });
}

function toItem({ children }: FootnoteDefinition, index: number): ListItem {
  const id = `note-${index + 1}`;
  const back = {
    type: 'link' as const,
    url: `#${id}-in-text`,
    children: [{ type: 'text' as const, value: 'Back to the text' }],
  };
  return {
    type: 'listItem',
    spread: true,
    data: { hProperties: { id } },
    children: [...children, { type: 'paragraph', children: [back] }],
  };
}
