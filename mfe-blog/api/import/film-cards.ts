import type { Element, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { h } from 'hastscript';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { filmAt } from '../../contract/films.ts';

/** Makes a card of a link to a film in a paragraph of its own, and of the frame that film sites offer for copying. */
export function rehypeFilmCards() {
  return (tree: Root, file: VFile) => {
    visit(tree, 'element', (node, index, parent) => {
      if (node.tagName === 'iframe' && parent && index !== undefined) {
        const { src, title } = node.properties;
        if (!filmAt(String(src))) return undefined;
        const link = h('a', { href: src }, String(title ?? ''));
        parent.children[index] = h('p', [{ ...link, position: node.position }]);
        return index;
      }
      const link = node.tagName === 'p' ? onlyLink(node) : undefined;
      const href = String(link?.properties.href);
      const film = filmAt(href);
      if (!link || !film) return undefined;
      const name = textOf(link).trim();
      const isNamed = name !== '' && !filmAt(name);
      if (!isNamed) file.message(`the film has no name; write [what it shows](${href})`, link);
      const title = h('strong', isNamed ? link.children : ['Film']);
      node.properties = { dataFilm: '' };
      node.children = [
        { ...h('a', { href: film.page }, [title, ' ', h('em', `Play on ${film.site}`)]), position: link.position },
      ];
      return SKIP;
    });
  };
}

function onlyLink({ children }: Element): Element | undefined {
  const [link, ...others] = children.filter((child) => child.type !== 'text' || child.value.trim() !== '');
  return link?.type === 'element' && link.tagName === 'a' && others.length === 0 ? link : undefined;
}
