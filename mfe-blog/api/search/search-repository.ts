import type { SearchEntry } from '@site/contracts/search';
import type { Kysely } from 'kysely';
import { plainText } from '../markup.ts';
import { namesOf, type Tables } from '../tables.ts';

// Two posts a day for more than a year, about 350 KB as JSON; older posts are found by category and tag.
const maxSearched = 1000;
/** Of these the whole text: half a megabyte, which the edge reads only after a change. Of the others title, summary and topics. */
const maxTexts = 100;

/** The newest published posts as search entries, newest first. */
export async function readSearched(database: Kysely<Tables>): Promise<SearchEntry[]> {
  const rows = await database
    .selectFrom('posts')
    .select(['slug', 'title', 'summary', 'categories', 'tags'])
    .where('position', 'is not', null)
    .orderBy('position', 'desc')
    .limit(maxSearched)
    .execute();
  const texts = await readTexts(
    database,
    rows.slice(0, maxTexts).map(({ slug }) => slug),
  );
  return rows.map(({ slug, title, summary, categories, tags }) => {
    const html = texts.get(slug);
    return {
      path: `/blogs/${slug}`,
      title,
      text: summary,
      words: [...namesOf(categories), ...namesOf(tags)],
      ...(html && { body: plainText(html) }),
    };
  });
}

async function readTexts(database: Kysely<Tables>, slugs: string[]): Promise<Map<string, string>> {
  if (slugs.length === 0) return new Map();
  const rows = await database
    .selectFrom('post_texts')
    .select(['slug', 'description'])
    .where('slug', 'in', slugs)
    .execute();
  return new Map(rows.map(({ slug, description }) => [slug, description]));
}
