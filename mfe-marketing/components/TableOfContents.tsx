import { TableOfContents as Contents } from '@site/ui/TableOfContents';
import type { TextSection } from '../content/types.ts';
import { anchorOf } from './anchor-of.ts';

// Fewer headings than this are seen at a glance.
const FEWEST_HEADINGS = 5;

/** Links to the headings of a long text; nothing for a short one. */
export function TableOfContents({ sections }: { sections: TextSection[] }) {
  const headings = sections.flatMap(({ heading }) => (heading ? [{ id: anchorOf(heading), text: heading }] : []));
  return headings.length < FEWEST_HEADINGS ? null : <Contents headings={headings} />;
}
