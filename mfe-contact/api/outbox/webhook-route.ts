import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';
import type { Route } from './deliver-next.ts';
import { enquiryFor } from './mail-route.ts';
import { type WebhookOptions, webhook } from './webhook.ts';

export function webhookRoute(database: Kysely<Tables>, options: WebhookOptions): Route {
  const call = webhook(options);
  return {
    channels: ['webhook'],
    deliver: async (delivery, { signal }) => call(delivery.id, await enquiryFor(database, delivery), signal),
  };
}
