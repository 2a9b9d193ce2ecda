import { forgetDeleted } from '@site/service/database/forget-deleted';
import type { Kysely } from 'kysely';
import { sweepOutbox } from '../outbox/sweep-outbox.ts';
import type { SubscriptionLinks } from '../subscriptions/subscription-links.ts';
import type { Tables } from '../tables.ts';
import type { Desk } from './admin.ts';
import { eraseFrom } from './erase.ts';
import { listDeadSubscriptions, listFrom } from './list-enquiries.ts';
import { listSubscribers } from './list-subscribers.ts';
import { retryIn } from './retry.ts';

interface LocalDeskOptions {
  database: Kysely<Tables>;
  outboxFolder: string;
  links: SubscriptionLinks;
  /** Told when deliveries are due anew. */
  onQueued: () => void;
}

/** The desk on the database itself. */
export function localDesk({ database, outboxFolder, links, onQueued }: LocalDeskOptions): Desk {
  return {
    list: (page) => listFrom(database, page),
    deadSubscriptions: (page) => listDeadSubscriptions(database, page),
    subscribers: (page) => listSubscribers(database, links, page),
    async erase(request) {
      const erased = await eraseFrom(database, request);
      if (request.isRehearsal) return erased;
      await sweepOutbox(database, outboxFolder);
      await forgetDeleted(database);
      return erased;
    },
    async retry(request) {
      const deliveries = await retryIn(database, request);
      onQueued();
      return { deliveries };
    },
  };
}
