import type { SearchSource } from '@site/contracts/search';

/** Where the site's search gets the newest posts from, as a `SearchList`. Only the first of them have their text. */
export const searchSource: SearchSource = {
  path: '/api/v1/blogsList/search',
  section: 'Blog',
  absence: 'Blog posts cannot be searched just now.',
};
