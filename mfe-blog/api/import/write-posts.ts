import { setImmediate } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { TopicKind } from '../../contract/topics.ts';
import type { StoredPicture } from '../pictures/post-pictures.ts';
import { namesOf } from '../posts/shown-post.ts';
import type { PostRow, PostTopicRow, Tables, TopicRow } from '../tables.ts';
import { topicKey } from '../topics/topic-key.ts';
import type { PreparedPost } from './prepare-post.ts';

/** Writes posts in one transaction. New ones stay hidden until they are given positions. */
export async function writePosts(
  database: Kysely<Tables>,
  posts: PreparedPost[],
  pictures: Map<string, StoredPicture>,
): Promise<void> {
  const rows = posts.map(({ row }) => ({ ...row, ...pictureColumns(pictures.get(row.image_name)), position: null }));
  const topics = posts.flatMap(({ row }) => topicsOf(row));
  await database.transaction().execute(async (transaction) => {
    await removePosts(
      transaction,
      posts.filter(({ hasMoved }) => hasMoved).map(({ row }) => row.slug),
    );
    await writeRows(transaction, rows);
    await writeTexts(transaction, posts);
    await writeTopics(transaction, topics);
    await writePostTopics(
      transaction,
      topics.map(({ topic, post, published }) => ({ topic, post, published, position: null })),
    );
  });
  // The embedded database answers synchronously: without this pause, requests would wait for the last batch.
  await setImmediate();
}

// SQLite takes 32,766 values in one statement.
const maxRemovedAtOnce = 1000;

export async function removePosts(database: Kysely<Tables>, slugs: string[]): Promise<void> {
  for (let from = 0; from < slugs.length; from += maxRemovedAtOnce) {
    await database
      .deleteFrom('posts')
      .where('slug', 'in', slugs.slice(from, from + maxRemovedAtOnce))
      .execute();
  }
}

export async function setPicture(
  database: Kysely<Tables>,
  slug: string,
  picture: StoredPicture | undefined,
): Promise<void> {
  await database.updateTable('posts').set(pictureColumns(picture)).where('slug', '=', slug).execute();
}

// All but the position: a post whose text was corrected keeps its place.
const rewrittenColumns = [
  ...(['title', 'summary', 'excerpt', 'published', 'updated', 'reading_minutes', 'categories', 'tags'] as const),
  ...(['image_name', 'image_alt', 'image_crop', 'content_hash', 'picture', 'picture_hash'] as const),
];

async function writeRows(database: Kysely<Tables>, rows: PostRow[]): Promise<void> {
  await database
    .insertInto('posts')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .column('slug')
        .doUpdateSet((row) => Object.fromEntries(rewrittenColumns.map((name) => [name, row.ref(`excluded.${name}`)]))),
    )
    .execute();
}

async function writeTexts(database: Kysely<Tables>, posts: PreparedPost[]): Promise<void> {
  await database
    .insertInto('post_texts')
    .values(posts.map(({ row, description }) => ({ slug: row.slug, description })))
    .onConflict((conflict) =>
      conflict.column('slug').doUpdateSet((row) => ({ description: row.ref('excluded.description') })),
    )
    .execute();
}

type PostTopic = Pick<TopicRow, 'topic' | 'kind' | 'name'> & Pick<PostTopicRow, 'post' | 'published'>;

// A topic's page shows its name as the last imported post spells it.
async function writeTopics(database: Kysely<Tables>, postTopics: PostTopic[]): Promise<void> {
  const topics = new Map(postTopics.map(({ topic, kind, name }) => [topic, { topic, kind, name, posts: 0 }]));
  await database
    .insertInto('topics')
    .values([...topics.values()])
    .onConflict((conflict) => conflict.column('topic').doUpdateSet((row) => ({ name: row.ref('excluded.name') })))
    .execute();
}

async function writePostTopics(database: Kysely<Tables>, rows: PostTopicRow[]): Promise<void> {
  await database
    .insertInto('post_topics')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['topic', 'post']).doNothing())
    .execute();
}

function topicsOf({ slug: post, published, categories, tags }: PreparedPost['row']): PostTopic[] {
  const inTopics = (kind: TopicKind, names: string) =>
    namesOf(names).map((name) => ({ topic: topicKey(kind, name), kind, name, post, published }));
  return [...inTopics('category', categories), ...inTopics('tag', tags)];
}

export function pictureColumns(picture: StoredPicture | undefined): Pick<PostRow, 'picture' | 'picture_hash'> {
  return { picture: picture?.source ? JSON.stringify(picture.source) : null, picture_hash: picture?.hash ?? '' };
}
