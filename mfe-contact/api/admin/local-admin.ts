import { forgetDeleted } from '@site/service/database/forget-deleted';
import type { Kysely } from 'kysely';
import { sweepOutbox } from '../outbox/sweep-outbox.ts';
import type { MailLimits } from '../protection/mail-limits.ts';
import type { SubscriptionLinks } from '../subscriptions/subscription-links.ts';
import type { Tables } from '../tables.ts';
import type { Admin } from './admin.ts';
import { eraseFrom } from './erase.ts';
import { findIn, listDeadSubscriptions, listFrom } from './list-enquiries.ts';
import { listSubscribers } from './list-subscribers.ts';
import { markDone, reopen } from './mark-done.ts';
import { type CanSend, retryIn } from './retry.ts';

interface LocalAdminOptions {
  database: Kysely<Tables>;
  outboxFolder: string;
  links: SubscriptionLinks;
  limits: MailLimits;
  canSend: CanSend;
  /** Called when deliveries have become due again. */
  onQueued: () => void;
}

/** Runs the admin commands directly on the database. */
export function localAdmin({ database, outboxFolder, links, limits, canSend, onQueued }: LocalAdminOptions): Admin {
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
    async retry(request) {
      const retried = await retryIn(database, request, canSend);
      onQueued();
      return retried;
    },
  };
}
