import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import { startPublicationTimer } from '../posts/publication-timer.ts';
import type { Tables } from '../tables.ts';
import { type Imported, type ImportOptions, importPosts } from './import-posts.ts';

export type ImportPlaces = Omit<ImportOptions, 'now' | 'onMissingPicture'>;

/** Runs one import at a time; between imports, publishes waiting posts when they are due. */
export function importQueue(database: Kysely<Tables>, places: ImportPlaces, log: FastifyBaseLogger) {
  let last: Promise<unknown> = Promise.resolve();
  let stopTimer = () => {};
  let isStopped = false;

  async function importNow(): Promise<Imported> {
    // The timer could publish posts of an import that is still incomplete.
    stopTimer();
    try {
      const onMissingPicture = (name: string) =>
        log.info(`picture ${name}.webp is missing; its posts show the fallback`);
      const imported = await importPosts(database, { ...places, now: new Date(), onMissingPicture });
      const { faults, ...counts } = imported;
      log.info(counts, 'posts imported');
      if (faults.length > 0) log.error(leftOut(faults));
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

/** More would be a page in the log; the command `import` lists them all. */
const maxShown = 10;

/** One line for all posts that were left out. */
function leftOut(faults: string[]): string {
  const more = faults.length > maxShown ? `; and ${faults.length - maxShown} more` : '';
  return `posts left out: ${faults.slice(0, maxShown).join('; ')}${more}`;
}
