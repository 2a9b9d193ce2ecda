import type { TextSection } from '../content/types.ts';
import { anchorOf } from './anchor-of.ts';

// With fewer headings a reader sees them all at a glance.
const minHeadings = 5;

/** The headings of a long text for its table of contents; none for a short one. */
export function contentsOf(sections: TextSection[]): { id: string; text: string }[] {
  const headings = sections.flatMap(({ heading }) => (heading ? [{ id: anchorOf(heading), text: heading }] : []));
  return headings.length < minHeadings ? [] : headings;
}
