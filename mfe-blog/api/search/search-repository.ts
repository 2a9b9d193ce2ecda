import type { SearchEntry } from '@site/contracts/search';
import type { Kysely } from 'kysely';
import { namesOf } from '../posts/shown-post.ts';
import type { Tables } from '../tables.ts';

// Two posts a day for more than a year, about 350 KB as JSON; older posts are found by category and tag.
const maxSearched = 1000;

/** The newest published posts as search entries, newest first. */
export async function readSearched(database: Kysely<Tables>): Promise<SearchEntry[]> {
  const rows = await database
    .selectFrom('posts')
    .select(['slug', 'title', 'summary', 'categories', 'tags'])
    .where('position', 'is not', null)
    .orderBy('position', 'desc')
    .limit(maxSearched)
    .execute();
  return rows.map(({ slug, title, summary, categories, tags }) => ({
    path: `/blogs/${slug}`,
    title,
    text: summary,
    words: [...namesOf(categories), ...namesOf(tags)],
  }));
}
