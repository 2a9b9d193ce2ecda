import path from 'node:path';
import { type Commands, serveCommands } from '@site/service/command-socket';
import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import { readRevision } from '../posts/revision.ts';
import type { Tables } from '../tables.ts';
import { type ImportFolders, importQueue } from './import-queue.ts';

/**
 * Imports the content folder now, and again on every `import` command; serves the other commands too. Resolves as soon as there are posts to show: a
 * service that has some already does not wait for 100,000 files to be read. Returns a function that stops it.
 */
export async function contentImport(
  database: Kysely<Tables>,
  folders: ImportFolders,
  log: FastifyBaseLogger,
  otherCommands: Commands = {},
): Promise<() => Promise<void>> {
  const hasPosts = (await readRevision(database)) !== '';
  const queue = importQueue(database, folders, log);
  const first = queue.run();
  // Yesterday's content is better than no blog: what fails here stops a service only if it has nothing to show yet.
  if (hasPosts)
    first.catch((error: unknown) => log.error(`${errorMessage(error)}\nThe posts of the last import stay.`));
  else await first.catch((error: unknown) => queue.stop().then(() => Promise.reject(error)));

  const commands = { ...otherCommands, import: queue.run };
  const stopCommands = await serveCommands(socketFile(folders.dataDir), commands).catch((error: unknown) => {
    // The path of a socket may have 107 characters at most; a service in a deeper folder runs without commands.
    log.error(`The service takes no commands: ${errorMessage(error)}`);
    return async () => {};
  });
  return async () => {
    await stopCommands();
    await queue.stop();
  };
}

export function socketFile(dataDir: string): string {
  return path.join(dataDir, 'blog.sock');
}

function errorMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
