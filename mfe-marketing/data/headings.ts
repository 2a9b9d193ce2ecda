import { toSlug } from '@site/text/slug';
import type { LegalSection } from '../content/legal/types.ts';

// With fewer headings a reader sees them all at a glance.
const minHeadings = 5;

/** The headings of a long text for its table of contents; none for a short one. */
export function tableOfContents(sections: LegalSection[]): { id: string; text: string }[] {
  const headings = sections.map(({ heading }) => ({ id: toSlug(heading), text: heading }));
  return headings.length < minHeadings ? [] : headings;
}
