import type { SearchEntry } from '@site/contracts/search';
import type { ServiceRoutes } from '@site/service/create-service';
import type { Kysely } from 'kysely';
import { searchSource } from '../../contract/search.ts';
import { plainText } from '../import/post-html.ts';
import { namesOf, type Tables } from '../tables.ts';
import { readRevision } from './publication.ts';

/** Changes with the shape of the answer, so that the edge reads it anew after an update of the service. */
const shape = 'with-texts';

/** The newest posts as search entries. */
export function searchRoutes(database: Kysely<Tables>): ServiceRoutes {
  return async (app) => {
    app.get(searchSource.path, async (request, reply) => {
      const tag = `"${shape}-${await readRevision(database)}"`;
      reply.header('etag', tag);
      // The edge asks every few seconds: where nothing has changed, no text is read.
      if (request.headers['if-none-match'] === tag) return reply.code(304).send();
      return { status: 'success', data: await readSearched(database) };
    });
  };
}

// Two posts a day for more than a year, about 350 KB as JSON; older posts are found by category and tag.
const maxSearched = 1000;
/** The newest come with their whole text: half a megabyte, which the edge reads only after a change. */
const maxTexts = 100;

/** The newest published posts as search entries, newest first. */
async function readSearched(database: Kysely<Tables>): Promise<SearchEntry[]> {
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
