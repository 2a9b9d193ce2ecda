import { readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '@site/testing/temporary-folder';
import { onTinyDisk } from '../testing/processes.ts';
import { createSigner, persistentSecret } from './secrets.ts';

const name = 'test-secret';

it('keeps one secret for all who start together', async () => {
  const folder = temporaryFolder();
  const [first, ...others] = await Promise.all(Array.from({ length: 8 }, () => persistentSecret(folder, name)));
  expect(first).toHaveLength(32);
  for (const other of others) expect(other).toEqual(first);
  expect(await persistentSecret(folder, name)).toEqual(first);
  expect(readdirSync(folder)).toEqual([name]);
  expect(statSync(path.join(folder, name)).mode & 0o777).toBe(0o600);
});

it('leaves no half secret on a full disk', async () => {
  const folder = temporaryFolder();
  expect(await onTinyDisk(folder, 'shared/service/testing/persist-secret-on-full-disk.ts')).toEqual([
    `The disk of ${path.join(folder, name)} is full: make room there and start again.`,
    'left: ',
    'then 32 bytes',
  ]);
  // It starts a process.
}, 30_000);

it('refuses a secret of another length', async () => {
  const folder = temporaryFolder();
  writeFileSync(path.join(folder, name), 'short');
  await expect(persistentSecret(folder, name)).rejects.toThrow(
    'should hold 32 bytes but holds 5. Put it back from a backup',
  );
});

const secret = 'a secret of this test';

describe('a signer', () => {
  it.each(['one', 'two.words', 'with.more.dots'])('reads back what it signed: %s', (content) => {
    const signer = createSigner(secret);
    expect(signer.read(signer.sign(content))).toBe(content);
  });

  it.each([undefined, '', '.', 'one', 'one.', '.one'])('reads nothing from %s', (text) => {
    expect(createSigner(secret).read(text)).toBeUndefined();
  });

  it('rejects changed data and other signing secrets', () => {
    const signed = createSigner(secret).sign('one.2');
    expect(createSigner(secret).read(signed.replace('2', '3'))).toBeUndefined();
    expect(createSigner('another secret').read(signed)).toBeUndefined();
  });

  it('rejects what was signed for another purpose', () => {
    const signed = createSigner(secret, 'visitor').sign('one');
    expect(createSigner(secret, 'visitor').read(signed)).toBe('one');
    expect(createSigner(secret, 'release').read(signed)).toBeUndefined();
    expect(createSigner(secret).read(signed)).toBeUndefined();
  });
});
