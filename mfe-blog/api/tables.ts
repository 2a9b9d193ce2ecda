import { toSlug } from '@site/text/slug';
import { hasControls } from '@site/text/visible-text';
import type { Kysely } from 'kysely';
import type { TopicKind } from '../contract/topics.ts';

/** The database or, inside a transaction, that transaction. */
export type Database = Kysely<Tables>;

export interface Tables {
  posts: PostRow;
  /** `description` as HTML, and `plain` as search reads it. */
  post_texts: { slug: string; description: string; plain: string };
  post_topics: PostTopicRow;
  topics: TopicRow;
  /** Each address that a post had before, with the post. */
  former_slugs: { former: string; post: string };
  /** The posts of the version that started last, as they were there. A row outlives its post. */
  delivered_posts: Pick<PostRow, 'slug' | 'content_hash' | 'picture_hash'>;
  content_state: { name: 'revision' | 'preview-secret'; value: string };
}

export interface PostRow {
  slug: string;
  /** The slug that it was first published under, whatever it is renamed to: its id in feeds. */
  first_slug: string;
  title: string;
  summary: string;
  /** HTML, as lists show it. */
  excerpt: string;
  /** ISO 8601 in UTC, to the second: `2026-03-17T03:45:00Z`. Sorts by time as text. */
  published: string;
  updated: string;
  reading_minutes: number;
  /** Empty if nobody is named. */
  reviewed_by: string;
  /** Names as a JSON array. */
  categories: string;
  tags: string;
  image_name: string;
  image_alt: string;
  /** Empty if cards show the whole picture. */
  image_crop: string;
  /** A `PictureSource` as JSON, null if the master is missing. */
  picture: string | null;
  picture_hash: string;
  content_hash: string;
}

/** One row for each topic of each post. */
export interface PostTopicRow {
  /** Kind and slug, as in the topic's address: `category/housing-societies`. */
  topic: string;
  post: string;
  published: string;
}

export interface TopicRow {
  topic: string;
  kind: TopicKind;
  name: string;
}

/** Whether a post or topic may have this address. Nothing else reaches the database: PostgreSQL fails on a NUL character. */
export function isSlug(text: string): boolean {
  return /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text);
}

/** Whether tables and feeds can hold a text: PostgreSQL stores neither NUL nor lone surrogates, and feeds may contain no other controls. */
export function isStorable(text: string): boolean {
  return !hasControls(text) && !/\p{Noncharacter_Code_Point}/u.test(text);
}

/** The key of a topic's row, which is also the end of its address: `category/plumbing`. */
export function topicKey(kind: TopicKind, name: string): string {
  return `${kind}/${toSlug(name)}`;
}

/** The names in `categories` or `tags` of a post's row. */
export function namesOf(json: string): string[] {
  return JSON.parse(json);
}
