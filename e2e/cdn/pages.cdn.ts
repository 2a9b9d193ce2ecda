import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { promote } from '@site/delivery/channels/promote';
import { allowAll } from '@site/delivery/gate/gate';
import { testerToken } from '@site/delivery/tester-token';
import { freePort } from '@site/runner/free-port';
import { root } from '@site/runner/parts';
import { addressesOf } from '@site/runner/site';
import { releaseStore } from '../support/part-build.ts';
import { republish } from '../support/republish.ts';
import { request } from '../support/request.ts';
import { runCheckout } from '../support/run-checkout.ts';
import { releaseIdIn, releaseIn } from '../support/served-release.ts';
import { startEdge } from '../support/start-edge.ts';

const secret = 'a secret of this test';

test('shows pages through Varnish: a promotion in ten seconds, a tester alone, and all while no edge answers', async () => {
  // A first build of all parts is part of it.
  test.setTimeout(900_000);
  const varnishPort = await freePort();
  const url = `http://localhost:${varnishPort}`;
  const site = await runCheckout({ env: { SITE_URL: url } });
  const env = { SITE_URL: url, RELEASES_DIR: site.releasesDir, EDGE_SECRET: secret };
  const edge = await startEdge({ name: 'cdn-edge', folder: site.folder, services: addressesOf(site), env });
  const varnish = await startVarnish(path.join(site.folder, 'varnish'), varnishPort, edge.port);
  try {
    await expect
      .poll(() =>
        get(url).then(
          ({ status }) => status,
          () => 0,
        ),
      )
      .toBe(200);
    await expect.poll(() => isFromCache(url)).toBe(true);

    const versions = { blog: await republish('blog', 'cdn') };
    const gate = allowAll;
    const { release } = await promote(releaseStore(), { channel: 'production', why: 'a test', gate, versions });
    await expect.poll(() => releaseShownBy(edge.url)).toBe(release);
    await expect.poll(() => releaseShownBy(url), { timeout: 10_000 }).toBe(release);

    const chosen = await republish('blog', 'tried');
    const query = new URLSearchParams({ part: `blog@${chosen}`, token: testerToken(secret) });
    const link = await request(`/services?${query}`, { site: url });
    const cookie = String(link.headers['set-cookie']).split(';')[0] ?? '';
    const { body, headers } = await get(url, { cookie });
    expect([(await releaseIn(String(body), url)).parts.blog?.version, headers['cache-control']]).toEqual([
      chosen,
      'private, no-cache',
    ]);
    expect(await releaseShownBy(url)).toBe(release);

    edge.kill();
    await expect
      .poll(() =>
        get(edge.url).then(
          () => 'answers',
          () => 'is gone',
        ),
      )
      .toBe('is gone');
    // Longer than a page is fresh, and than it may be shown while it is fetched anew.
    await expect.poll(async () => Number((await get(url)).headers.age), { timeout: 30_000 }).toBeGreaterThan(12);
    expect(await releaseShownBy(url)).toBe(release);
  } finally {
    varnish.kill();
    await edge.stop();
    await site.stop();
  }
});

function get(site: string, headers: Record<string, string> = {}) {
  return request('/services', { site, headers: { accept: 'text/html', ...headers } });
}

async function releaseShownBy(site: string): Promise<string> {
  return releaseIdIn(String((await get(site)).body));
}

/** Varnish names two requests where it answers from memory: this one, and the one by which it got the page. */
async function isFromCache(site: string): Promise<boolean> {
  return /^\d+ \d+$/.test(String((await get(site)).headers['x-varnish']));
}

/** Varnish with the configuration that OPERATIONS shows. */
async function startVarnish(folder: string, port: number, edgePort: number): Promise<ChildProcess> {
  const [, shown = ''] = /```vcl\n(.*?)```/s.exec(readFileSync(path.join(root, 'shell/OPERATIONS.md'), 'utf8')) ?? [];
  await mkdir(folder, { recursive: true });
  const configuration = path.join(folder, 'varnish.vcl');
  await writeFile(configuration, shown.replace('"8080"', `"${edgePort}"`));
  const child = spawn('varnishd', ['-F', '-n', folder, '-a', `127.0.0.1:${port}`, '-f', configuration, '-j', 'none'], {
    stdio: 'ignore',
  });
  process.on('exit', () => child.kill());
  return child;
}
