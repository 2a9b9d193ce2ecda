import { withAdvisoryLock } from '@site/service/database/postgres';
import { purgeDeleted } from '@site/service/database/sqlite';
import { monthsBefore } from '../calendar.ts';
import * as enquiries from '../enquiries/enquiry-repository.ts';
import * as keys from '../enquiries/idempotency-key-repository.ts';
import { outboxFolderOf, sweepOutbox } from '../outbox/mail-transport.ts';
import * as mailboxes from '../protection/mailbox-repository.ts';
import type { ContactOptions } from '../settings.ts';
import { confirmationTimeoutMs } from '../subscriptions/subscription-links.ts';
import * as subscriptions from '../subscriptions/subscription-repository.ts';
import type { Database } from '../tables.ts';

interface RetentionOptions extends Pick<ContactOptions, 'dataDir' | 'retentionMonths'> {
  database: Database;
}

export interface Expired {
  enquiries: number;
  subscriptions: number;
}

/** `left` is how many more have expired, and wait for later days. */
type Erased = Expired & { left: number };

/** Erases expired data with every trace: a tenth a day or, if a person has confirmed it, all at once. */
export async function eraseWithTraces(
  { database, dataDir, retentionMonths }: RetentionOptions,
  isConfirmed = false,
): Promise<Erased> {
  const erased = await eraseExpired(database, new Date(), retentionMonths, isConfirmed);
  await sweepOutbox(database, outboxFolderOf(dataDir));
  if (erased.enquiries + erased.subscriptions > 0) await purgeDeleted(database);
  return erased;
}

/** How long the proof of consent is kept after unsubscribing, as the privacy policy says. */
const proofMonths = 12;

/** The share of a table that may be erased in a day without confirmation, so that a person can notice a wrong clock or setting on the first. */
const maxShare = 0.1;

/**
 * Erases what the privacy policy allows to be kept no longer: enquiries, proofs of consent, unconfirmed subscriptions,
 * idempotency keys and counts of mails. Of enquiries and subscriptions the oldest first, and at most a tenth of each table a day (one row at
 * least), however often services start, unless a person has confirmed it.
 */
export function eraseExpired(
  database: Database,
  now: Date,
  enquiryMonths: number,
  isConfirmed = false,
): Promise<Erased> {
  const work = async (transaction: Database) => {
    await keys.eraseExpired(transaction, now);
    await mailboxes.eraseExpired(transaction, now);
    if (!isConfirmed && !(await takeDay(transaction, now))) return { enquiries: 0, subscriptions: 0, left: 0 };
    const since = retainedSince(now, enquiryMonths);
    const due = await countExpired(transaction, now, enquiryMonths);
    const limit = isConfirmed ? due : await maxErasable(transaction);
    const erased = {
      enquiries: await enquiries.eraseExpired(transaction, since.received, limit.enquiries),
      subscriptions: await subscriptions.eraseExpired(transaction, since, limit.subscriptions),
    };
    return { ...erased, left: due.enquiries + due.subscriptions - erased.enquiries - erased.subscriptions };
  };
  // Services that start together would erase the same rows in different orders, and PostgreSQL would end one of them.
  return withAdvisoryLock(database, 'retention', (connection) => connection.transaction().execute(work));
}

/** Marks the day of this moment as used. Returns whether it was free until now. */
async function takeDay(database: Database, now: Date): Promise<boolean> {
  const taken = await database
    .insertInto('retention_days')
    .values({ day: now.toISOString().slice(0, 10) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('day')
    .executeTakeFirst();
  return taken !== undefined;
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
  return {
    enquiries: shareOf(await enquiries.count(database)),
    subscriptions: shareOf(await subscriptions.count(database)),
  };
}
