import type { Crumb } from '@site/contracts/part';

export const blogs: Crumb = { label: 'Blogs', path: '/blogs' };

export const listCrumbs: Crumb[] = [{ label: 'Blogs' }];

export function postCrumbs(title: string): Crumb[] {
  return [blogs, { label: title }];
}

export function topicCrumbs(name: string): Crumb[] {
  return [blogs, { label: name }];
}
