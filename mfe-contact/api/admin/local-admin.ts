import { forgetDeleted } from '@site/service/database/sqlite';
import { type Kysely, sql } from 'kysely';
import { sweepOutbox } from '../outbox/sweep-outbox.ts';
import type { MailLimits } from '../protection/mail-limits.ts';
import type { Retention } from '../retention/retention.ts';
import type { SubscriptionLinks } from '../subscriptions/subscription-links.ts';
import type { Tables } from '../tables.ts';
import type { Admin, DoneRequest } from './admin.ts';
import { eraseFrom } from './erase.ts';
import { findIn, listDeadSubscriptions, listFrom } from './list-enquiries.ts';
import { listSubscribers } from './list-subscribers.ts';
import { type CanSend, retryIn } from './retry.ts';

interface LocalAdminOptions {
  database: Kysely<Tables>;
  outboxFolder: string;
  links: SubscriptionLinks;
  limits: MailLimits;
  /** Asked for only when it is needed: looking at the clock is stored. */
  retention: () => Promise<Retention>;
  canSend: CanSend;
  /** Called when deliveries have become due again. */
  onQueued: () => void;
}

/** Runs the admin commands directly on the database. */
export function localAdmin(options: LocalAdminOptions): Admin {
  const { database, outboxFolder, links, limits, retention, canSend, onQueued } = options;
  return {
    list: (page) => listFrom(database, page),
    show: ({ reference }) => findIn(database, reference),
    async done(request) {
      await markDone(database, request, new Date());
      return findIn(database, request.reference);
    },
    async reopen({ reference }) {
      await reopen(database, reference);
      return findIn(database, reference);
    },
    deadSubscriptions: (page) => listDeadSubscriptions(database, page),
    subscribers: (page) => listSubscribers(database, links, page),
    async erase(request) {
      const erased = await eraseFrom(database, request);
      if (request.isRehearsal) return erased;
      await sweepOutbox(database, outboxFolder);
      await forgetDeleted(database);
      return erased;
    },
    allow: async ({ email }) => ({ allowed: await limits.allow(database, email, new Date()) }),
    async eraseExpired({ isConfirmed }) {
      const { confirm, find } = await retention();
      return isConfirmed ? confirm() : find();
    },
    async retry(request) {
      const retried = await retryIn(database, request, canSend);
      onQueued();
      return retried;
    },
  };
}

/** In one statement, so that of two colleagues at once the first keeps the credit. */
async function markDone(database: Kysely<Tables>, { reference, by, note }: DoneRequest, now: Date): Promise<void> {
  await database
    .updateTable('enquiries')
    .set({
      done_at: sql<string>`coalesce(done_at, ${now.toISOString()})`,
      done_by: sql<string>`coalesce(done_by, ${by})`,
      ...(note !== undefined && { note: note || null }),
    })
    .where('reference', '=', reference)
    .execute();
}

async function reopen(database: Kysely<Tables>, reference: string): Promise<void> {
  await database
    .updateTable('enquiries')
    .set({ done_at: null, done_by: null })
    .where('reference', '=', reference)
    .execute();
}
