import { closeSync, openSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@site/e2e';
import { freePort } from '@site/runner/free-port';
import { isRemoteSite } from '../support/address.ts';
import { request } from '../support/request.ts';
import { runStart } from '../support/run-start.ts';

test.skip(isRemoteSite, 'needs more than an address');
// A start checks all builds and runs the gate.
test.describe.configure({ timeout: 180_000 });

test('serves and stops in order with its log on a full disk', { tag: '@long' }, async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'unwritable-log-'));
  const port = await freePort();
  const site = `http://localhost:${port}`;
  const output = openSync('/dev/full', 'w');
  const settings = { DATA_DIR: path.join(folder, 'data'), RELEASES_DIR: path.join(folder, 'releases') };
  const start = runStart({ ...settings, PORT: String(port), ACCESS_LOG: 'yes' }, output);
  closeSync(output);
  try {
    const status = () =>
      request('/_/ready', { site }).then(
        (response) => response.status,
        () => 0,
      );
    await expect.poll(status, { timeout: 150_000, intervals: [250] }).toBe(200);
    // Each page writes a log line of the edge, and pages of posts one of the blog service.
    for (const page of ['/', '/blogs', '/contact']) expect((await request(page, { site })).status).toBe(200);
    expect(await status()).toBe(200);
  } finally {
    await start.stop();
    expect(await start.ended).toBe(0);
    await rm(folder, { recursive: true, force: true });
  }
});
