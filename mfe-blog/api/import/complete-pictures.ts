import { oneAtATime } from '@site/service/database/one-at-a-time';
import type { Kysely } from 'kysely';
import { UnusableMaster } from '../pictures/picture-process.ts';
import type { PostPictures, StoredPicture } from '../pictures/post-pictures.ts';
import { postWork, renewRevision } from '../posts/revision.ts';
import type { Tables } from '../tables.ts';
import { type PicturedRow, storedPicture } from './find-pictures.ts';
import { pictureColumns } from './write-posts.ts';

interface Completed {
  /** A sentence for each picture that was not completed. */
  faults: string[];
  /** A later try may do better: a folder or bucket could not be written to. */
  mayWorkLater: boolean;
}

/** Makes and stores what the pictures of all posts lack. Posts are shown meanwhile, with what `findPictures` found. */
export async function completePictures(
  database: Kysely<Tables>,
  pictures: PostPictures,
  signal?: AbortSignal,
): Promise<Completed> {
  const completed: Completed = { faults: [], mayWorkLater: false };
  const shared = await pictures.shared();
  for (const row of await picturedRows(database)) {
    if (signal?.aborted) break;
    try {
      const picture = await pictures.complete(row.image_name, storedPicture(row), shared);
      await showPicture(database, row.image_name, picture);
    } catch (error) {
      completed.faults.push(error instanceof Error ? error.message : String(error));
      completed.mayWorkLater ||= !(error instanceof UnusableMaster);
    }
  }
  return completed;
}

function picturedRows(database: Kysely<Tables>): Promise<PicturedRow[]> {
  return database
    .selectFrom('posts')
    .select(['image_name', 'picture', 'picture_hash'])
    .distinct()
    .orderBy('image_name')
    .execute();
}

/** Shows it in all posts that have it, and says so to the edge where that changes anything. */
async function showPicture(database: Kysely<Tables>, name: string, picture: StoredPicture): Promise<void> {
  const outdated = await database
    .selectFrom('posts')
    .select('slug')
    .where('image_name', '=', name)
    .where('picture_hash', '<>', picture.hash)
    .limit(1)
    .executeTakeFirst();
  if (!outdated) return;
  await oneAtATime(database, postWork, (connection) =>
    connection.transaction().execute(async (transaction) => {
      await transaction.updateTable('posts').set(pictureColumns(picture)).where('image_name', '=', name).execute();
      await renewRevision(transaction);
    }),
  );
}
