import { oneAtATime } from '@site/service/database/one-at-a-time';
import type { Kysely } from 'kysely';
import type { PostPictures } from '../pictures/post-pictures.ts';
import { publishDue } from '../posts/publish-due.ts';
import { postWork, readRevision, renewRevision } from '../posts/revision.ts';
import type { Tables } from '../tables.ts';
import { findPictures } from './find-pictures.ts';
import type { PreparedPost } from './prepare-post.ts';
import { type KnownRow, readChanges } from './read-changes.ts';
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
  /** What is wrong with the posts that were left out, each fault on its line: `posts/name.md:4: title: expected …`. */
  faults: string[];
}

// Small, so that requests during an import wait no longer than for one slow query.
const batchSize = 50;

/**
 * Imports what has changed in the content folder, with the pictures that are there; `completePictures` makes the others. A faulty
 * post is left out; what an earlier import took of it stays. Throws if that leaves no post at all.
 */
export function importPosts(database: Kysely<Tables>, options: ImportOptions): Promise<Imported> {
  return oneAtATime(database, postWork, (connection) => importChanges(connection, options));
}

async function importChanges(database: Kysely<Tables>, options: ImportOptions): Promise<Imported> {
  const known = await knownPosts(database);
  const spool = await Spool.open<PreparedPost>(options.dataDir);
  try {
    const found = await readChanges(options, known, spool);
    if (known.size === 0 && found.changed.size === 0 && found.faults.length > 0)
      throw new Error(['Nothing was imported:', ...found.faults].join('\n'));
    const kept = [...known.values()].filter(({ slug }) => found.unchanged.has(slug));
    const pictures = await findPictures(
      [...kept.map((row) => row.image_name), ...found.images],
      [...known.values()],
      options,
    );
    const withNewPicture = kept.filter((row) => pictures.get(row.image_name)?.hash !== row.picture_hash);
    const removed = [...known.keys()].filter((slug) => !found.present.has(slug));
    const written = found.changed.size + withNewPicture.length;

    for await (const batch of spool.batches(batchSize)) await writePosts(database, batch, pictures);
    for (const { slug, image_name } of withNewPicture) await setPicture(database, slug, pictures.get(image_name));
    await database
      .transaction()
      .execute((transaction) =>
        finishImport(transaction, { removed, hasMoved: found.hasMoved, hasWritten: written > 0, now: options.now }),
      );
    const unchanged = kept.length - withNewPicture.length;
    return { written, unchanged, removed: removed.length, drafts: found.drafts, faults: found.faults };
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
