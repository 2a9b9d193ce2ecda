import type { Kysely } from 'kysely';
import type { Post, PostLink, PostSummary, WholePost } from '../../contract/posts.ts';
import { topicSlug } from '../../contract/topics.ts';
import { isSlug, namesOf, type PostRow, type Tables } from '../tables.ts';
import { countPublished } from './positions.ts';
import { findRelated } from './related-posts.ts';
import { readRevision } from './revision.ts';
import { sharedFieldsOf, summaryColumns, summaryOf } from './shown-post.ts';

/** Published posts only. */
export interface PostRepository {
  /** One page of the posts, newest first, and the number of all posts. */
  list: (page: number, limit: number) => Promise<{ posts: PostSummary[]; total: number }>;
  /** The post, its neighbours in time and related posts. */
  findBySlug: (slug: string) => Promise<WholePost | undefined>;
  /** Empty until posts have been imported. */
  revision: () => Promise<string>;
}

export function postRepository(database: Kysely<Tables>): PostRepository {
  return {
    list: async (page, limit) => {
      const total = await countPublished(database);
      const newest = total - (page - 1) * limit;
      return { posts: await readRange(database, newest - limit, newest), total };
    },
    findBySlug: async (slug) => {
      const row = isSlug(slug) ? await readPost(database, slug) : undefined;
      if (!row) return undefined;
      const { previous, next } = await findNeighbours(database, row.position);
      // The page links to the neighbours anyway.
      const related = await findRelated(database, row, [slug, previous?.slug, next?.slug]);
      return { post: postOf(row), previous, next, related };
    },
    revision: () => readRevision(database),
  };
}

async function readRange(database: Kysely<Tables>, above: number, upTo: number): Promise<PostSummary[]> {
  const rows = await database
    .selectFrom('posts')
    .select(summaryColumns)
    .where('position', '>', above)
    .where('position', '<=', upTo)
    .orderBy('position', 'desc')
    .execute();
  return rows.map(summaryOf);
}

type FoundRow = PostRow & { description: string; position: number };

function readPost(database: Kysely<Tables>, slug: string): Promise<FoundRow | undefined> {
  return database
    .selectFrom('posts')
    .innerJoin('post_texts', 'post_texts.slug', 'posts.slug')
    .selectAll('posts')
    .select('post_texts.description')
    .where('posts.slug', '=', slug)
    .where('posts.position', 'is not', null)
    .$narrowType<{ position: number }>()
    .executeTakeFirst();
}

async function findNeighbours(
  database: Kysely<Tables>,
  position: number,
): Promise<{ previous: PostLink | null; next: PostLink | null }> {
  const rows = await database
    .selectFrom('posts')
    .select(['slug', 'title', 'position'])
    .where('position', 'in', [position - 1, position + 1])
    .execute();
  const linkAt = (wanted: number) => {
    const row = rows.find((one) => one.position === wanted);
    return row ? { slug: row.slug, title: row.title } : null;
  };
  return { previous: linkAt(position - 1), next: linkAt(position + 1) };
}

/** The post as its own page shows it. */
export function postOf(row: Omit<PostRow, 'position'> & { description: string }): Post {
  return {
    ...sharedFieldsOf(row),
    summary: row.summary,
    description: row.description,
    tags: namesOf(row.tags).map((tagName) => ({ tagName, slug: topicSlug(tagName) })),
  };
}
