import type { Kysely } from 'kysely';
import { imageCrops } from '../../contract/image-crops.ts';
import type { Post, PostImage, PostLink, PostSummary, PostWithNeighbours } from '../../contract/posts.ts';
import { topicSlug } from '../../contract/topics.ts';
import { isSlug, namesOf, type PostRow, type PostTopicRow, type Tables, topicKey } from '../tables.ts';
import { countPublished, readRevision } from './publication.ts';

export type PostRepository = ReturnType<typeof createPostRepository>;

/** A post as feeds show it. */
export interface FeedPost extends Post {
  /** The slug that it was first published under. */
  firstSlug: string;
}

/** Published posts only. */
export function createPostRepository(database: Kysely<Tables>) {
  return {
    /** One page of the posts, newest first, and the number of all posts. */
    async list(page: number, limit: number): Promise<{ posts: PostSummary[]; total: number }> {
      const total = await countPublished(database);
      const newest = total - (page - 1) * limit;
      return { posts: await readRange(database, newest - limit, newest), total };
    },
    /** The newest posts with their whole text, newest first. */
    async newest(limit: number): Promise<FeedPost[]> {
      const rows = await withTexts(database).orderBy('position', 'desc').limit(limit).execute();
      return rows.map((row) => ({ ...postOf(row), firstSlug: row.first_slug }));
    },
    /** The post, its neighbours in time and related posts. */
    async findBySlug(slug: string): Promise<PostWithNeighbours | undefined> {
      const row = isSlug(slug)
        ? await withTexts(database).where('posts.slug', '=', slug).executeTakeFirst()
        : undefined;
      if (!row) return undefined;
      const { previous, next } = await findNeighbours(database, row.position);
      // The page links to the neighbours anyway.
      const related = await findRelated(database, row, [slug, previous?.slug, next?.slug]);
      return { post: postOf(row), previous, next, related };
    },
    /** The slug of the published post that had this one before it was renamed. */
    async findRenamed(former: string): Promise<string | undefined> {
      if (!isSlug(former)) return undefined;
      const row = await database
        .selectFrom('former_slugs')
        .innerJoin('posts', 'posts.slug', 'former_slugs.post')
        .select('posts.slug')
        .where('former_slugs.former', '=', former)
        .where('posts.position', 'is not', null)
        .executeTakeFirst();
      return row?.slug;
    },
    /** Empty until posts have been imported. */
    revision: () => readRevision(database),
  };
}

async function readRange(database: Kysely<Tables>, above: number, upTo: number): Promise<PostSummary[]> {
  const rows = await database
    .selectFrom('posts')
    .selectAll()
    .where('position', '>', above)
    .where('position', '<=', upTo)
    .orderBy('position', 'desc')
    .execute();
  return rows.map(summaryOf);
}

/** Published posts with their texts. */
function withTexts(database: Kysely<Tables>) {
  return database
    .selectFrom('posts')
    .innerJoin('post_texts', 'post_texts.slug', 'posts.slug')
    .selectAll('posts')
    .select('post_texts.description')
    .where('posts.position', 'is not', null)
    .$narrowType<{ position: number }>();
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

/** A post as lists show it. */
export function summaryOf(row: PostRow): PostSummary {
  return { ...sharedFieldsOf(row), content: row.excerpt };
}

/** The fields that a post has both in lists and on its own page. */
function sharedFieldsOf(row: Omit<PostRow, 'position'>) {
  const crop = imageCrops.find((one) => one === row.image_crop);
  const image: PostImage | null =
    row.picture === null ? null : { source: JSON.parse(row.picture), alt: row.image_alt, ...(crop && { crop }) };
  return {
    slug: row.slug,
    title: row.title,
    published: row.published,
    updated: row.updated,
    readingMinutes: row.reading_minutes,
    image,
    featuredImage: image && featuredPath(image),
    categories: namesOf(row.categories).map((categoryName) => ({ categoryName, slug: topicSlug(categoryName) })),
  };
}

function featuredPath({ source }: PostImage): string {
  return `${source.stem.replace('/uploads/', '')}-${source.width}.webp`;
}

const maxRelated = 3;
// Only the newest of each topic are candidates, so that a topic of 10,000 posts costs no more than one of ten.
const newestPerTopic = 8;
// A shared tag says more than a shared category, because fewer posts have it.
const weights = { category: 1, tag: 2 } as const;

/** The posts that share the most topics with this one, the newer first among equals; none of `except`. */
export async function findRelated(
  database: Kysely<Tables>,
  post: Pick<PostRow, 'categories' | 'tags'>,
  except: (string | undefined)[],
): Promise<PostSummary[]> {
  const topics = [
    ...namesOf(post.categories).map((name) => topicKey('category', name)),
    ...namesOf(post.tags).map((name) => topicKey('tag', name)),
  ];
  const nearest = rank((await readNewest(database, topics)).filter((row) => !except.includes(row.post)));
  if (nearest.length === 0) return [];
  const rows = await database.selectFrom('posts').selectAll().where('slug', 'in', nearest).execute();
  return nearest.flatMap((slug) => rows.filter((row) => row.slug === slug)).map(summaryOf);
}

type Candidate = Pick<PostTopicRow, 'topic' | 'post' | 'published'>;

async function readNewest(database: Kysely<Tables>, names: string[]): Promise<Candidate[]> {
  const topics = await database
    .selectFrom('topics')
    .select(['topic', 'posts'])
    .where('topic', 'in', names)
    .where('posts', '>', 0)
    .execute();
  if (topics.length === 0) return [];
  // Bounds as plain numbers: with a join of the two tables PostgreSQL's planner would expect far too many rows.
  return database
    .selectFrom('post_topics')
    .select(['topic', 'post', 'published'])
    .where((where) =>
      where.or(
        topics.map(({ topic, posts }) =>
          where.and([where('topic', '=', topic), where('position', '>', posts - newestPerTopic)]),
        ),
      ),
    )
    .execute();
}

function rank(candidates: Candidate[]): string[] {
  const found = new Map<string, { score: number; published: string }>();
  for (const { topic, post, published } of candidates) {
    const weight = topic.startsWith('tag/') ? weights.tag : weights.category;
    found.set(post, { score: (found.get(post)?.score ?? 0) + weight, published });
  }
  return [...found]
    .sort(([, one], [, other]) => other.score - one.score || other.published.localeCompare(one.published))
    .slice(0, maxRelated)
    .map(([slug]) => slug);
}
