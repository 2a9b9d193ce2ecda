import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';
import { nextPublication, publishOnce } from './publish-due.ts';

// Another service may have imported a post since, and be gone when it is due; and a timer runs late after the machine slept.
const maxWaitMs = 60 * 1000;
const retryMs = 60 * 1000;

/** Publishes each waiting post when it is due. Returns a function that stops the timer. */
export function startPublicationTimer(database: Kysely<Tables>, onError: (error: unknown) => void): () => void {
  let timer: NodeJS.Timeout;
  let isStopped = false;

  async function check() {
    const wait = await publishAndMeasure().catch((error: unknown) => {
      // A check that was running when the service stopped finds the database closed.
      if (!isStopped) onError(error);
      return retryMs;
    });
    if (!isStopped) timer = setTimeout(check, wait).unref();
  }

  async function publishAndMeasure(): Promise<number> {
    const next = await nextPublication(database);
    const wait = next ? next.getTime() - Date.now() : maxWaitMs;
    if (wait > 0) return Math.min(wait, maxWaitMs);
    await publishOnce(database, new Date());
    return 0;
  }

  timer = setTimeout(check, 0).unref();
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}
