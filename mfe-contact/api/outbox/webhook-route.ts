import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';
import type { Route } from './delivery-worker.ts';
import { enquiryOf } from './mail-route.ts';
import { type WebhookOptions, webhook } from './webhook.ts';

export function webhookRoute(database: Kysely<Tables>, options: WebhookOptions): Route {
  const call = webhook(options);
  return {
    channels: ['webhook'],
    carry: async (delivery, signal) => call(delivery.id, await enquiryOf(database, delivery), signal),
  };
}
