import type { PageAddress } from '@site/contracts/part';
import type { SearchEntry } from '@site/contracts/search';
import { toSlug } from '@site/text/slug';
import { imageCrops, type Post, type PostImage, type PostSummary } from '../../contract/posts.ts';
import { type Database, isSlug, namesOf, type PostRow, topicKey } from '../tables.ts';
import { countPublished, currentTime, newestPosts, publishedPosts } from './publication.ts';

/** A post as feeds show it. */
export interface FeedPost extends Post {
  /** The slug that it was first published under. */
  firstSlug: string;
}

// Published posts only.

/** One page of the posts, newest first, and the number of all posts. */
export async function list(
  database: Database,
  page: number,
  limit: number,
): Promise<{ posts: PostSummary[]; total: number }> {
  const rows = await newestPosts(database)
    .selectAll()
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  return { posts: rows.map(summaryOf), total: await countPublished(database) };
}

/** The newest posts with their whole text, newest first. */
export async function newest(database: Database, limit: number): Promise<FeedPost[]> {
  const rows = await withTexts(newestPosts(database)).limit(limit).execute();
  return rows.map((row) => ({ ...postOf(row), firstSlug: row.first_slug }));
}

/** The post, its neighbours in time and related posts. */
export async function findBySlug(database: Database, slug: string) {
  const row = isSlug(slug)
    ? await withTexts(publishedPosts(database)).where('posts.slug', '=', slug).executeTakeFirst()
    : undefined;
  if (!row) return undefined;
  const { previous, next } = await findNeighbours(database, row);
  // The page links to the neighbours anyway.
  const neighbours = [previous, next].flatMap((post) => post?.slug ?? []);
  const related = await findRelated(database, row, [slug, ...neighbours]);
  return { post: postOf(row), previous, next, related };
}

/** The slug of the published post that had this one before it was renamed. */
export async function findRenamed(database: Database, former: string): Promise<string | undefined> {
  if (!isSlug(former)) return undefined;
  const row = await publishedPosts(database)
    .innerJoin('former_slugs', 'former_slugs.post', 'posts.slug')
    .select('posts.slug')
    .where('former_slugs.former', '=', former)
    .executeTakeFirst();
  return row?.slug;
}

/** One page of the posts' addresses, oldest first. */
export async function addresses(database: Database, page: number, limit: number): Promise<PageAddress[]> {
  const rows = await publishedPosts(database)
    .select(['slug', 'title', 'updated'])
    .orderBy('published')
    .orderBy('slug')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  return rows.map(({ slug, title, updated }) => ({ path: `/blogs/${slug}`, title, updated }));
}

/** The newest posts as search entries, newest first; the first `maxTexts` with their text. */
export async function searchEntries(database: Database, maxPosts: number, maxTexts: number): Promise<SearchEntry[]> {
  const posts = newestPosts(database);
  const rows = await posts.select(['slug', 'title', 'summary', 'categories', 'tags']).limit(maxPosts).execute();
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

function withTexts(posts: ReturnType<typeof publishedPosts>) {
  return posts
    .innerJoin('post_texts', 'post_texts.slug', 'posts.slug')
    .selectAll('posts')
    .select('post_texts.description');
}

/** The posts published just before and just after this one. */
async function findNeighbours(database: Database, { published, slug }: PostRow) {
  const previous = await newestPosts(database)
    .select(['slug', 'title'])
    .where(({ eb, refTuple, tuple }) => eb(refTuple('published', 'slug'), '<', tuple(published, slug)))
    .limit(1)
    .executeTakeFirst();
  const next = await publishedPosts(database)
    .select(['slug', 'title'])
    .where(({ eb, refTuple, tuple }) => eb(refTuple('published', 'slug'), '>', tuple(published, slug)))
    .orderBy('published')
    .orderBy('slug')
    .limit(1)
    .executeTakeFirst();
  return { previous: previous ?? null, next: next ?? null };
}

/** The post as its own page shows it. */
export function postOf(row: PostRow & { description: string }): Post {
  return {
    ...sharedFieldsOf(row),
    summary: row.summary,
    ...(row.reviewed_by && { reviewedBy: row.reviewed_by }),
    description: row.description,
    tags: namesOf(row.tags).map((tagName) => ({ tagName, slug: toSlug(tagName) })),
  };
}

/** A post as lists show it. */
export function summaryOf(row: PostRow): PostSummary {
  return { ...sharedFieldsOf(row), content: row.excerpt };
}

/** The fields that a post has both in lists and on its own page. */
function sharedFieldsOf(row: PostRow) {
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
    categories: namesOf(row.categories).map((categoryName) => ({ categoryName, slug: toSlug(categoryName) })),
  };
}

function featuredPath({ source }: PostImage): string {
  return `${source.stem.replace('/uploads/', '')}-${source.width}.webp`;
}

const maxRelated = 3;

/** The posts that share the most topics with this one, the newer first among equals; none of `except`. */
export async function findRelated(
  database: Database,
  post: Pick<PostRow, 'categories' | 'tags'>,
  except: string[],
): Promise<PostSummary[]> {
  const topics = [
    ...namesOf(post.categories).map((name) => topicKey('category', name)),
    ...namesOf(post.tags).map((name) => topicKey('tag', name)),
  ];
  const nearest = database
    .selectFrom('post_topics')
    .where('topic', 'in', topics)
    .where('published', '<=', currentTime())
    .where('post', 'not in', except)
    .groupBy(['post', 'published'])
    // A shared tag says more than a shared category, because fewer posts have it.
    .select(({ eb, fn, lit }) => [
      'post',
      fn.sum(eb.case().when('topic', 'like', 'tag/%').then(lit(2)).else(lit(1)).end()).as('score'),
    ])
    .orderBy('score', 'desc')
    .orderBy('published', 'desc')
    .orderBy('post', 'desc')
    .limit(maxRelated);
  const rows = await database
    .selectFrom(nearest.as('nearest'))
    .innerJoin('posts', 'posts.slug', 'nearest.post')
    .selectAll('posts')
    .orderBy('nearest.score', 'desc')
    .orderBy('posts.published', 'desc')
    .orderBy('posts.slug', 'desc')
    .execute();
  return rows.map(summaryOf);
}
