import type { ExpressionBuilder, Kysely } from 'kysely';
import { leaseMs } from '../outbox/delivery-repository.ts';
import { mailChannels } from '../outbox/mail-route.ts';
import type { Channel, Tables } from '../tables.ts';
import type { Retried, RetryRequest } from './admin.ts';

/** What the settings let out: mail needs a mail server, the webhook an address. */
export interface CanSend {
  mail: boolean;
  webhook: boolean;
}

/**
 * Makes deliveries due again that are dead, only written to the outbox folder, or waiting for their next attempt.
 * Summaries are not among them: by then the next one tells the same. Leaves alone what cannot go, and counts it.
 */
export async function retryIn(
  database: Kysely<Tables>,
  { reference }: RetryRequest,
  canSend: CanSend,
  now: Date = new Date(),
): Promise<Retried> {
  const mails = { database, reference, channels: mailChannels, now };
  const webhooks = { database, reference, channels: ['webhook'] as const, now };
  const sent = [...(canSend.mail ? [await makeDue(mails)] : []), ...(canSend.webhook ? [await makeDue(webhooks)] : [])];
  return {
    deliveries: sent.reduce((sum, count) => sum + count, 0),
    mailsLeft: canSend.mail ? 0 : await countStuck(mails),
    webhooksLeft: canSend.webhook ? 0 : await countStuck(webhooks),
  };
}

interface Selection {
  database: Kysely<Tables>;
  reference: string | undefined;
  channels: readonly Channel[];
  now: Date;
}

async function makeDue(selection: Selection): Promise<number> {
  const { numUpdatedRows } = await selection.database
    .updateTable('deliveries')
    .set({ state: 'waiting', attempts: 0, next_attempt_at: selection.now.toISOString(), settled_at: null })
    .where(stuck(selection))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

async function countStuck(selection: Selection): Promise<number> {
  const row = await selection.database
    .selectFrom('deliveries')
    .select(({ fn }) => fn.countAll().as('count'))
    .where(stuck(selection))
    .executeTakeFirst();
  return Number(row?.count ?? 0);
}

function stuck({ database, reference, channels, now }: Selection) {
  // A mail that waits no longer than a lease may be on its way at this moment, and would arrive twice. Receivers of a
  // webhook recognise the second by its id.
  const leaseEnd = new Date(now.getTime() + leaseMs).toISOString();
  return (row: ExpressionBuilder<Tables, 'deliveries'>) =>
    row.and([
      row('channel', 'in', [...channels]),
      row.or([
        row('state', 'in', ['dead', 'written']),
        row.and([
          row('state', '=', 'waiting'),
          row.or([row('channel', '=', 'webhook'), row('next_attempt_at', '>', leaseEnd)]),
        ]),
      ]),
      ...(reference
        ? [row('enquiry_id', 'in', database.selectFrom('enquiries').select('id').where('reference', '=', reference))]
        : []),
    ]);
}
