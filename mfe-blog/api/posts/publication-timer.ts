import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';
import { nextPublication, publishDue } from './publish-due.ts';

// A timer holds 24.8 days at most, and a machine that slept wakes late: look again at least this often.
const LONGEST_WAIT_MS = 60 * 60 * 1000;
const RETRY_MS = 60 * 1000;

/** Publishes each waiting post when its time comes. Returns what ends that. */
export function startPublicationTimer(database: Kysely<Tables>, onError: (error: unknown) => void): () => void {
  let timer: NodeJS.Timeout;
  let isStopped = false;

  async function look() {
    const wait = await publishAndMeasure().catch((error: unknown) => {
      // A look that was under way when the service stopped finds the database closed.
      if (!isStopped) onError(error);
      return RETRY_MS;
    });
    if (!isStopped) timer = setTimeout(look, wait).unref();
  }

  async function publishAndMeasure(): Promise<number> {
    const next = await nextPublication(database);
    const wait = next ? next.getTime() - Date.now() : LONGEST_WAIT_MS;
    if (wait > 0) return Math.min(wait, LONGEST_WAIT_MS);
    await database.transaction().execute((transaction) => publishDue(transaction, new Date()));
    return 0;
  }

  timer = setTimeout(look, 0).unref();
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}
