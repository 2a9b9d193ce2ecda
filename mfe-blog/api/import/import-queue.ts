import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import { startPublicationTimer } from '../posts/publication-timer.ts';
import type { Tables } from '../tables.ts';
import { type Imported, type ImportOptions, importPosts } from './import-posts.ts';

export type ImportFolders = Omit<ImportOptions, 'now' | 'onMissingPicture'>;

/** One import at a time; between them, posts are published as their time comes. */
export function importQueue(database: Kysely<Tables>, folders: ImportFolders, log: FastifyBaseLogger) {
  let last: Promise<unknown> = Promise.resolve();
  let stopTimer = () => {};
  let isStopped = false;

  async function importNow(): Promise<Imported> {
    // It would publish posts of an import that is not whole yet.
    stopTimer();
    try {
      const onMissingPicture = (name: string) =>
        log.info(`picture ${name}.webp is missing; its posts show the fallback`);
      const imported = await importPosts(database, { ...folders, now: new Date(), onMissingPicture });
      log.info(imported, 'posts imported');
      return imported;
    } finally {
      if (!isStopped)
        stopTimer = startPublicationTimer(database, (error) =>
          log.error({ fault: String(error) }, 'publishing failed'),
        );
    }
  }

  return {
    run(): Promise<Imported> {
      const next = last.then(importNow);
      last = next.catch(() => undefined);
      return next;
    },
    async stop(): Promise<void> {
      isStopped = true;
      stopTimer();
      await last;
    },
  };
}
