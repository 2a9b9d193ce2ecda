import { withAdvisoryLock } from '@site/service/database/postgres';
import type { Kysely } from 'kysely';
import type { PostPictures } from '../pictures/post-pictures.ts';
import { postsLock } from '../posts/publication.ts';
import type { PostRow, Tables } from '../tables.ts';
import { describeDiagnostic } from './diagnostic.ts';
import { findPictures, masterCheck } from './import-pictures.ts';
import { parsePost, postHash, readFiles, slugOf } from './read-posts.ts';
import { type PreparedPost, preparePost, writePosts } from './write-posts.ts';

export interface ImportOptions {
  /** Holds the folder `posts`. */
  contentDir: string;
  pictures: PostPictures;
}

export interface Imported {
  written: number;
  unchanged: number;
  removed: number;
  drafts: number;
  /** What is wrong with the posts that were left out, each fault on its line: `posts/name.md:4: title: expected …`. */
  faults: string[];
  /** Names of pictures that posts show the fallback for. */
  missingPictures: string[];
}

/**
 * Imports what has changed in the content folder: reads and checks all of it in memory, then writes it in one transaction. Posts get
 * the pictures that are there; `completePictures` makes the others. A faulty post is left out, and stays as the last import left it.
 * Throws if there is no post at all then.
 */
export function importPosts(database: Kysely<Tables>, options: ImportOptions): Promise<Imported> {
  return withAdvisoryLock(database, postsLock, async (connection) => {
    const stored = await readStored(connection);
    const found = await readChanges(options, stored);
    const { changed, unchanged, drafts, faults } = found;
    if (stored.size === 0 && changed.length === 0 && faults.length > 0)
      throw new Error(['Nothing was imported:', ...faults].join('\n'));
    const images = [...unchanged, ...changed.map(({ row }) => row)].map((row) => row.image_name);
    const pictures = await findPictures(images, [...stored.values()], options.pictures);
    const withNewPicture = unchanged.filter((row) => (pictures.get(row.image_name)?.hash ?? '') !== row.picture_hash);
    const removed = [...stored.keys()].filter((slug) => !found.present.has(slug));
    const newPictures = new Set(withNewPicture.map((row) => row.image_name));
    await connection
      .transaction()
      .execute((transaction) => writePosts(transaction, { changed, removed, pictures, newPictures }));
    return {
      written: changed.length + withNewPicture.length,
      unchanged: unchanged.length - withNewPicture.length,
      removed: removed.length,
      drafts,
      faults,
      missingPictures: [...pictures].flatMap(([name, picture]) => (picture ? [] : [name])),
    };
  });
}

const storedColumns = ['slug', 'content_hash', 'image_name', 'picture', 'picture_hash'] as const;

type StoredPost = Pick<PostRow, (typeof storedColumns)[number]>;
type StoredPosts = Map<string, StoredPost>;

async function readStored(database: Kysely<Tables>): Promise<StoredPosts> {
  const rows = await database.selectFrom('posts').select(storedColumns).execute();
  return new Map(rows.map((row) => [row.slug, row]));
}

interface Changes {
  changed: PreparedPost[];
  unchanged: StoredPost[];
  /** Slugs of all files but drafts, those of faulty posts too. */
  present: Set<string>;
  drafts: number;
  faults: string[];
}

/** Compares the content folder with what is stored. Posts that have not changed are not parsed again. */
async function readChanges({ contentDir, pictures }: ImportOptions, stored: StoredPosts): Promise<Changes> {
  const changes: Changes = { changed: [], unchanged: [], present: new Set(), drafts: 0, faults: [] };
  const checkMaster = masterCheck(pictures.picturesDir, isKnownValid(stored, pictures));
  const masterFaults = async (file: string, image: string, line = 1) => {
    const fault = await checkMaster(image);
    return fault ? [describeDiagnostic({ file, line, message: `image: ${fault}`, severity: 'error' })] : [];
  };
  for await (const read of readFiles(contentDir)) {
    const slug = slugOf(read);
    const before = stored.get(slug);
    const hash = postHash(read);
    if (before?.content_hash === hash) {
      changes.present.add(slug);
      const faults = await masterFaults(read.file, before.image_name);
      changes.faults.push(...faults);
      if (faults.length === 0) changes.unchanged.push(before);
      continue;
    }
    const post = parsePost(read);
    if (post.status === 'valid' && post.frontMatter.draft) {
      changes.drafts += 1;
      continue;
    }
    changes.present.add(slug);
    const faults =
      post.status === 'invalid'
        ? post.diagnostics.map(describeDiagnostic)
        : await masterFaults(post.file, post.frontMatter.image, post.keyLines.image);
    changes.faults.push(...faults);
    if (post.status === 'valid' && faults.length === 0) changes.changed.push(preparePost(post, hash));
  }
  return changes;
}

/** Decoding a master is slow, and needless for one that pictures have been made of. */
function isKnownValid(stored: StoredPosts, pictures: PostPictures) {
  const hashes = new Map([...stored.values()].map(({ image_name, picture_hash }) => [image_name, picture_hash]));
  return async (name: string, hash: string) => hashes.get(name) === hash || (await pictures.isBuilt(name, hash));
}
