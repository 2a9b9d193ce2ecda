import { escapeHtml } from '@site/text/escape-html';
import type { TopicKind } from '../../contract/topics.ts';
import type { StoredPicture } from '../pictures/post-pictures.ts';
import { readRevision, renewRevision } from '../posts/publication.ts';
import { type Database, namesOf, type PostRow, type PostTopicRow, type TopicRow, topicKey } from '../tables.ts';
import { readingMinutes } from './convert-post.ts';
import type { ValidPost } from './read-posts.ts';

interface PostChanges {
  changed: PreparedPost[];
  /** Slugs of posts whose file is gone. */
  removed: string[];
  /** The present slug of each former one, of posts that have not changed too: another post may have claimed it until now. */
  renamed: Map<string, string>;
  /** The pictures that can be shown, by name. */
  pictures: Map<string, StoredPicture | undefined>;
  /** Names of pictures that differ from what posts show of them. */
  newPictures: Set<string>;
}

/**
 * Brings the stored posts up to date. Call it in a transaction, so that readers never see half of an import. In a database file nothing
 * else is read meanwhile: it has one connection. 5,000 new posts take 1.3 s of processor time.
 */
export async function writePosts(transaction: Database, changes: PostChanges): Promise<void> {
  const { changed, removed, renamed, pictures, newPictures } = changes;
  // Their texts, topics and former slugs go with them. Changed posts are written anew below.
  for (const slugs of inChunks([...removed, ...changed.map(({ row }) => row.slug)]))
    await transaction.deleteFrom('posts').where('slug', 'in', slugs).execute();
  for (const posts of inChunks(changed)) await writeRows(transaction, posts, pictures);
  await writeFormerSlugs(transaction, renamed);
  if (changed.length + removed.length > 0) await writeTopics(transaction, changed);
  for (const name of newPictures) await setPicture(transaction, name, pictures.get(name));
  const hasWritten = changed.length + removed.length + newPictures.size > 0;
  if (hasWritten || (await readRevision(transaction)) === '') await renewRevision(transaction);
}

/** A post as it is stored, except for its picture. */
export interface PreparedPost {
  row: Omit<PostRow, 'picture' | 'picture_hash'>;
  description: string;
  plain: string;
}

export function preparePost({ slug, frontMatter, description, plain }: ValidPost, hash: string): PreparedPost {
  const row = {
    slug,
    first_slug: frontMatter.formerly.at(-1) ?? slug,
    title: frontMatter.title,
    summary: frontMatter.summary,
    excerpt: `<p>${escapeHtml(frontMatter.summary)}</p>`,
    published: frontMatter.published,
    updated: frontMatter.updated ?? frontMatter.published,
    reading_minutes: readingMinutes(plain),
    reviewed_by: frontMatter.reviewedBy ?? '',
    categories: JSON.stringify(frontMatter.categories),
    tags: JSON.stringify(frontMatter.tags),
    image_name: frontMatter.image,
    image_alt: frontMatter.imageAlt,
    image_crop: frontMatter.imageCrop ?? '',
    content_hash: hash,
  };
  return { row, description, plain };
}

/** Shows a picture in all posts that name it. */
export async function setPicture(database: Database, name: string, picture: StoredPicture | undefined): Promise<void> {
  await database.updateTable('posts').set(pictureColumns(picture)).where('image_name', '=', name).execute();
}

export function pictureColumns(picture: StoredPicture | undefined): Pick<PostRow, 'picture' | 'picture_hash'> {
  return { picture: picture?.source ? JSON.stringify(picture.source) : null, picture_hash: picture?.hash ?? '' };
}

// SQLite allows 32,766 values in a statement.
const chunkSize = 200;

export function* inChunks<Item>(items: Item[]): Generator<Item[]> {
  for (let from = 0; from < items.length; from += chunkSize) yield items.slice(from, from + chunkSize);
}

async function writeRows(transaction: Database, posts: PreparedPost[], pictures: PostChanges['pictures']) {
  await transaction
    .insertInto('posts')
    .values(posts.map(({ row }) => ({ ...row, ...pictureColumns(pictures.get(row.image_name)) })))
    .execute();
  await transaction
    .insertInto('post_texts')
    .values(posts.map(({ row: { slug }, description, plain }) => ({ slug, description, plain })))
    .execute();
}

async function writeFormerSlugs(transaction: Database, renamed: PostChanges['renamed']): Promise<void> {
  for (const slugs of inChunks([...renamed]))
    await transaction
      .insertInto('former_slugs')
      .values(slugs.map(([former, post]) => ({ former, post })))
      .onConflict((conflict) => conflict.column('former').doUpdateSet((row) => ({ post: row.ref('excluded.post') })))
      .execute();
}

type PostTopic = TopicRow & PostTopicRow;
const topicColumns = ['slug', 'published', 'categories', 'tags'] as const;
type TopicColumns = Pick<PostRow, (typeof topicColumns)[number]>;

function topicsOf({ slug: post, published, categories, tags }: TopicColumns): PostTopic[] {
  const inTopics = (kind: TopicKind, names: string) =>
    namesOf(names).map((name) => ({ topic: topicKey(kind, name), kind, name, post, published }));
  return [...inTopics('category', categories), ...inTopics('tag', tags)];
}

async function writeTopics(transaction: Database, changed: PreparedPost[]): Promise<void> {
  const posts = await transaction
    .selectFrom('posts')
    .select(topicColumns)
    .orderBy('published')
    .orderBy('slug')
    .execute();
  // A topic's page shows its name as its newest post spells it.
  const topics = new Map(posts.flatMap(topicsOf).map(({ topic, kind, name }) => [topic, { topic, kind, name }]));
  for (const rows of inChunks([...topics.values()]))
    await transaction
      .insertInto('topics')
      .values(rows)
      .onConflict((conflict) => conflict.column('topic').doUpdateSet((row) => ({ name: row.ref('excluded.name') })))
      .execute();
  for (const rows of inChunks(changed.flatMap(({ row }) => topicsOf(row))))
    await transaction
      .insertInto('post_topics')
      .values(rows.map(({ topic, post, published }) => ({ topic, post, published })))
      .execute();
  await transaction
    .deleteFrom('topics')
    .where('topic', 'not in', transaction.selectFrom('post_topics').select('topic'))
    .execute();
}
