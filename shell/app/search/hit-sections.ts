import type { Hit } from './search-result.ts';

/** Results by section of the site, the best match before all of them, in the order in which they come. */
export function sectionsOf(hits: Hit[]): { name: string; hits: Hit[] }[] {
  const sections = new Map<string, Hit[]>();
  for (const hit of hits) {
    const name = hit.isBest ? 'Best match' : (hit.section ?? 'Other pages');
    sections.set(name, [...(sections.get(name) ?? []), hit]);
  }
  return [...sections].map(([name, found]) => ({ name, hits: found }));
}
