import type { LegalContent } from './types.ts';

/** In the order of menus. A page's slug is the name of its file in `pages/`. */
export const legalSlugs = [
  'privacy-policy',
  'terms-of-services',
  'cookies-policy',
  'disclaimer',
  'accessibility',
  'about-this-site',
] as const;

export type LegalSlug = (typeof legalSlugs)[number];

/** Each page's content is a chunk of its own, without the listing. */
export async function loadLegalPage(slug: LegalSlug): Promise<LegalContent> {
  const { content } = await import(/* webpackChunkName: "[request]" */ `./pages/${slug}.ts`);
  return content;
}
