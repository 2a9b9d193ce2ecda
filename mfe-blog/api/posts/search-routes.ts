import type { SearchEntry, SearchList } from '@site/contracts/search';
import type { ServiceRoutes } from '@site/service/create-service';
import type { Kysely } from 'kysely';
import { searchSource } from '../../contract/search.ts';
import { namesOf, type Tables } from '../tables.ts';
import { newestPosts } from './publication.ts';

// Two posts a day for more than a year, about 350 KB as JSON; older posts are found by category and tag.
const maxSearched = 1000;
/** The newest come with their whole text: half a megabyte, which the edge reads only after a change. */
const maxTexts = 100;

/** The newest published posts as search entries, newest first. */
export function searchRoutes(database: Kysely<Tables>): ServiceRoutes {
  return async (app) => {
    app.get(
      searchSource.path,
      async (): Promise<SearchList> => ({ status: 'success', data: await readSearched(database) }),
    );
  };
}

async function readSearched(database: Kysely<Tables>): Promise<SearchEntry[]> {
  const posts = newestPosts(database);
  const rows = await posts.select(['slug', 'title', 'summary', 'categories', 'tags']).limit(maxSearched).execute();
  const newest = await posts
    .innerJoin('post_texts', 'post_texts.slug', 'posts.slug')
    .select(['posts.slug', 'post_texts.plain'])
    .limit(maxTexts)
    .execute();
  const texts = new Map(newest.map(({ slug, plain }) => [slug, plain]));
  return rows.map(({ slug, title, summary, categories, tags }) => {
    const body = texts.get(slug);
    return {
      path: `/blogs/${slug}`,
      title,
      text: summary,
      words: [...namesOf(categories), ...namesOf(tags)],
      ...(body && { body }),
    };
  });
}
