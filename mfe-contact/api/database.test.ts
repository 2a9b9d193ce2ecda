import { persistentSecret } from '@site/service/process/secrets';
import { temporaryFolder } from '@site/testing/temporary-folder';
import { contactSecret } from './database.ts';
import { openPair } from './testing/service-process.ts';

it('is the one that the first service brings', async () => {
  const { folders, openDatabase } = await openPair();
  const kept = await persistentSecret(folders[0], 'subscription-secret');
  const database = await openDatabase();
  const found = [];
  for (const folder of folders) found.push(await contactSecret(database, folder, 'subscription-secret'));
  await database.destroy();
  expect(found).toEqual([kept, kept]);
});

it('is one for services that start at once', async () => {
  const { openDatabase } = await openPair();
  const database = await openDatabase();
  const starts = Array.from({ length: 5 }, () => contactSecret(database, temporaryFolder(), 'csrf-secret'));
  const found = new Set((await Promise.all(starts)).map((secret) => secret.toString('hex')));
  await database.destroy();
  expect(found.size).toBe(1);
});
