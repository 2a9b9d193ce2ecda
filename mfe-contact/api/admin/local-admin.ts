import { existsSync } from 'node:fs';
import { purgeDeleted } from '@site/service/database/sqlite';
import { type ExpressionBuilder, type Kysely, sql, type Transaction } from 'kysely';
import { isoAfter } from '../calendar.ts';
import { contactSecret, databaseFile, openContactDatabase } from '../database.ts';
import { withdrawSummaries } from '../outbox/daily-summary.ts';
import { leaseMs } from '../outbox/delivery-repository.ts';
import { retryableMailKinds } from '../outbox/mail-sender.ts';
import { outboxFolderOf, sweepOutbox } from '../outbox/mail-transport.ts';
import { allowMailbox, type HashMailbox, mailboxHasher } from '../protection/mail-limits.ts';
import { createRetention } from '../retention/retention.ts';
import { openRetentionClock, type RetentionClock } from '../retention/retention-clock.ts';
import type { ContactOptions } from '../settings.ts';
import { createSubscriptionLinks, type SubscriptionLinks } from '../subscriptions/subscription-links.ts';
import type { DeliveryKind, Tables } from '../tables.ts';
import type { Admin, AdminConnection, AdminRequest, Erased, Retried } from './admin-protocol.ts';
import { findEnquiry, listDeadSubscriptions, listEnquiries, listSubscribers } from './listings.ts';

interface LocalAdminOptions extends Pick<ContactOptions, 'dataDir' | 'retentionMonths' | 'smtpUrl' | 'webhook'> {
  database: Kysely<Tables>;
  links: SubscriptionLinks;
  hashMailbox: HashMailbox;
  /** The service's own. Without it, a command that needs one opens it, because that stores the time. */
  retentionClock?: RetentionClock;
  /** Called when deliveries have become due again. */
  onQueued?: () => void;
}

/** The admin on the database itself, for when no service runs. */
export async function openLocalAdmin(options: ContactOptions): Promise<AdminConnection> {
  const file = databaseFile(options.dataDir);
  // A new database would hide that the old one is missing, and nobody would notice that enquiries are lost.
  if (!options.databaseUrl && !existsSync(file))
    throw new Error(`There is no database ${file}: start the site once, or set DATA_DIR to its folder.`);
  const database = await openContactDatabase(options);
  const secret = await contactSecret(database, options.dataDir, 'subscription-secret');
  const links = createSubscriptionLinks(secret, options.siteUrl);
  const admin = createLocalAdmin({ ...options, database, links, hashMailbox: mailboxHasher(secret) });
  return { ...admin, close: () => database.destroy() };
}

/** Runs the admin commands directly on the database. */
export function createLocalAdmin(options: LocalAdminOptions): Admin {
  const { database, dataDir, smtpUrl, webhook, links, hashMailbox, onQueued } = options;
  return {
    list: (page) => listEnquiries(database, page),
    show: ({ reference }) => findEnquiry(database, reference),
    async done(request) {
      await markDone(database, request, new Date());
      return findEnquiry(database, request.reference);
    },
    async reopen({ reference }) {
      await reopen(database, reference);
      return findEnquiry(database, reference);
    },
    deadSubscriptions: (page) => listDeadSubscriptions(database, page),
    subscribers: (page) => listSubscribers(database, links, page),
    async erase(request) {
      const erased = await eraseData(database, request);
      if (request.isDryRun) return erased;
      await sweepOutbox(database, outboxFolderOf(dataDir));
      await purgeDeleted(database);
      return erased;
    },
    allow: async ({ email }) => ({ allowed: await allowMailbox(database, hashMailbox(email), new Date()) }),
    async eraseExpired({ isConfirmed }) {
      const retentionClock = options.retentionClock ?? (await openRetentionClock(database));
      const { confirm, report } = createRetention({ ...options, retentionClock });
      return isConfirmed ? confirm() : report();
    },
    async retry(request) {
      const retried = await retryDeliveries(database, request, { mail: Boolean(smtpUrl), webhook: Boolean(webhook) });
      onQueued?.();
      return retried;
    },
  };
}

/** In one statement, so that if two colleagues do this at once, the first one is recorded. */
async function markDone(
  database: Kysely<Tables>,
  { reference, by, note }: AdminRequest<'done'>,
  now: Date,
): Promise<void> {
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

/** Erases enquiries with deliveries and keys; given an address, the subscription too. A dry run only counts. */
function eraseData(database: Kysely<Tables>, { who, isDryRun }: AdminRequest<'erase'>): Promise<Erased> {
  return database.transaction().execute(async (transaction) => {
    const references = await referencesOf(transaction, who);
    const subscriptions = who.by === 'email' ? await subscriptionsOf(transaction, who.email) : [];
    if (!isDryRun && references.length > 0) {
      await transaction.deleteFrom('idempotency_keys').where('reference', 'in', references).execute();
      await transaction.deleteFrom('enquiries').where('reference', 'in', references).execute();
      await withdrawSummaries(transaction, new Date());
    }
    if (!isDryRun && subscriptions.length > 0)
      await transaction.deleteFrom('subscriptions').where('id', 'in', subscriptions).execute();
    return { enquiries: references.length, subscriptions: subscriptions.length };
  });
}

async function referencesOf(transaction: Transaction<Tables>, who: AdminRequest<'erase'>['who']): Promise<string[]> {
  const all = transaction.selectFrom('enquiries').select('reference');
  // SQLite lower-cases ASCII only; an address in another script is found as it was written.
  const found =
    who.by === 'reference'
      ? all.where('reference', '=', who.reference)
      : all.where(sql`lower(email_id)`, 'in', spellings(who.email));
  return (await found.execute()).map(({ reference }) => reference);
}

async function subscriptionsOf(transaction: Transaction<Tables>, email: string): Promise<string[]> {
  const found = await transaction
    .selectFrom('subscriptions')
    .select('id')
    .where('email_key', '=', email.toLowerCase())
    .execute();
  return found.map(({ id }) => id);
}

function spellings(email: string): string[] {
  return [...new Set([email.toLowerCase(), email.replace(/[A-Z]/g, (letter) => letter.toLowerCase())])];
}

/** What can be sent with these settings: mail needs a mail server, the webhook an address. */
interface CanSend {
  mail: boolean;
  webhook: boolean;
}

/**
 * Makes deliveries due again that are dead, only written to the outbox folder, or waiting for their next attempt.
 * What cannot be sent is only counted.
 */
export async function retryDeliveries(
  database: Kysely<Tables>,
  { reference }: AdminRequest<'retry'>,
  canSend: CanSend,
  now: Date = new Date(),
): Promise<Retried> {
  const retry = async (kinds: readonly DeliveryKind[], isSendable: boolean) => {
    const chosen = retriable(database, kinds, reference, now);
    const due = { state: 'waiting' as const, attempts: 0, next_attempt_at: now.toISOString(), settled_at: null };
    const changed = isSendable
      ? await database.updateTable('deliveries').set(due).where(chosen).returning('id').execute()
      : await database.selectFrom('deliveries').select('id').where(chosen).execute();
    return { due: isSendable ? changed.length : 0, left: isSendable ? 0 : changed.length };
  };
  const mails = await retry(retryableMailKinds, canSend.mail);
  const webhooks = await retry(['webhook'], canSend.webhook);
  return { deliveries: mails.due + webhooks.due, mailsLeft: mails.left, webhooksLeft: webhooks.left };
}

function retriable(database: Kysely<Tables>, kinds: readonly DeliveryKind[], reference: string | undefined, now: Date) {
  // A mail that waits no longer than a lease may be on its way at this moment, and would arrive twice. Receivers of a
  // webhook recognise the second by its id.
  const leaseEnd = isoAfter(now, leaseMs);
  return (row: ExpressionBuilder<Tables, 'deliveries'>) =>
    row.and([
      row('channel', 'in', [...kinds]),
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
