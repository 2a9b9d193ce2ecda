import { forgetDeleted } from '@site/service/database/forget-deleted';
import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import { sweepOutbox } from '../outbox/sweep-outbox.ts';
import type { Tables } from '../tables.ts';
import { eraseExpired } from './erase-expired.ts';

const intervalMs = 6 * 60 * 60 * 1000;

export interface HousekeepingOptions {
  database: Kysely<Tables>;
  outboxFolder: string;
  retentionMonths: number;
  clock?: () => Date;
}

/** Erases what has run out, now and every six hours. Returns what ends that, once a round under way is done. */
export function startHousekeeping(
  options: HousekeepingOptions,
  log: Pick<FastifyBaseLogger, 'info' | 'error'>,
): () => Promise<void> {
  const round = () =>
    keepHouse(options).then(
      (expired) => log.info(expired, 'what had run out is erased'),
      (error: unknown) => log.error({ fault: String(error) }, 'erasing what has run out failed'),
    );
  let working = round();
  const timer = setInterval(() => {
    working = round();
  }, intervalMs).unref();
  return () => {
    clearInterval(timer);
    return working;
  };
}

async function keepHouse({ database, outboxFolder, retentionMonths, clock = () => new Date() }: HousekeepingOptions) {
  const expired = await eraseExpired(database, clock(), retentionMonths);
  await sweepOutbox(database, outboxFolder);
  if (expired.enquiries + expired.subscriptions > 0) await forgetDeleted(database);
  return expired;
}
