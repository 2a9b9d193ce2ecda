import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { PostPictures } from '../pictures/post-pictures.ts';
import type { Tables } from '../tables.ts';
import { completePictures } from './complete-pictures.ts';

/** After a folder or bucket could not be written to. */
const retryMs = 60_000;

/** Completes the posts' pictures whenever it is asked to, and again as long as that may help, until `signal` says to stop. */
export function pictureQueue(
  database: Kysely<Tables>,
  pictures: PostPictures,
  log: FastifyBaseLogger,
  signal: AbortSignal,
) {
  let last: Promise<string[]> = Promise.resolve([]);
  let retry: NodeJS.Timeout | undefined;

  async function completeNow(): Promise<string[]> {
    clearTimeout(retry);
    const { faults, mayWorkLater } = await completePictures(database, pictures, signal).catch((error: unknown) => ({
      faults: [String(error)],
      mayWorkLater: true,
    }));
    if (signal.aborted) return [];
    for (const fault of faults) log.error(fault);
    if (mayWorkLater) retry = setTimeout(run, retryMs).unref();
    return faults;
  }

  function run(): Promise<string[]> {
    last = last.then(completeNow);
    return last;
  }

  signal.addEventListener('abort', () => clearTimeout(retry));
  return {
    /** Returns a sentence for each picture that was not completed. */
    run,
    /** When nothing is being made any more. */
    idle: () => last,
  };
}
