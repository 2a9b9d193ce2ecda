import { withAdvisoryLock } from '@site/service/database/postgres';
import { purgeDeleted } from '@site/service/database/sqlite';
import { indianIsoDay } from '@site/text/indian-time';
import { daysAfter, monthsBefore } from '../calendar.ts';
import * as enquiries from '../enquiries/enquiry-repository.ts';
import * as keys from '../enquiries/idempotency-key-repository.ts';
import { outboxFolderOf, sweepOutbox } from '../outbox/mail-transport.ts';
import * as outbox from '../outbox/outbox-repository.ts';
import * as mailboxes from '../protection/mailbox-repository.ts';
import type { ContactOptions } from '../settings.ts';
import { confirmationTimeoutMs } from '../subscriptions/subscription-links.ts';
import * as subscriptions from '../subscriptions/subscription-repository.ts';
import type { Database } from '../tables.ts';
import { describeJump, type RetentionClock } from './retention-clock.ts';

interface RetentionOptions extends Pick<ContactOptions, 'dataDir' | 'retentionMonths'> {
  database: Database;
  retentionClock: RetentionClock;
}

export interface Expired {
  enquiries: number;
  subscriptions: number;
}

/** What has expired by the clock of the service, and why it is not erased if the clock cannot be trusted. */
export interface ExpiryReport extends Expired {
  now: string;
  notice: string | null;
}

export type Retention = ReturnType<typeof createRetention>;

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
      const { left: _none, ...erased } = await erase(now, true);
      return { ...erased, now: now.toISOString(), notice: null };
    },
  };
}

/** How long the proof of consent is kept after unsubscribing, as the privacy policy says. */
const proofMonths = 12;

/** How long the row of a daily summary is kept: it prevents a second one of its day, and says what sales has been told. */
const summaryDays = 7;

/** The share of a table that one run may erase without confirmation, so that a person can notice a wrong clock or setting before the next run. */
const maxShare = 0.1;

/**
 * Erases what the privacy policy allows to be kept no longer: enquiries, proofs of consent, unconfirmed subscriptions,
 * idempotency keys, counts of mails, and summaries that name any of them. The oldest first, and at most a tenth of each
 * table (one row at least) unless a person has confirmed it. `left` is how many more have expired, and wait for later runs.
 */
export function eraseExpired(
  database: Database,
  now: Date,
  enquiryMonths: number,
  isConfirmed = false,
): Promise<Expired & { left: number }> {
  const work = async (transaction: Database) => {
    const since = retainedSince(now, enquiryMonths);
    const due = await countExpired(transaction, now, enquiryMonths);
    const limit = isConfirmed ? due : await maxErasable(transaction);
    const erased = {
      enquiries: await enquiries.eraseExpired(transaction, since.received, limit.enquiries),
      subscriptions: await subscriptions.eraseExpired(transaction, since, limit.subscriptions),
    };
    await keys.eraseExpired(transaction, now);
    if (erased.enquiries > 0) await outbox.withdrawSummaries(transaction, now);
    await outbox.eraseSummariesBefore(transaction, indianIsoDay(daysAfter(now, -summaryDays)));
    await mailboxes.eraseExpired(transaction, now);
    return { ...erased, left: due.enquiries + due.subscriptions - erased.enquiries - erased.subscriptions };
  };
  // Services that start together would erase the same rows in different orders, and PostgreSQL would end one of them.
  return withAdvisoryLock(database, 'retention', (connection) => connection.transaction().execute(work));
}

/** What has expired by this time. */
export async function countExpired(database: Database, now: Date, enquiryMonths: number): Promise<Expired> {
  const since = retainedSince(now, enquiryMonths);
  return {
    enquiries: await enquiries.countExpired(database, since.received),
    subscriptions: await subscriptions.countExpired(database, since),
  };
}

function retainedSince(now: Date, enquiryMonths: number) {
  return {
    received: monthsBefore(now, enquiryMonths),
    requested: new Date(now.getTime() - confirmationTimeoutMs),
    ended: monthsBefore(now, proofMonths),
  };
}

async function maxErasable(database: Database): Promise<Expired> {
  const shareOf = (all: number) => Math.max(1, Math.floor(all * maxShare));
  const { new: open, done, spam } = await enquiries.countByState(database);
  return {
    enquiries: shareOf(open + done + spam),
    subscriptions: shareOf(await subscriptions.count(database)),
  };
}
