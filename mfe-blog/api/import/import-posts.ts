import { oneAtATime } from '@site/service/database/one-at-a-time';
import type { Kysely } from 'kysely';
import type { PostPictures } from '../pictures/post-pictures.ts';
import { publishDue } from '../posts/publish-due.ts';
import { postWork, readRevision, renewRevision } from '../posts/revision.ts';
import type { PostRow, Tables } from '../tables.ts';
import { ContentError, type ContentProblem } from './content-problem.ts';
import { findPictures } from './find-pictures.ts';
import { type PreparedPost, preparePost } from './prepare-post.ts';
import { readPosts } from './read-posts.ts';
import { Spool } from './spool.ts';
import { removePosts, setPicture, writePosts } from './write-posts.ts';

export interface ImportOptions {
  /** Holds the folder `posts`. */
  contentDir: string;
  /** Holds the import's temporary file, which is removed when it ends. */
  dataDir: string;
  now: Date;
  pictures: PostPictures;
  /** Called with the name of each missing picture. */
  onMissingPicture: (name: string) => void;
}

export interface Imported {
  written: number;
  unchanged: number;
  removed: number;
  drafts: number;
}

// Small, so that requests during an import wait no longer than for one slow query.
const batchSize = 50;

/**
 * Imports what has changed in the content folder, with the pictures that are there; `completePictures` makes the others. If any
 * file is faulty, throws `ContentError` and writes nothing.
 */
export function importPosts(database: Kysely<Tables>, options: ImportOptions): Promise<Imported> {
  return oneAtATime(database, postWork, (connection) => importChanges(connection, options));
}

async function importChanges(database: Kysely<Tables>, options: ImportOptions): Promise<Imported> {
  const known = await knownPosts(database);
  const spool = await Spool.open<PreparedPost>(options.dataDir);
  try {
    const found = await readAll(options.contentDir, known, spool);
    const kept = [...known.values()].filter(({ slug }) => found.unchanged.has(slug));
    const pictures = await findPictures(
      [...kept.map((row) => row.image_name), ...found.images],
      [...known.values()],
      options,
    );
    const withNewPicture = kept.filter((row) => pictures.get(row.image_name)?.hash !== row.picture_hash);
    const removed = [...known.keys()].filter((slug) => !found.unchanged.has(slug) && !found.changed.has(slug));
    const written = found.changed.size + withNewPicture.length;

    for await (const batch of spool.batches(batchSize)) await writePosts(database, batch, pictures);
    for (const { slug, image_name } of withNewPicture) await setPicture(database, slug, pictures.get(image_name));
    await database
      .transaction()
      .execute((transaction) =>
        finishImport(transaction, { removed, hasMoved: found.hasMoved, hasWritten: written > 0, now: options.now }),
      );
    return { written, unchanged: kept.length - withNewPicture.length, removed: removed.length, drafts: found.drafts };
  } finally {
    await spool.close();
  }
}

interface Finish {
  removed: string[];
  hasMoved: boolean;
  hasWritten: boolean;
  now: Date;
}

/** Removes posts, gives the others their positions, and renews the revision if any answer may have changed. */
async function finishImport(transaction: Kysely<Tables>, { removed, hasMoved, hasWritten, now }: Finish) {
  await removePosts(transaction, removed);
  const order = removed.length > 0 || hasMoved ? 'disturbed' : 'kept';
  if (await publishDue(transaction, now, order)) return;
  if (hasWritten || (await readRevision(transaction)) === '') await renewRevision(transaction);
}

type KnownRow = Pick<
  PostRow,
  'slug' | 'content_hash' | 'image_name' | 'picture' | 'picture_hash' | 'published' | 'categories' | 'tags'
>;

async function knownPosts(database: Kysely<Tables>): Promise<Map<string, KnownRow>> {
  const columns = [
    'slug',
    'content_hash',
    'image_name',
    'picture',
    'picture_hash',
    'published',
    'categories',
    'tags',
  ] as const;
  const rows = await database.selectFrom('posts').select(columns).execute();
  return new Map(rows.map((row) => [row.slug, row]));
}

/** Puts changed posts into the spool. Throws `ContentError` with every fault found. */
async function readAll(contentDir: string, known: Map<string, KnownRow>, spool: Spool<PreparedPost>) {
  const found = {
    changed: new Set<string>(),
    unchanged: new Set<string>(),
    images: new Set<string>(),
    drafts: 0,
    hasMoved: false,
  };
  const problems: ContentProblem[] = [];
  for await (const read of readPosts(contentDir, known)) {
    switch (read.status) {
      case 'bad':
        problems.push(...read.problems);
        break;
      case 'draft':
        found.drafts += 1;
        break;
      case 'unchanged':
        found.unchanged.add(read.slug);
        break;
      case 'changed': {
        const post = preparePost(read.post, known.get(read.post.slug));
        found.changed.add(post.row.slug);
        found.images.add(post.row.image_name);
        found.hasMoved ||= post.hasMoved;
        await spool.add(post);
      }
    }
  }
  if (problems.length > 0) throw new ContentError(problems);
  return found;
}
