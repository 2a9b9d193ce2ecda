import type { Migration } from '@site/shared/database/migrate.ts';

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
];
