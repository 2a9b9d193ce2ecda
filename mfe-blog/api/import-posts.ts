import type { Kysely } from 'kysely';
import { excerptOf } from './excerpt.ts';
import { postHtml } from './post-html.ts';
import { type PictureFolders, type StoredPicture, storePicture } from './post-picture.ts';
import { publishDue } from './publish-due.ts';
import { type ChangedPost, readContent } from './read-content.ts';
import type { PostRow, Tables } from './tables.ts';

export interface ImportOptions extends PictureFolders {
  /** Holds the folder `posts`. */
  contentDir: string;
  now: Date;
  /** Told of each picture that is missing. */
  onMissingPicture: (name: string) => void;
}

export interface Imported {
  written: number;
  unchanged: number;
  removed: number;
}

/** Makes the database say what the content folder says: all of it, or nothing when anything is wrong (`ContentError`). */
export async function importPosts(database: Kysely<Tables>, options: ImportOptions): Promise<Imported> {
  const known = await knownPosts(database);
  const { changed, unchanged } = await readContent(options.contentDir, known);
  const kept = unchanged.flatMap((slug) => known.get(slug) ?? []);
  const pictures = await storePictures([...kept.map((row) => row.image_name), ...changed.map((post) => post.front.image)], [...known.values()], options);
  const repictured = kept.filter((row) => pictures.get(row.image_name)?.hash !== row.picture_hash);
  const slugs = new Set([...unchanged, ...changed.map((post) => post.slug)]);
  const removed = [...known.keys()].filter((slug) => !slugs.has(slug));

  await database.transaction().execute(async (transaction) => {
    for (const slug of removed) await transaction.deleteFrom('posts').where('slug', '=', slug).execute();
    for (const { slug, image_name } of repictured) {
      await transaction
        .updateTable('posts')
        .set(pictureColumns(pictures.get(image_name)))
        .where('slug', '=', slug)
        .execute();
    }
    for (const post of changed) await write(transaction, { ...rowOf(post), ...pictureColumns(pictures.get(post.front.image)) });
    await publishDue(transaction, options.now);
  });
  return { written: changed.length + repictured.length, unchanged: unchanged.length - repictured.length, removed: removed.length };
}

type KnownRow = Pick<PostRow, 'slug' | 'content_hash' | 'image_name' | 'picture' | 'picture_hash'>;

async function knownPosts(database: Kysely<Tables>): Promise<Map<string, KnownRow>> {
  const rows = await database.selectFrom('posts').select(['slug', 'content_hash', 'image_name', 'picture', 'picture_hash']).execute();
  return new Map(rows.map((row) => [row.slug, row]));
}

async function storePictures(names: string[], known: KnownRow[], options: ImportOptions): Promise<Map<string, StoredPicture>> {
  const before = new Map(known.map((row) => [row.image_name, storedBefore(row)]));
  const pictures = new Map<string, StoredPicture>();
  for (const name of new Set(names)) {
    const picture = await storePicture(name, options, before.get(name));
    if (!picture.source) options.onMissingPicture(name);
    pictures.set(name, picture);
  }
  return pictures;
}

function storedBefore(row: KnownRow): StoredPicture {
  return { hash: row.picture_hash, source: row.picture === null ? null : JSON.parse(row.picture) };
}

async function write(database: Kysely<Tables>, row: PostRow): Promise<void> {
  await database
    .insertInto('posts')
    .values(row)
    .onConflict((conflict) => conflict.column('slug').doUpdateSet(row))
    .execute();
}

function rowOf({ slug, hash, front, markdown }: ChangedPost): Omit<PostRow, 'picture' | 'picture_hash'> {
  return {
    slug,
    title: front.title,
    summary: front.summary,
    excerpt: excerptOf(front.summary),
    description: postHtml(markdown),
    published: front.published,
    categories: JSON.stringify(front.categories),
    tags: JSON.stringify(front.tags),
    image_name: front.image,
    image_alt: front.imageAlt,
    content_hash: hash,
    position: null,
  };
}

function pictureColumns(picture: StoredPicture | undefined): Pick<PostRow, 'picture' | 'picture_hash'> {
  return { picture: picture?.source ? JSON.stringify(picture.source) : null, picture_hash: picture?.hash ?? '' };
}
