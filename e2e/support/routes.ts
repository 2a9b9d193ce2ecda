import { brand } from '@site/brand';
import { request } from './request.ts';

export const home = ['/', '/home'];
const about = [
  '/about-us',
  '/our-vision',
  '/our-leadership',
  `/${brand.slug}-value`,
  '/our-approach',
  '/investors-relationship',
];
export const services = [
  '/house-keeping-services',
  '/electrical-services',
  '/plumbing-services',
  '/horticulture-and-gardening-services',
  '/management-of-departmental-stores',
  '/pantry-services',
  '/paramedic-services',
  '/old-age-care-services',
  '/event-organizing-services',
];
export const industries = ['/commercials', '/corporate', '/residential', '/healthcare', '/education', '/event'];
const legal = [
  '/privacy-policy',
  '/terms-of-services',
  '/cookies-policy',
  '/disclaimer',
  '/accessibility',
  '/about-this-site',
];

const hindi = ['/hi', '/hi/contact', '/hi/privacy-policy', '/hi/careers'];

/** Every page of the specification except posts, the accessibility statement, and the pages in Hindi. */
export const routes = [
  ...home,
  ...about,
  '/services',
  ...services,
  '/industries',
  ...industries,
  '/contact',
  '/blogs',
  ...legal,
  '/careers',
  '/test',
  ...hindi,
];

/** One page of each kind, for tests where every page would only repeat the result. */
export const onePageOfEachKind = [
  '/',
  '/about-us',
  '/our-leadership',
  '/our-approach',
  '/services',
  '/plumbing-services',
  '/industries',
  '/education',
  '/healthcare',
  '/contact',
  '/blogs',
  '/blogs/monsoon-checklist-for-housing-societies',
  '/privacy-policy',
  '/careers',
  '/test',
  '/search?q=water',
  '/404',
  ...hindi,
];

/** Addresses of all posts, newest first. */
export async function postRoutes(): Promise<string[]> {
  const { body } = await request('/api/v1/blogsList');
  const { data }: { data: { slug: string }[] } = JSON.parse(body.toString('utf8'));
  return data.map(({ slug }) => `/blogs/${slug}`);
}
