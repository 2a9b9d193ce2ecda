import type { SearchSource } from '@site/contracts/search';

/** Where the site's search gets the posts from: the newest with the words that find them, the very newest with their text, as a `SearchList`. */
export const searchSource: SearchSource = {
  path: '/api/v1/blogsList/search',
  section: 'Blog',
  absence: 'Blog posts cannot be searched just now.',
};
