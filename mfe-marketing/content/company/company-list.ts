import { brand } from '@site/brand';
import type { ApproachContent, CompanyContent, LeadershipContent } from './types.ts';

/** In the order of menus. A page's slug is the name of its file in `pages/`. */
export const companyRoutes = [
  { slug: 'about-us', component: 'CompanyPage' },
  { slug: 'our-vision', component: 'CompanyPage' },
  { slug: 'our-leadership', component: 'LeadershipPage' },
  { slug: `${brand.slug}-value`, component: 'CompanyPage' },
  { slug: 'our-approach', component: 'ApproachPage' },
  { slug: 'investors-relationship', component: 'CompanyPage' },
] as const;

export type CompanySlug = (typeof companyRoutes)[number]['slug'];

/** Each page's content is a chunk of its own, without the listing. */
export async function loadCompanyPage(
  slug: CompanySlug,
): Promise<CompanyContent | LeadershipContent | ApproachContent> {
  const { content } = await import(/* webpackChunkName: "[request]" */ `./pages/${slug}.ts`);
  return content;
}
