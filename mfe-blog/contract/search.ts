import type { SearchList, SearchSource } from '@site/contracts/search';
import * as v from 'valibot';

/** Where the site's search gets the posts from. */
export const searchSource: SearchSource = {
  path: '/api/v1/blogsList/search',
  section: 'Blog',
  absence: 'Blog posts cannot be searched just now.',
};

/** Answer of `GET /api/v1/blogsList/search`: the newest posts with the words that find them, and of the very newest the text. */
export const searchAnswer = v.object({
  status: v.literal('success'),
  data: v.array(
    v.object({
      path: v.string(),
      title: v.string(),
      text: v.string(),
      words: v.array(v.string()),
      body: v.exactOptional(v.string()),
    }),
  ),
}) satisfies v.GenericSchema<SearchList>;
