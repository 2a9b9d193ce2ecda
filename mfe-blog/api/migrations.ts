import type { Migration } from '@site/service/database/migrate';

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
  {
    name: '007-add-delivered-posts',
    statements: [
      'create table delivered_posts (slug text primary key, content_hash text not null, picture_hash text not null)',
    ],
  },
  {
    name: '008-add-reviewers',
    statements: ["alter table posts add column reviewed_by text not null default ''"],
  },
];
