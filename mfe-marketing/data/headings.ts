import type { LegalSection } from '../content/legal/types.ts';

// With fewer headings a reader sees them all at a glance.
const minHeadings = 5;

/** The headings of a long text for its table of contents; none for a short one. */
export function tableOfContents(sections: LegalSection[]): { id: string; text: string }[] {
  const headings = sections.map(({ heading }) => ({ id: anchorOf(heading), text: heading }));
  return headings.length < minHeadings ? [] : headings;
}

/** Turns a heading into the id that the table of contents points at. */
export function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
