import * as v from 'valibot';
import { image, postLink, text, topic } from '../contract/posts.ts';
import type { Topic } from '../contract/topics.ts';
import { isoTime } from './iso-time.ts';

// What pages show of a post. Sections 3 and 7 of the specification promise less than our service answers (S45), and other servers may
// send no more: any other field that is missing or malformed is treated as absent, and pages leave its place out.

export type TopicName = v.InferOutput<typeof category>;
export type ListedPost = v.InferOutput<typeof listedPost>;
export type ShownPost = PostWithLinks['post'];
export type ShownLink = v.InferOutput<typeof postLink>;
export type PostList = ReturnType<typeof parseListResponse>;
export type PostWithLinks = ReturnType<typeof parsePostResponse>;

/** Throws for a body that is no list of posts. */
export function parseListResponse(body: unknown) {
  const { data: posts, total, categories } = v.parse(listResponse, body);
  return { posts, total, categories };
}

export function parseTopicResponse(body: unknown): PostList & { topic: Topic } {
  return { ...parseListResponse(body), ...v.parse(v.object({ topic }), body) };
}

/** `slug` is the requested one: the post itself need not contain it. Throws for a body without a post. */
export function parsePostResponse(body: unknown, slug: string) {
  const { data, ...links } = v.parse(postResponse, body);
  return { post: { ...data, slug: data.slug ?? slug }, ...links };
}

const count = v.pipe(v.number(), v.integer(), v.minValue(1));
/** ISO 8601 in UTC. */
const time = v.optional(v.pipe(v.unknown(), v.transform(isoTime)));

/** `slug`: address of the topic's page, if the server has such pages. */
const category = v.pipe(
  v.object({ categoryName: text, slug: lenient(text) }),
  v.transform(({ categoryName: name, ...link }) => ({ name, ...link })),
);

const tag = v.pipe(
  v.object({ tagName: text, slug: lenient(text) }),
  v.transform(({ tagName: name, ...link }) => ({ name, ...link })),
);

const sharedFields = {
  title: text,
  /** Path below `/uploads/` of the host that answered; for posts without `image`. */
  featuredImage: lenient(text),
  /** The same picture in several sizes; our own service adds it. */
  image: lenient(v.object({ ...image.entries, crop: lenient(image.entries.crop) })),
  published: time,
  readingMinutes: lenient(count),
  categories: eachOnce(category, 'name'),
};

const listedPost = v.object({
  ...sharedFields,
  slug: text,
  /** HTML excerpt. */
  content: lenient(text),
});
const posts = eachOnce(listedPost, 'slug');

const post = v.object({
  ...sharedFields,
  slug: lenient(text),
  updated: time,
  summary: lenient(text),
  reviewedBy: lenient(text),
  /** HTML. */
  description: lenient(text),
  tags: eachOnce(tag, 'name'),
});

const listResponse = v.object({
  data: v.pipe(
    v.array(v.unknown()),
    v.check(
      (entries) => entries.length === 0 || entries.some((entry) => v.is(listedPost, entry)),
      'Expected posts with slug and title.',
    ),
    posts,
  ),
  /** Number of posts on all pages; absent if the response holds all of them. */
  total: lenient(count),
  /** The most used of all posts; our own service adds them. */
  categories: lenient(v.array(topic)),
});

const postResponse = v.object({
  data: post,
  /** Published just before and just after it. */
  previous: lenient(postLink),
  next: lenient(postLink),
  related: posts,
});

/** A value that is missing or malformed is absent. */
function lenient<Schema extends v.GenericSchema>(schema: Schema) {
  return v.fallback(v.optional(schema), undefined);
}

/** The entries that fit, the first of each `key`; none if there is no list. */
function eachOnce<Entry>(schema: v.GenericSchema<unknown, Entry>, key: keyof Entry) {
  const once = (entries: unknown[]) => {
    const fitting = entries
      .map((entry) => v.safeParse(schema, entry))
      .flatMap((read) => (read.success ? [read.output] : []));
    return fitting.filter((entry, index) => fitting.findIndex((one) => one[key] === entry[key]) === index);
  };
  return v.fallback(v.pipe(v.array(v.unknown()), v.transform(once)), []);
}
