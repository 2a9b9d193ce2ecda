import { type TopicKind, topicSlug } from '../contract/topics.ts';

export interface Tables {
  posts: PostRow;
  post_texts: { slug: string; description: string };
  post_topics: PostTopicRow;
  topics: TopicRow;
  content_state: { name: 'revision' | 'preview-secret'; value: string };
}

export interface PostRow {
  slug: string;
  title: string;
  summary: string;
  /** HTML, as lists show it. */
  excerpt: string;
  /** ISO 8601 in UTC, to the second: `2026-03-17T03:45:00Z`. Sorts by time as text. */
  published: string;
  updated: string;
  reading_minutes: number;
  /** Names as a JSON array. */
  categories: string;
  tags: string;
  image_name: string;
  image_alt: string;
  /** Empty where cards show the whole picture. */
  image_crop: string;
  /** A `PictureSource` as JSON, null if the master is missing. */
  picture: string | null;
  picture_hash: string;
  content_hash: string;
  /** 1 for the oldest published post; null until it is due. */
  position: number | null;
}

/** One row for each topic of each post. */
export interface PostTopicRow {
  /** Kind and slug, as in the topic's address: `category/housing-societies`. */
  topic: string;
  post: string;
  published: string;
  /** 1 for the topic's oldest published post; null until the post is due. */
  position: number | null;
}

export interface TopicRow {
  topic: string;
  kind: TopicKind;
  name: string;
  /** How many of its posts are published; a topic without any is never shown. */
  posts: number;
}

/** Whether a post or topic may have this address. Nothing else reaches the database: PostgreSQL fails on a NUL character. */
export function isSlug(text: string): boolean {
  return /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text);
}

/** The key of a topic's row, which is also the end of its address: `category/plumbing`. */
export function topicKey(kind: TopicKind, name: string): string {
  return `${kind}/${topicSlug(name)}`;
}

/** The names in `categories` or `tags` of a post's row. */
export function namesOf(json: string): string[] {
  return JSON.parse(json);
}
