import { watch } from 'node:fs';
import path from 'node:path';
import { errorText } from '@site/service/process/system-errors';
import type { FastifyBaseLogger } from 'fastify';
import pLimit from 'p-limit';
import type { BlogCommands } from '../blog-commands.ts';
import { readRevision } from '../posts/publication.ts';
import type { Database } from '../tables.ts';
import { completePictures } from './import-pictures.ts';
import { type Imported, type ImportOptions, importPosts } from './import-posts.ts';

interface ImportSettings extends ImportOptions {
  /** What a start imports, where the version brought posts. */
  delivered?: ImportOptions;
  /** Whether a saved post or picture is imported at once. */
  isDevelopment?: boolean;
}

interface ContentImport {
  /** Imports now, and makes the pictures that are missing. */
  importAll: BlogCommands['import'];
  /** Waits for the import and the picture under way. */
  stop: () => Promise<void>;
}

/**
 * Imports the posts of the version now, or the content folder where there are none; the content folder on command, and in development on
 * every save.
 *
 * Resolves once there are posts to show: at once if an earlier import stored some, else after the first import. Pictures are made afterwards,
 * until these are stopped.
 */
export async function startContentImport(
  database: Database,
  settings: ImportSettings,
  log: FastifyBaseLogger,
): Promise<ContentImport> {
  const hasPosts = (await readRevision(database)) !== '';
  const oneAtATime = pLimit(1);
  const runImport = (source: ImportOptions) => oneAtATime(() => importAndLog(database, source, log));
  const pictures = createPictureMaker(database, log);
  const stop = async () => {
    // Waits for the import that is running.
    await oneAtATime(() => {});
    await pictures.stop();
  };
  const importAll = async () => {
    const { problems, ...counts } = await runImport(settings);
    return { ...counts, faults: problems, pictureFaults: await pictures.run(settings) };
  };

  const atStart = settings.delivered ?? settings;
  const first = runImport(atStart);
  first.finally(() => pictures.run(atStart)).catch(() => undefined);
  // Old content is better than no blog: a failure stops the service only if there is nothing to show yet.
  if (hasPosts) first.catch((error: unknown) => log.error(`${errorText(error)}\nThe posts of the last import stay.`));
  else
    await first.catch(async (error: unknown) => {
      await stop();
      throw error;
    });

  const stopWatching = settings.isDevelopment
    ? watchFolders([path.join(settings.contentDir, 'posts'), settings.pictures.picturesDir], () =>
        importAll().catch((error: unknown) => log.error(errorText(error))),
      )
    : () => {};
  return {
    importAll,
    async stop() {
      stopWatching();
      await stop();
    },
  };
}

async function importAndLog(database: Database, options: ImportOptions, log: FastifyBaseLogger): Promise<Imported> {
  const imported = await importPosts(database, options);
  const { problems, missingPictures, ...counts } = imported;
  log.info(counts, 'posts imported');
  for (const name of missingPictures) log.info(`picture ${name} is missing; its posts show the fallback`);
  if (problems.length > 0) log.error(describeOmitted(problems));
  return imported;
}

/** More would fill a page of the log; the command `import` lists them all. */
const maxShown = 10;

/** One line for all posts that were left out. */
function describeOmitted(problems: string[]): string {
  const more = problems.length > maxShown ? `; and ${problems.length - maxShown} more` : '';
  return `posts left out: ${problems.slice(0, maxShown).join('; ')}${more}`;
}

/** How long to wait after pictures could not be made or stored. */
const retryMs = 60_000;

/** Makes the posts' missing pictures on `run`, and tries again while a retry may help. */
function createPictureMaker(database: Database, log: FastifyBaseLogger) {
  const oneAtATime = pLimit(1);
  let retry: NodeJS.Timeout | undefined;

  async function makeMissing(source: ImportOptions): Promise<string[]> {
    clearTimeout(retry);
    const { problems, isRetryable } = await completePictures(database, source).catch((error: unknown) => ({
      problems: [String(error)],
      isRetryable: true,
    }));
    if (source.pictures.stopping.aborted) return [];
    for (const problem of problems) log.error(problem);
    if (isRetryable) retry = setTimeout(() => run(source), retryMs).unref();
    return problems;
  }

  /** Returns a sentence for each picture that was not completed. */
  const run = (source: ImportOptions) => oneAtATime(() => makeMissing(source));
  const stop = async () => {
    await oneAtATime(() => {});
    clearTimeout(retry);
  };
  return { run, stop };
}

/** An editor writes a file in several steps, each of which is an event. */
const quietMs = 100;

/** Calls back once after files of these folders were saved. Returns a function that stops it. */
function watchFolders(folders: string[], onSaved: () => void): () => void {
  let timer: NodeJS.Timeout | undefined;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(onSaved, quietMs);
  };
  const watchers = folders.map((folder) => watch(folder, wait));
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}
