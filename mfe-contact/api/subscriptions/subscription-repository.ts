import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { consentWording } from '../../contract/subscription.ts';
import { queueDeliveries } from '../outbox/delivery-repository.ts';
import type { MailLimits } from '../protection/mail-limits.ts';
import { retentionStart } from '../retention/clock-watch.ts';
import type { SubscriptionRow, Tables } from '../tables.ts';
import { confirmEnd } from './subscription-links.ts';

interface SubscriptionOptions {
  limits: MailLimits;
  clock?: () => Date;
  /** Whether the clock cannot be believed. */
  isInDoubt?: () => boolean;
}

export type SubscriptionRepository = ReturnType<typeof subscriptionRepository>;

export function subscriptionRepository(
  database: Kysely<Tables>,
  { limits, clock = () => new Date(), isInDoubt = () => false }: SubscriptionOptions,
) {
  const inStep = <Result>(work: (step: Step) => Promise<Result>, trace?: string) =>
    database
      .transaction()
      .execute((transaction) =>
        work({ transaction, limits, now: clock(), kept_from: retentionStart(isInDoubt()), trace }),
      );
  return {
    /**
     * Stores the subscription and queues the mail that asks its owner to confirm, as far as `MailLimits` allow. Does not
     * reveal whether the address was known.
     */
    request: (emailId: string, source?: string, trace?: string) =>
      inStep((step) => request(step, emailId, source), trace),
    /** False if the subscription no longer exists. Confirming twice is the same as once. */
    confirm: (id: string, trace?: string) => inStep((step) => confirm(step, id), trace),
    /** The address is never asked again. */
    leave: (id: string) => inStep((step) => leave(step, id)),
  };
}

interface Step {
  transaction: Transaction<Tables>;
  limits: MailLimits;
  now: Date;
  /** From when the row is kept, where the clock cannot be believed; else null. */
  kept_from: string | null;
  trace?: string | undefined;
}

async function request(step: Step, emailId: string, source: string | undefined): Promise<void> {
  const { transaction, limits, now, trace } = step;
  const known = await findInForce(step, emailId);
  if (known && known.confirmed_at !== null) return;
  const id = known?.id ?? randomUUID();
  if (!(await limits.takeQuestion(transaction, { id, emailId }, now))) return;
  // Its date stays: however often an address is typed in, it is erased after the time that the first mail stated.
  if (known)
    await transaction.updateTable('subscriptions').set({ wording: consentWording }).where('id', '=', id).execute();
  else await insert(step, id, emailId, source);
  await queueDeliveries(transaction, { subscription_id: id }, ['confirmation'], now, trace);
}

/** Nothing if there is none, or one whose links have expired, which is then erased. */
async function findInForce({ transaction, now }: Step, emailId: string): Promise<SubscriptionRow | undefined> {
  const row = await transaction
    .selectFrom('subscriptions')
    .selectAll()
    .where('email_key', '=', emailId.toLowerCase())
    .where('left_at', 'is', null)
    .executeTakeFirst();
  if (!row || row.confirmed_at !== null || confirmEnd(row) > now) return row;
  await transaction.deleteFrom('subscriptions').where('id', '=', row.id).execute();
  return undefined;
}

async function insert({ transaction, now, kept_from }: Step, id: string, emailId: string, source: string | undefined) {
  await transaction
    .insertInto('subscriptions')
    .values({
      id,
      email_id: emailId,
      email_key: emailId.toLowerCase(),
      wording: consentWording,
      source: source ?? null,
      requested_at: now.toISOString(),
      confirmed_at: null,
      left_at: null,
      kept_from,
    })
    .execute();
}

async function confirm({ transaction, limits, now, trace }: Step, id: string): Promise<boolean> {
  const found = await transaction
    .selectFrom('subscriptions')
    .select('email_id')
    .where('id', '=', id)
    .where('left_at', 'is', null)
    .executeTakeFirst();
  if (!found) return false;
  const { numUpdatedRows } = await transaction
    .updateTable('subscriptions')
    .set({ confirmed_at: now.toISOString() })
    .where('id', '=', id)
    .where('confirmed_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return true;
  await limits.noteAnswer(transaction, found.email_id);
  await queueDeliveries(transaction, { subscription_id: id }, ['welcome'], now, trace);
  return true;
}

/** Ends a later subscription of the same address too, for which this link was not made. */
async function leave({ transaction, limits, now, kept_from }: Step, id: string): Promise<boolean> {
  const found = await transaction
    .selectFrom('subscriptions')
    .select(['email_id', 'email_key'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!found) return limits.noteLeavingOf(transaction, id, now);
  await transaction
    .updateTable('subscriptions')
    .set({ left_at: now.toISOString(), kept_from })
    .where('email_key', '=', found.email_key)
    .where('left_at', 'is', null)
    .execute();
  await limits.noteLeaving(transaction, found.email_id, now);
  return true;
}
