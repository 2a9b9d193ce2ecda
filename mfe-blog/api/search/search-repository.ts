import type { SearchEntry } from '@site/contracts/search';
import type { Kysely } from 'kysely';
import { namesOf } from '../posts/shown-post.ts';
import type { Tables } from '../tables.ts';

/** Two posts a day for more than a year; older ones are found by category and tag. About 350 KB as JSON. */
export const MOST_SEARCHED = 1000;

/** What search finds the newest published posts by, newest first. */
export async function readSearched(database: Kysely<Tables>): Promise<SearchEntry[]> {
  const rows = await database
    .selectFrom('posts')
    .select(['slug', 'title', 'summary', 'categories', 'tags'])
    .where('position', 'is not', null)
    .orderBy('position', 'desc')
    .limit(MOST_SEARCHED)
    .execute();
  return rows.map(({ slug, title, summary, categories, tags }) => ({
    path: `/blogs/${slug}`,
    title,
    text: summary,
    words: [...namesOf(categories), ...namesOf(tags)],
  }));
}
