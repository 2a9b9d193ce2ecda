import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@site/e2e';
import { freePort } from '@site/runner/free-port';
import { root } from '@site/runner/parts';
import { isRemoteSite } from '../support/address.ts';
import { request } from '../support/request.ts';

test.skip(isRemoteSite, 'needs more than an address');
// A start checks all builds and runs the gate.
test.describe.configure({ timeout: 180_000 });

test('serves and stops in order with its log on a full disk', { tag: '@long' }, async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'unwritable-log-'));
  const port = await freePort();
  const site = `http://localhost:${port}`;
  const full = openSync('/dev/full', 'w');
  const start = spawn(process.execPath, ['--import', 'tsx/esm', 'shared/tools/start.ts'], {
    cwd: root,
    env: {
      ...process.env,
      // Overrides what the journeys set.
      SITE_URL: '',
      NODE_OPTIONS: '',
      PORT: String(port),
      DATA_DIR: path.join(folder, 'data'),
      RELEASES_DIR: path.join(folder, 'releases'),
      ACCESS_LOG: 'yes',
    },
    stdio: ['ignore', full, full],
  });
  closeSync(full);
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
    start.kill('SIGTERM');
    const [code, signal] = await once(start, 'exit');
    expect([code, signal]).toEqual([0, null]);
    await rm(folder, { recursive: true, force: true });
  }
});
