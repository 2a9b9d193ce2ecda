import path from 'node:path';
import { serveCommands } from '@site/service/command-socket';
import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import { readRevision } from '../posts/revision.ts';
import type { Tables } from '../tables.ts';
import { type ImportFolders, importQueue } from './import-queue.ts';

/**
 * Imports the content folder, and again whenever told to. Resolves as soon as there are posts to show: who had some before does not
 * wait until 100,000 files have been looked at. Answers what ends it.
 */
export async function contentImport(
  database: Kysely<Tables>,
  folders: ImportFolders,
  log: FastifyBaseLogger,
): Promise<() => Promise<void>> {
  const hasPosts = (await readRevision(database)) !== '';
  const queue = importQueue(database, folders, log);
  const first = queue.run();
  // Content that was good yesterday is better than no blog: a faulty file stops only a service that has nothing to show yet.
  if (hasPosts)
    first.catch((error: unknown) => log.error(`${wordsOf(error)}\nThe posts of the last good import stay.`));
  else await first.catch((error: unknown) => queue.stop().then(() => Promise.reject(error)));

  const stopCommands = await serveCommands(socketFile(folders.dataDir), { import: queue.run }).catch(
    (error: unknown) => {
      // The address of a socket is 107 characters at most; a service in a deep folder shall run without.
      log.error(`No commands are taken: ${wordsOf(error)}`);
      return async () => {};
    },
  );
  return async () => {
    await stopCommands();
    await queue.stop();
  };
}

export function socketFile(dataDir: string): string {
  return path.join(dataDir, 'blog.sock');
}

function wordsOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
