import * as v from 'valibot';
import { imageCrops, topic } from '../contract/posts.ts';
import { maxTopics, type Topic } from '../contract/topics.ts';
import { isoTime } from './iso-time.ts';
import type { ListedPost, PostWithLinks, SharedFields, TopicName } from './shown-post.ts';

export interface PostList {
  posts: ListedPost[];
  /** Number of posts on all pages; absent if the response holds all of them. */
  total?: number;
}

/** Throws for a body that is no list of posts. */
export function parseListResponse(body: unknown): PostList {
  const { data, total } = v.parse(listed, body);
  return { posts: postsIn(data), total: read(count, total) };
}

export function parseTopicResponse(body: unknown): PostList & { topic: Topic } {
  return { ...parseListResponse(body), topic: v.parse(v.object({ topic }), body).topic };
}

/** `slug` is the requested one: the post itself need not contain it. Throws for a body without a post. */
export function parsePostResponse(body: unknown, slug: string): PostWithLinks {
  const { data, previous, next, related } = v.parse(single, body);
  return {
    post: {
      ...sharedFields({ slug, ...data }, v.parse(text, data.title)),
      updated: isoTime(data.updated),
      summary: read(text, data.summary),
      description: read(text, data.description),
      tags: topicNames(data.tags, 'tagName'),
    },
    previous: read(postLink, previous),
    next: read(postLink, next),
    related: eachOnce((read(anyList, related) ?? []).flatMap(listedPost)),
  };
}

/** The categories that have pages, the most used first. Undefined if the list holds only some of the posts. */
export function categoriesIn(body: unknown): Topic[] | undefined {
  const { data, total } = v.parse(listed, body);
  if ((read(count, total) ?? 0) > data.length) return undefined;
  const counted = new Map<string, Topic>();
  for (const entry of data)
    for (const { name, slug } of topicNames(read(record, entry)?.categories, 'categoryName')) {
      if (slug === undefined) continue;
      const posts = (counted.get(slug)?.posts ?? 0) + 1;
      counted.set(slug, { kind: 'category', slug, name, posts });
    }
  const mostUsed = [...counted.values()].sort(
    (one, other) => other.posts - one.posts || (one.name < other.name ? -1 : 1),
  );
  return mostUsed.slice(0, maxTopics);
}

/** Throws if there are entries and none is a post. */
function postsIn(entries: unknown[]): ListedPost[] {
  const posts = entries.flatMap(listedPost);
  if (posts.length === 0 && entries.length > 0) throw new Error('Expected posts with slug and title.');
  return eachOnce(posts);
}

/** A post that is listed twice is shown once. */
function eachOnce(posts: ListedPost[]): ListedPost[] {
  return posts.filter(({ slug }, index) => posts.findIndex((post) => post.slug === slug) === index);
}

/** Nothing for an entry without slug or title, which no page could show. */
function listedPost(entry: unknown): ListedPost[] {
  const link = read(postLink, entry);
  const fields = read(record, entry);
  if (!link || !fields) return [];
  const { categories, ...shared } = sharedFields(fields, link.title);
  // Cards show the names without links.
  const names = categories.map(({ name }) => ({ name }));
  return [{ ...shared, slug: link.slug, categories: names, content: read(text, fields.content) }];
}

// Everything read here is in the data of every page with cards, so keep it small.
function sharedFields(fields: Record<string, unknown>, title: string): SharedFields {
  const sizes = read(image, fields.image);
  return {
    slug: v.parse(text, fields.slug),
    title,
    featuredImage: sizes ? undefined : read(text, fields.featuredImage),
    image: sizes,
    published: isoTime(fields.published),
    readingMinutes: read(count, fields.readingMinutes),
    categories: topicNames(fields.categories, 'categoryName'),
  };
}

function topicNames(entries: unknown, key: 'categoryName' | 'tagName'): TopicName[] {
  const found = (read(anyList, entries) ?? []).flatMap((entry) => {
    const fields = read(record, entry);
    const name = read(text, fields?.[key]);
    return name === undefined ? [] : [{ name, slug: read(text, fields?.slug) }];
  });
  return found.filter(({ name }, index) => found.findIndex((one) => one.name === name) === index);
}

function read<Schema extends v.GenericSchema>(schema: Schema, value: unknown): v.InferOutput<Schema> | undefined {
  const { success, output } = v.safeParse(schema, value);
  return success ? output : undefined;
}

const text = v.pipe(v.string(), v.trim(), v.minLength(1));
const count = v.pipe(v.number(), v.integer(), v.minValue(1));
const record = v.record(v.string(), v.unknown());
const anyList = v.array(v.unknown());
const postLink = v.object({ slug: text, title: text });
const listed = v.looseObject({ data: anyList, total: v.optional(v.unknown()) });
const single = v.looseObject({
  data: record,
  previous: v.optional(v.unknown()),
  next: v.optional(v.unknown()),
  related: v.optional(v.unknown()),
});
const size = v.pipe(v.number(), v.minValue(1));
const image = v.object({
  source: v.object({
    stem: text,
    widths: v.pipe(v.array(size), v.minLength(1)),
    width: size,
    height: size,
    colour: v.string(),
  }),
  alt: v.string(),
  crop: v.fallback(v.optional(v.picklist(imageCrops)), undefined),
});
