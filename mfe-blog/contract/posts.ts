import type { PictureSource } from '@site/contracts/picture';
import * as v from 'valibot';
import { type Topic, topicKinds } from './topics.ts';

/** The part of a picture that narrow cards show enlarged; without one, the middle at full height. */
export const imageCrops = ['left', 'middle', 'right'] as const;

export const text = v.pipe(v.string(), v.trim(), v.minLength(1));

const size = v.pipe(v.number(), v.minValue(1));

const pictureSource = v.object({
  stem: text,
  widths: v.pipe(v.array(size), v.minLength(1)),
  width: size,
  height: size,
  colour: v.string(),
}) satisfies v.GenericSchema<PictureSource>;

export const image = v.object({ source: pictureSource, alt: v.string(), crop: v.optional(v.picklist(imageCrops)) });

const sharedFields = {
  slug: text,
  title: text,
  /** The largest WebP, below `/uploads/`; null if the picture was missing at the import. */
  featuredImage: v.nullable(v.string()),
  image: v.nullable(image),
  /** ISO 8601 in UTC. */
  published: v.string(),
  /** When the text last changed; the same as `published` if it never did. */
  updated: v.string(),
  readingMinutes: v.number(),
  /** `slug`: address of the topic's page. */
  categories: v.array(v.object({ categoryName: v.string(), slug: v.string() })),
};

const postSummary = v.object({
  ...sharedFields,
  /** HTML excerpt, sanitised. */
  content: v.string(),
});

const post = v.object({
  ...sharedFields,
  summary: v.string(),
  /** HTML, sanitised. */
  description: v.string(),
  tags: v.array(v.object({ tagName: v.string(), slug: v.string() })),
});

export const topic = v.object({
  kind: v.picklist(topicKinds),
  slug: v.string(),
  name: v.string(),
  posts: v.number(),
}) satisfies v.GenericSchema<unknown, Topic>;

export const postLink = v.object({ slug: text, title: text });

const success = v.literal('success');

const listFields = {
  status: success,
  data: v.array(postSummary),
  /** Number of posts on all pages. */
  total: v.number(),
  page: v.number(),
  limit: v.number(),
};

/** Response of `GET /api/v1/blogsList`. */
export const postListResponse = v.object(listFields);

/** Response of `GET /api/v1/blogsList/category/{slug}` and `…/tag/{slug}`. */
export const topicPostsResponse = v.object({ ...listFields, topic });

/** Response of `GET /api/v1/blogsList/recent`. */
export const recentResponse = v.object({ status: success, data: v.array(postSummary) });

/** Response of `GET /api/v1/blogsBySlug/{slug}`: the post and where to go from it. */
export const postResponse = v.object({
  status: success,
  data: post,
  /** The posts published just before and just after this one. */
  previous: v.nullable(postLink),
  next: v.nullable(postLink),
  /** At most three posts, those with the most topics in common first. */
  related: v.array(postSummary),
});

/** Response of `GET /api/v1/blogsList/topics`: topics that have published posts, the most used first. */
export const topicsResponse = v.object({
  status: v.literal('success'),
  data: v.object({ categories: v.array(topic), tags: v.array(topic) }),
});

/** Code of the 404 for a slug that a post had before; its `fields.slug` is the one it has now. */
export const postRenamed = 'post_renamed';

export type PostImage = v.InferOutput<typeof image>;
export type PostSummary = v.InferOutput<typeof postSummary>;
export type Post = v.InferOutput<typeof post>;
/** A post, its neighbours in time and related posts. */
export type PostWithNeighbours = { post: Post } & Pick<
  v.InferOutput<typeof postResponse>,
  'previous' | 'next' | 'related'
>;
