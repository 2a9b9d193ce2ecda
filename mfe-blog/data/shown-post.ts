import type { PostImage } from '../contract/posts.ts';

// What pages show of a post. Sections 3 and 7 of the specification promise less than our service answers (S45), and other servers may
// send no more: any other field that is missing or malformed is treated as absent, and pages leave its place out.

export interface SharedFields {
  slug: string;
  title: string;
  /** Path below `/uploads/` of the host that answered; for posts without `image`. */
  featuredImage?: string;
  /** The same picture in several sizes; our own service adds it. */
  image?: PostImage;
  /** ISO 8601 in UTC. */
  published?: string;
  readingMinutes?: number;
  categories: TopicName[];
}

export interface TopicName {
  name: string;
  /** Slug of the topic's page, if the server has such pages. */
  slug?: string;
}

export interface ListedPost extends SharedFields {
  /** HTML excerpt. */
  content?: string;
}

export interface ShownPost extends SharedFields {
  updated?: string;
  summary?: string;
  /** HTML. */
  description?: string;
  tags: TopicName[];
}

export interface ShownLink {
  slug: string;
  title: string;
}

export interface PostWithLinks {
  post: ShownPost;
  /** Published just before and just after it. */
  previous?: ShownLink;
  next?: ShownLink;
  related: ListedPost[];
}
