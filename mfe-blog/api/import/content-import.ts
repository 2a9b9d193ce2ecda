import path from 'node:path';
import { type Commands, serveCommands } from '@site/service/command-socket';
import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import { readRevision } from '../posts/revision.ts';
import type { Tables } from '../tables.ts';
import { type ImportPlaces, importQueue } from './import-queue.ts';
import { pictureQueue } from './picture-queue.ts';
import { watchFolders } from './watch-folders.ts';

interface WatchedPlaces extends ImportPlaces {
  picturesDir: string;
  /** Whether a saved post or picture is imported at once. */
  isDevelopment?: boolean | undefined;
}

/**
 * Imports the content folder now, and again on every `import` command or save while developing; serves the other commands too. Resolves
 * as soon as there are posts to show: a service that has some already does not wait for 100,000 files to be read, and none waits for
 * pictures. `signal` stops it; the function it returns resolves when it has stopped.
 */
export async function contentImport(
  database: Kysely<Tables>,
  places: WatchedPlaces,
  log: FastifyBaseLogger,
  signal: AbortSignal,
  otherCommands: Commands = {},
): Promise<() => Promise<void>> {
  const hasPosts = (await readRevision(database)) !== '';
  const queue = importQueue(database, places, log);
  const pictures = pictureQueue(database, places.pictures, log, signal);
  const first = queue.run();
  first.finally(pictures.run).catch(() => undefined);
  // Yesterday's content is better than no blog: what fails here stops a service only if it has nothing to show yet.
  if (hasPosts)
    first.catch((error: unknown) => log.error(`${errorMessage(error)}\nThe posts of the last import stay.`));
  else
    await first.catch((error: unknown) =>
      queue
        .stop()
        .then(pictures.idle)
        .then(() => Promise.reject(error)),
    );

  const importAll = async () => ({ ...(await queue.run()), pictureFaults: await pictures.run() });
  const stopWatching = places.isDevelopment
    ? watchFolders([path.join(places.contentDir, 'posts'), places.picturesDir], () =>
        importAll().catch((error: unknown) => log.error(errorMessage(error))),
      )
    : () => {};
  const commands = { ...otherCommands, import: importAll };
  const stopCommands = await serveCommands(socketFile(places.dataDir), commands).catch((error: unknown) => {
    // The path of a socket may have 107 characters at most; a service in a deeper folder runs without commands.
    log.error(`The service takes no commands: ${errorMessage(error)}`);
    return async () => {};
  });
  return async () => {
    stopWatching();
    await stopCommands();
    await queue.stop();
    await pictures.idle();
  };
}

export function socketFile(dataDir: string): string {
  return path.join(dataDir, 'blog.sock');
}

function errorMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
