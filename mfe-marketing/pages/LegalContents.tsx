import { TableOfContents } from '@site/ui/TableOfContents';
import type { TextSection } from '../content/types.ts';
import { anchorOf } from '../data/anchor-of.ts';

// With fewer headings a reader sees them all at a glance.
const minHeadings = 5;

/** Links to the headings of a long text; renders nothing for a short one. */
export function LegalContents({ sections }: { sections: TextSection[] }) {
  const headings = sections.flatMap(({ heading }) => (heading ? [{ id: anchorOf(heading), text: heading }] : []));
  return headings.length < minHeadings ? null : <TableOfContents headings={headings} />;
}
