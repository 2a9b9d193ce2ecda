import { type Kysely, sql } from 'kysely';
import { enquiryRecord } from '../enquiries/enquiry-record.ts';
import type { SubscriptionLinks } from '../subscriptions/subscription-links.ts';
import type { DeliveryRow, EnquiryRow, Tables } from '../tables.ts';
import { type ListedEnquiry, type ListedRow, type ListQuery, pageLength, type Subscriber } from './admin-protocol.ts';

export async function listEnquiries(
  database: Kysely<Tables>,
  { after, isDead, since, before, state }: ListQuery,
): Promise<ListedEnquiry[]> {
  let query = database
    .selectFrom('enquiries')
    .selectAll()
    .orderBy('received_at')
    .orderBy('reference')
    .limit(pageLength);
  if (after) query = query.where(sql<boolean>`(received_at, reference) > (${after.time}, ${after.key})`);
  if (since) query = query.where('received_at', '>=', since);
  if (before) query = query.where('received_at', '<', before);
  if (state) query = query.where('done_at', state === 'new' ? 'is' : 'is not', null);
  if (isDead)
    query = query.where(
      'id',
      'in',
      database
        .selectFrom('deliveries')
        .select(sql<string>`enquiry_id`.as('id'))
        .where('state', '=', 'dead')
        .where('enquiry_id', 'is not', null),
    );
  return withDeliveries(database, await query.execute());
}

export async function findEnquiry(database: Kysely<Tables>, reference: string): Promise<ListedEnquiry | null> {
  const rows = await database.selectFrom('enquiries').selectAll().where('reference', '=', reference).execute();
  return (await withDeliveries(database, rows))[0] ?? null;
}

/** A subscription has no reference, so its id takes that place. */
export async function listDeadSubscriptions(database: Kysely<Tables>, { after }: ListQuery): Promise<ListedRow[]> {
  const dead = database.selectFrom('deliveries').selectAll().where('state', '=', 'dead');
  let query = database.selectFrom('subscriptions').selectAll().orderBy('requested_at').orderBy('id').limit(pageLength);
  if (after) query = query.where(sql<boolean>`(requested_at, id) > (${after.time}, ${after.key})`);
  const rows = await query
    .where(
      'id',
      'in',
      dead.clearSelect().select(sql<string>`subscription_id`.as('id')).where('subscription_id', 'is not', null),
    )
    .execute();
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const deliveries = await dead.where('subscription_id', 'in', ids).orderBy('channel').execute();
  return rows.map(({ id, requested_at, source }) => ({
    reference: id,
    receivedAt: requested_at,
    source: source ?? '',
    deliveries: deliveries.filter(({ subscription_id }) => subscription_id === id).map(listed),
  }));
}

async function withDeliveries(database: Kysely<Tables>, enquiries: EnquiryRow[]): Promise<ListedEnquiry[]> {
  if (enquiries.length === 0) return [];
  const ids = enquiries.map(({ id }) => id);
  const deliveries = await database
    .selectFrom('deliveries')
    .selectAll()
    .where('enquiry_id', 'in', ids)
    .orderBy('channel')
    .execute();
  return enquiries.map((row) => ({
    ...enquiryRecord(row),
    state: row.done_at === null ? 'new' : 'done',
    doneAt: row.done_at ?? '',
    doneBy: row.done_by ?? '',
    note: row.note ?? '',
    deliveries: deliveries.filter(({ enquiry_id }) => enquiry_id === row.id).map(listed),
  }));
}

function listed({ channel: kind, state, attempts, next_attempt_at, last_error }: DeliveryRow) {
  return { kind, state, attempts, nextAttemptAt: next_attempt_at, lastError: last_error };
}

/** Confirmed subscribers, each with the unsubscribe link that every message to them must carry. */
export async function listSubscribers(
  database: Kysely<Tables>,
  links: SubscriptionLinks,
  { after }: ListQuery,
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
    unsubscribeUrl: links.unsubscribe({ id }),
  }));
}
