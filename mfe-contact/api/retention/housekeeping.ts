import { forgetDeleted } from '@site/service/database/forget-deleted';
import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import { sweepOutbox } from '../outbox/sweep-outbox.ts';
import { repeat } from '../repeat.ts';
import type { Tables } from '../tables.ts';
import { eraseExpired } from './erase-expired.ts';

const intervalMs = 6 * 60 * 60 * 1000;

interface HousekeepingOptions {
  database: Kysely<Tables>;
  outboxFolder: string;
  retentionMonths: number;
  clock?: () => Date;
}

/** Erases what has expired, now and every six hours. Returns a function that stops it after the current round. */
export function startHousekeeping(
  options: HousekeepingOptions,
  log: Pick<FastifyBaseLogger, 'info' | 'error'>,
): () => Promise<void> {
  const round = () =>
    eraseAll(options).then(
      (expired) => log.info(expired, 'what had run out is erased'),
      (error: unknown) => log.error({ fault: String(error) }, 'erasing what has run out failed'),
    );
  return repeat(round, intervalMs);
}

async function eraseAll({ database, outboxFolder, retentionMonths, clock = () => new Date() }: HousekeepingOptions) {
  const expired = await eraseExpired(database, clock(), retentionMonths);
  await sweepOutbox(database, outboxFolder);
  if (expired.enquiries + expired.subscriptions > 0) await forgetDeleted(database);
  return expired;
}
