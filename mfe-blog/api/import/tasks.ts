import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';

/** Shows tasks with characters for boxes, not form controls: they are read aloud, and stay in feeds and search results. */
export function remarkTasks() {
  return (tree: Root) => {
    visit(tree, 'list', (list) => {
      if (list.children.every(isTask)) list.data = { hProperties: { dataList: 'tasks' } };
    });
    visit(tree, 'listItem', (item) => {
      const [first] = item.children;
      if (isTask(item) && first?.type === 'paragraph')
        first.children.unshift({ type: 'text', value: item.checked ? '☑ ' : '☐ ' });
      item.checked = null;
    });
  };
}

function isTask({ checked }: { checked?: boolean | null }): boolean {
  return typeof checked === 'boolean';
}
