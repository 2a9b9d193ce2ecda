import { type Kysely, sql } from 'kysely';
import type { SubscriptionLinks } from '../subscriptions/subscription-links.ts';
import type { Tables } from '../tables.ts';
import { type PageOf, pageLength, type Subscriber } from './admin.ts';

/** Confirmed subscribers who have not left, each with the unsubscribe link that every message to them must carry. */
export async function listSubscribers(
  database: Kysely<Tables>,
  links: SubscriptionLinks,
  { after }: PageOf,
): Promise<Subscriber[]> {
  let query = database
    .selectFrom('subscriptions')
    .selectAll()
    .where('confirmed_at', 'is not', null)
    .where('left_at', 'is', null)
    .orderBy('confirmed_at')
    .orderBy('id')
    .limit(pageLength);
  if (after) query = query.where(sql<boolean>`(confirmed_at, id) > (${after.time}, ${after.key})`);
  const rows = await query.execute();
  return rows.map(({ id, email_id, wording, confirmed_at }) => ({
    id,
    emailId: email_id,
    wording,
    confirmedAt: confirmed_at ?? '',
    leaveUrl: links.leave({ id }),
  }));
}
