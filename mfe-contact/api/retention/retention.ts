import { purgeDeleted } from '@site/service/database/sqlite';
import type { Kysely } from 'kysely';
import { outboxFolderOf, sweepOutbox } from '../outbox/mail-transport.ts';
import type { ContactOptions } from '../settings.ts';
import type { Tables } from '../tables.ts';
import { countExpired, type Expired, eraseExpired } from './erase-expired.ts';
import { describeJump, type RetentionClock } from './retention-clock.ts';

interface RetentionOptions extends Pick<ContactOptions, 'dataDir' | 'retentionMonths'> {
  database: Kysely<Tables>;
  retentionClock: RetentionClock;
}

/** What has expired by the clock of the service, and why it is not erased if the clock cannot be trusted. */
export interface ExpiryReport extends Expired {
  now: string;
  notice: string | null;
}

/** Erases expired data with every trace, unless the clock cannot be trusted. */
export function createRetention({ database, dataDir, retentionMonths, retentionClock }: RetentionOptions) {
  async function erase(now: Date, isConfirmed: boolean) {
    const erased = await eraseExpired(database, now, retentionMonths, isConfirmed);
    await sweepOutbox(database, outboxFolderOf(dataDir));
    if (erased.enquiries + erased.subscriptions > 0) await purgeDeleted(database);
    return erased;
  }
  return {
    /** Returns what it erased; undefined if the clock cannot be trusted. */
    async run() {
      const { now, jump } = await retentionClock.compare();
      return jump ? undefined : erase(now, false);
    },
    async report(): Promise<ExpiryReport> {
      const { now, jump } = await retentionClock.compare();
      const expired = await countExpired(database, now, retentionMonths);
      return { ...expired, now: now.toISOString(), notice: jump ? describeJump(jump) : null };
    },
    /** A person confirms that the clock is right, and everything expired is erased. */
    async confirm(): Promise<ExpiryReport> {
      await retentionClock.confirm();
      const { now } = await retentionClock.compare();
      const { enquiries, subscriptions } = await erase(now, true);
      return { enquiries, subscriptions, now: now.toISOString(), notice: null };
    },
  };
}
