import type { Crumb } from '@site/contracts/part';

export const blogs = { label: 'Blogs', path: '/blogs' } satisfies Crumb;

/** From the list of posts to a page below it. */
export function crumbsTo(label: string): Crumb[] {
  return [blogs, { label }];
}
