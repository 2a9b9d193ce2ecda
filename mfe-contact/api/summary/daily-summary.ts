import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import { errorName } from '../outbox/deliver-next.ts';
import { repeat } from '../repeat.ts';
import type { Tables } from '../tables.ts';
import { queueSummary } from './queue-summary.ts';

const intervalMs = 60_000;

interface DailySummaryOptions {
  database: Kysely<Tables>;
  /** The time of day in India. */
  time: string;
  /** Called when a summary waits in the outbox. */
  onQueued: () => void;
}

/**
 * Queues the summary of the day once its time has come, even where the service was not running at that minute. Returns
 * a function that stops it after the current round.
 */
export function startDailySummary(
  { database, time, onQueued }: DailySummaryOptions,
  log: Pick<FastifyBaseLogger, 'error'>,
): () => Promise<void> {
  const round = () =>
    queueSummary(database, time, new Date()).then(
      (isQueued) => (isQueued ? onQueued() : undefined),
      (error: unknown) => log.error({ fault: errorName(error) }, 'the daily summary could not be queued'),
    );
  return repeat(round, intervalMs);
}
