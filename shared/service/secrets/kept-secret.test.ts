import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '@site/testing/temporary-folder';
import { onTinyDisk } from '../testing/tiny-disk.ts';
import { keptSecret } from './kept-secret.ts';

const name = 'test-secret';

it('keeps one secret for all who start together', async () => {
  const folder = temporaryFolder();
  const [first, ...others] = await Promise.all(Array.from({ length: 8 }, () => keptSecret(folder, name)));
  expect(first).toHaveLength(32);
  for (const other of others) expect(other).toEqual(first);
  expect(await keptSecret(folder, name)).toEqual(first);
  expect(readdirSync(folder)).toEqual([name]);
  expect(statSync(path.join(folder, name)).mode & 0o777).toBe(0o600);
});

it('leaves no half secret on a full disk', async () => {
  const folder = temporaryFolder();
  expect(await onTinyDisk(folder, 'shared/service/secrets/testing/keep-on-full-disk.ts')).toEqual([
    `The disk of ${path.join(folder, name)} is full: make room there and start again.`,
    'left: ',
    'then 32 bytes',
  ]);
  // It starts a process.
}, 30_000);

it('renews the empty secret of an earlier version', async () => {
  const folder = temporaryFolder();
  writeFileSync(path.join(folder, name), '');
  const secret = await keptSecret(folder, name);
  expect(readFileSync(path.join(folder, name))).toEqual(secret);
  expect(secret).toHaveLength(32);
});

it('refuses a secret of another length', async () => {
  const folder = temporaryFolder();
  writeFileSync(path.join(folder, name), 'short');
  await expect(keptSecret(folder, name)).rejects.toThrow('should hold 32 bytes but holds 5. Put it back from a backup');
});
