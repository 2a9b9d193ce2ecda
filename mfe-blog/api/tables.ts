import type { Migration } from '@site/service/database/migrate';
import { hasControls } from '@site/text/visible-text';
import { type TopicKind, topicSlug } from '../contract/topics.ts';

export interface Tables {
  posts: PostRow;
  /** `description` as HTML, and `plain` as search reads it. */
  post_texts: { slug: string; description: string; plain: string };
  post_topics: PostTopicRow;
  topics: TopicRow;
  /** Each address that a post had before, with the post. */
  former_slugs: { former: string; post: string };
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
  return `${kind}/${topicSlug(name)}`;
}

/** The names in `categories` or `tags` of a post's row. */
export function namesOf(json: string): string[] {
  return JSON.parse(json);
}

// Only the version before this one still reads `posts.position`, `post_topics.position` and `topics.posts`. They stay while a rollback to
// it may be needed: once a migration has dropped them, no earlier version starts, this one included.
export const migrations: Migration[] = [
  {
    name: '001-posts',
    statements: [
      `create table posts (
        slug text primary key,
        title text not null,
        summary text not null,
        excerpt text not null,
        description text not null,
        published text not null,
        categories text not null,
        tags text not null,
        image_name text not null,
        image_alt text not null,
        picture text,
        picture_hash text not null,
        content_hash text not null,
        position integer
      )`,
      'create index posts_by_position on posts (position)',
      'create index posts_by_time on posts (published, slug)',
      'create table content_state (name text primary key, value text not null)',
    ],
  },
  {
    name: '002-topics',
    statements: [
      "alter table posts add column updated text not null default ''",
      'update posts set updated = published',
      'alter table posts add column reading_minutes integer not null default 1',
      // Lists read many rows but no texts. With its text a row takes several database pages, without it part of one.
      'create table post_texts (slug text primary key references posts (slug) on delete cascade, description text not null)',
      'insert into post_texts (slug, description) select slug, description from posts',
      'alter table posts drop column description',
      'create index posts_waiting on posts (published, slug) where position is null',
      'create table topics (topic text primary key, kind text not null, name text not null, posts integer not null default 0)',
      'create index topics_by_use on topics (kind, posts desc, name)',
      `create table post_topics (
        topic text not null,
        post text not null references posts (slug) on delete cascade,
        published text not null,
        position integer,
        primary key (topic, post)
      )`,
      'create index post_topics_by_position on post_topics (topic, position)',
      'create index post_topics_by_post on post_topics (post)',
    ],
  },
  {
    name: '003-crops',
    statements: ["alter table posts add column image_crop text not null default ''"],
  },
  {
    name: '004-former-slugs',
    statements: [
      'create table former_slugs (former text primary key, post text not null references posts (slug) on delete cascade)',
      'create index former_slugs_by_post on former_slugs (post)',
    ],
  },
  {
    name: '005-first-slugs',
    statements: [
      "alter table posts add column first_slug text not null default ''",
      'update posts set first_slug = slug',
    ],
  },
  {
    // The import fills it.
    name: '006-add-plain-texts',
    statements: ["alter table post_texts add column plain text not null default ''"],
  },
];
