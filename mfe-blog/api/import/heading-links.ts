import type { Root } from 'hast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { headingPrefix } from '../../contract/allowed-html.ts';

declare module 'vfile' {
  interface DataMap {
    /** Ids of the post's headings, without their prefix. */
    anchors: string[];
  }
}

/**
 * Leads links to a heading as GitHub and every editor write them, `#what-to-do`, to the id that the heading has on the page. The
 * headings have their ids from `rehype-slug`, whose rule is GitHub's. In links to other posts, `check` looks for the heading.
 */
export function rehypeHeadingLinks() {
  return (tree: Root, file: VFile) => {
    const anchors = new Set<string>();
    visit(tree, 'element', ({ tagName, properties: { id } }) => {
      if (/^h[2-4]$/.test(tagName) && id) anchors.add(String(id).slice(headingPrefix.length));
    });
    file.data.anchors = [...anchors];
    visit(tree, 'element', (node) => {
      const { tagName, properties } = node;
      const [, page = '', written = ''] = /^(|\/blogs\/[^#]*)#(.+)$/.exec(String(properties.href)) ?? [];
      if (tagName !== 'a' || written === '' || written.startsWith('note-')) return;
      const anchor = anchorOf(written);
      if (page === '' && !anchors.has(anchor))
        file.message(`the link #${anchor} leads to no heading of this post; ${advice([...anchors])}`, node);
      properties.href = `${page}#${headingPrefix}${anchor}`;
    });
  };
}

/** The heading's anchor in a link, which editors encode or not, and which may carry the page's prefix already. */
export function anchorOf(written: string): string {
  try {
    return decodeURIComponent(written)
      .toLowerCase()
      .replace(/^about-/, '');
  } catch {
    // A % that begins no character.
    return written.toLowerCase().replace(/^about-/, '');
  }
}

/** Names what a link may lead to. */
export function advice(anchors: string[]): string {
  return anchors.length === 0 ? 'it has no headings' : `write ${anchors.map((anchor) => `#${anchor}`).join(', ')}`;
}
