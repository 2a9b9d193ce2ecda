import path from 'node:path';
import { type DatabaseOptions, openDatabase } from '@site/service/database/open-database';
import { isPostgres } from '@site/service/database/postgres';
import { sharedSecret } from '@site/service/database/shared-secret';
import { existingSecret, persistentSecret } from '@site/service/process/secrets';
import type { SelectQueryBuilder } from 'kysely';
import { migrations, postgresMigrations } from './migrations.ts';
import type { Database, Tables } from './tables.ts';

interface ContactDatabaseOptions extends Pick<DatabaseOptions, 'onUnusable'> {
  dataDir: string;
  databaseUrl?: string;
}

export function openContactDatabase({ dataDir, databaseUrl, onUnusable }: ContactDatabaseOptions) {
  return openDatabase<Tables>({
    file: databaseFile(dataDir),
    url: databaseUrl,
    schema: 'contact',
    migrations: databaseUrl ? postgresMigrations : migrations,
    onUnusable,
  });
}

export function databaseFile(dataDir: string): string {
  return path.join(dataDir, 'contact.db');
}

/**
 * The secrets beside a database file; `shell/operations/README.md` says how to replace each. On PostgreSQL the first service shares its own,
 * so that links sent before it moved there stay valid.
 */
export async function openSecrets(database: Database, dataDir: string) {
  const open = <Secret extends Buffer | undefined>(name: string, fromDataDir: () => Promise<Secret>) =>
    isPostgres(database)
      ? sharedSecret(database, { table: 'shared_secrets', name, encoding: 'base64url' }, fromDataDir)
      : fromDataDir();
  const openOrCreate = (name: `${string}-secret`, first?: Buffer) =>
    open(name, () => persistentSecret(dataDir, name, first));
  const former = 'former-subscription-secret';
  const subscription = await openOrCreate('subscription-secret');
  /** Verifies the unsubscribe links of mails that were sent before the secret was replaced. */
  const formerSubscription = await open(former, () => existingSecret(dataDir, former));
  return {
    csrf: await openOrCreate('csrf-secret'),
    subscription,
    formerSubscription,
    enquiryLinks: await openOrCreate('enquiry-link-secret'),
    // Stays when the others are replaced, so that whoever unsubscribed is still recognised. Where it is missing, mailboxes are known by
    // the secret of subscriptions.
    mailboxes: await openOrCreate('mailbox-secret', formerSubscription ?? subscription),
  };
}

export async function countRows<Table extends keyof Tables>(
  rows: SelectQueryBuilder<Tables, Table, object>,
): Promise<number> {
  const { count } = await rows.select(({ fn }) => fn.countAll().as('count')).executeTakeFirstOrThrow();
  return Number(count);
}
