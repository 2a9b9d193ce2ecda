import type { Kysely } from 'kysely';
import type { Address } from '../../contract/addresses.ts';
import { isIndexed } from '../../contract/topics.ts';
import { countPublished } from '../posts/positions.ts';
import type { Tables } from '../tables.ts';

// A sitemap file may hold 50,000; an answer of 5,000 is about 600 KB.
const addressesPerPage = 5000;

export interface AddressRepository {
  /** Published posts, oldest first; the first page has the topics too. Undefined past the last page. */
  list: (page: number) => Promise<{ addresses: Address[]; pages: number } | undefined>;
}

export function addressRepository(database: Kysely<Tables>): AddressRepository {
  return {
    list: async (page) => {
      const pages = Math.max(1, Math.ceil((await countPublished(database)) / addressesPerPage));
      if (page > pages) return undefined;
      const topics = page === 1 ? await readTopics(database) : [];
      return { addresses: [...topics, ...(await readPosts(database, page))], pages };
    },
  };
}

async function readPosts(database: Kysely<Tables>, page: number): Promise<Address[]> {
  const rows = await database
    .selectFrom('posts')
    .select(['slug', 'title', 'updated'])
    .where('position', '>', (page - 1) * addressesPerPage)
    .where('position', '<=', page * addressesPerPage)
    .orderBy('position')
    .execute();
  return rows.map(({ slug, title, updated }) => ({ path: `/blogs/${slug}`, title, updated }));
}

async function readTopics(database: Kysely<Tables>): Promise<Address[]> {
  const rows = await database
    .selectFrom('topics')
    .innerJoin('post_topics as newest', (join) =>
      join.onRef('newest.topic', '=', 'topics.topic').onRef('newest.position', '=', 'topics.posts'),
    )
    .select(['topics.topic', 'topics.kind', 'topics.name', 'topics.posts', 'newest.published'])
    .orderBy('topics.topic')
    .execute();
  return rows
    .filter(isIndexed)
    .map(({ topic, name, published }) => ({ path: `/blogs/${topic}`, title: name, updated: published }));
}
