import { rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { testDatabases } from '@site/service/testing/databases';
import { temporaryFolder } from '@site/testing/temporary-folder';
import { openSecrets } from './database.ts';
import { createSubscriptionLinks } from './subscriptions/subscription-links.ts';
import type { Database } from './tables.ts';
import { openTables, site, storedSubscription } from './testing/stored-rows.ts';

describe.each(testDatabases())('a secret on %s', (_kind, newLocation) => {
  it('replaces a secret as the handbook says, without changing another', async () => {
    const [database, dataDir] = [await openTables(await newLocation()), temporaryFolder()];
    const before = await openSecrets(database, dataDir);
    for (const [name, key] of [
      ['csrf-secret', 'csrf'],
      ['enquiry-link-secret', 'enquiryLinks'],
    ] as const) {
      const current = await openSecrets(database, dataDir);
      await remove(database, dataDir, name);
      const { [key]: replaced, ...others } = await openSecrets(database, dataDir);
      expect(replaced).not.toEqual(before[key]);
      expect(current).toMatchObject(others);
    }
  });

  it('verifies unsubscribe links alone with a replaced secret, until its file is deleted', async () => {
    const [database, dataDir] = [await openTables(await newLocation()), temporaryFolder()];
    const before = await openSecrets(database, dataDir);
    const former = createSubscriptionLinks(before, site);
    const [leave, confirm] = [tokenIn(former.unsubscribe(subscription)), tokenIn(former.confirm(subscription))];
    await database
      .updateTable('shared_secrets')
      .set({ name: 'former-subscription-secret' })
      .where('name', '=', 'subscription-secret')
      .execute();
    await rename(path.join(dataDir, 'subscription-secret'), path.join(dataDir, 'former-subscription-secret'));
    const after = await openSecrets(database, dataDir);
    expect(after.subscription).not.toEqual(before.subscription);
    expect(after.mailboxes).toEqual(before.mailboxes);
    const links = createSubscriptionLinks(after, site);
    expect(links.read('unsubscribe', leave)).toBe(subscription.id);
    expect(links.read('confirm', confirm)).toBeUndefined();
    await remove(database, dataDir, 'former-subscription-secret');
    const last = await openSecrets(database, dataDir);
    expect(createSubscriptionLinks(last, site).read('unsubscribe', leave)).toBeUndefined();
    expect(last.mailboxes).toEqual(before.mailboxes);
  });
});

const subscription = { ...storedSubscription, requested_at: new Date().toISOString() };

/** The file, and on PostgreSQL the row too. */
async function remove(database: Database, dataDir: string, name: string) {
  await database.deleteFrom('shared_secrets').where('name', '=', name).execute();
  await rm(path.join(dataDir, name));
}

function tokenIn(url: string): string {
  return [...new URL(url).searchParams.values()][0] ?? '';
}
