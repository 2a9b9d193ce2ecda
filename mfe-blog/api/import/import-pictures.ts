import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { describePicture } from '@site/pictures/make-picture';
import { masterHash } from '@site/pictures/picture-names';
import { tooLarge } from '@site/pictures/picture-problem';
import { withAdvisoryLock } from '@site/service/database/postgres';
import { errorCode, errorText } from '@site/service/process/system-errors';
import { UnusableMaster } from '../pictures/make-picture.ts';
import { findMasters, type PostPictures, type StoredPicture } from '../pictures/post-pictures.ts';
import { postsLock, renewRevision } from '../posts/publication.ts';
import type { Database, PostRow } from '../tables.ts';
import { setPicture } from './write-posts.ts';

type PictureRow = Pick<PostRow, 'image_name' | 'picture' | 'picture_hash'>;

/**
 * The pictures that can be shown now, before any is made, by name; undefined for a name without a master.
 * @param stored the pictures that posts show already
 */
export async function findPictures(
  names: string[],
  stored: PictureRow[],
  pictures: PostPictures,
): Promise<Map<string, StoredPicture | undefined>> {
  const before = new Map(stored.map((row) => [row.image_name, storedPicture(row)]));
  const pictureByName = new Map<string, StoredPicture | undefined>();
  for (const name of new Set(names)) pictureByName.set(name, await pictures.find(name, before.get(name)));
  return pictureByName;
}

function storedPicture({ picture, picture_hash: hash }: PictureRow): StoredPicture {
  return { hash, source: picture === null ? null : JSON.parse(picture) };
}

interface Completed {
  /** A sentence for each picture that was not completed. */
  problems: string[];
  /** Whether to try again: a disk was full, a bucket or the machine too busy. */
  isRetryable: boolean;
}

/**
 * Makes and stores what the pictures of posts lack: of all, or only of those that are as the version delivered them, because the masters of
 * others are not in its folder. Meanwhile posts show what `findPictures` found.
 */
export async function completePictures(
  database: Database,
  { pictures, isDelivery = false }: { pictures: PostPictures; isDelivery?: boolean },
): Promise<Completed> {
  const completed: Completed = { problems: [], isRetryable: false };
  const shared = await pictures.listShared();
  for (const row of await readPictureRows(database, isDelivery)) {
    if (pictures.stopping.aborted) break;
    try {
      const picture = await pictures.complete(row.image_name, storedPicture(row), shared);
      // Otherwise all posts show it already, and the revision stays as it is.
      if (picture.hash !== row.picture_hash) await replacePicture(database, row.image_name, picture);
    } catch (error) {
      completed.problems.push(errorText(error));
      completed.isRetryable ||= !(error instanceof UnusableMaster);
    }
  }
  return completed;
}

function readPictureRows(database: Database, isDelivery: boolean): Promise<PictureRow[]> {
  const rows = database
    .selectFrom('posts')
    .select(['posts.image_name', 'posts.picture', 'posts.picture_hash'])
    .distinct()
    .orderBy('posts.image_name');
  if (!isDelivery) return rows.execute();
  return rows
    .innerJoin('delivered_posts as delivered', (join) =>
      join
        .onRef('delivered.slug', '=', 'posts.slug')
        .onRef('delivered.content_hash', '=', 'posts.content_hash')
        .onRef('delivered.picture_hash', '=', 'posts.picture_hash'),
    )
    .execute();
}

async function replacePicture(database: Database, name: string, picture: StoredPicture): Promise<void> {
  await withAdvisoryLock(database, postsLock, (connection) =>
    connection.transaction().execute(async (transaction) => {
      await setPicture(transaction, name, picture);
      await renewRevision(transaction);
    }),
  );
}

/**
 * Says what is wrong with a picture's master, if anything; a missing one is no problem.
 * @param isKnownValid whether a master with this hash is good, so that it need not be decoded
 */
export async function masterProblem(
  picturesDir: string,
  name: string,
  isKnownValid: (hash: string) => Promise<boolean> = async () => false,
): Promise<string | undefined> {
  const [file, ...others] = await findMasters(picturesDir, name);
  if (file === undefined) return undefined;
  if (others.length > 0) return `${[file, ...others].join(' and ')} have one name; delete all but one`;
  const { name: written, ext } = path.parse(file);
  if (written !== name) return `the picture is called ${file}; name it ${name}${ext.toLowerCase()}`;
  return contentProblem(path.join(picturesDir, file), isKnownValid).catch((error: unknown) =>
    errorCode(error) === 'ENOENT' ? undefined : `${file} cannot be read (${errorCode(error)})`,
  );
}

async function contentProblem(file: string, isKnownValid: (hash: string) => Promise<boolean>) {
  const large = tooLarge((await stat(file)).size, file);
  if (large) return large;
  const master = await readFile(file);
  if (await isKnownValid(masterHash(master))) return undefined;
  return describePicture(master, { file, stem: '' }).then(() => undefined, errorText);
}
