import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test as base } from '@playwright/test';
import { freePorts } from '@site/runner/free-port';
import { root } from '@site/runner/parts';
import { addressesOf } from '@site/runner/site';
import { logs } from '../../support/member.ts';
import { nginxBeforeEdges, runNginx } from '../../support/nginx.ts';
import { openedOnce } from '../../support/opened-once.ts';
import { renderAll } from '../../support/render-all.ts';
import { runCheckout } from '../../support/run-checkout.ts';
import { runIn } from '../../support/run-in.ts';
import { startEdge } from '../../support/start-edge.ts';
import { runVarnish } from './varnish.ts';

export const secret = 'the same on both edges';

export type Cdn = Awaited<ReturnType<typeof openCdn>>;

/** One for all tests, each of which leaves it as it was. */
export const test = base.extend<object, { cdn: Cdn }>({
  cdn: openedOnce(openCdn, (cdn) => cdn.close(), 600_000),
});

/** nginx before two instances of Varnish before two edges, and a third Varnish to which no purge is sent. */
async function openCdn() {
  const [port = 0, first = 0, second = 0, third = 0] = await freePorts(4);
  const url = `http://localhost:${port}`;
  // Tests change posts.
  const contentDir = await mkdtemp(path.join(tmpdir(), 'cdn-content-'));
  await cp(path.join(root, 'mfe-blog/content'), contentDir, { recursive: true });
  const site = await runCheckout({ env: { SITE_URL: url, CONTENT_DIR: contentDir } });
  const env = {
    SITE_URL: url,
    RELEASES_DIR: site.releasesDir,
    EDGE_SECRET: secret,
    TRUST_PROXY: 'yes',
    CDN: 'varnish',
    CDN_PURGE_URL: [first, second].map((port) => `http://127.0.0.1:${port}`).join(),
  };
  const start = (name: string) => startEdge({ name, folder: site.folder, services: addressesOf(site), env });
  const edges = [await start('cdn-edge-a'), await start('cdn-edge-b')] as const;
  for (const { url } of edges) await renderAll(url);
  const ports = [edges[0].port, edges[1].port] as [number, number];
  const startVarnish = (name: string, port: number) => runVarnish(path.join(site.folder, name), port, ports);
  const purged = [await startVarnish('varnish-a', first), await startVarnish('varnish-b', second)] as const;
  const unpurged = await startVarnish('varnish-c', third);
  const nginx = await runNginx(path.join(logs, 'cdn'), port, nginxBeforeEdges({ edges: [first, second], port }));
  return {
    url,
    edges,
    purged,
    unpurged,
    postsFolder: path.join(contentDir, 'posts'),
    async importPosts() {
      const script = path.join(root, 'mfe-blog/api/posts-command.ts');
      const env = { CONTENT_DIR: contentDir, DATA_DIR: path.join(site.folder, 'data') };
      await runIn(root, process.execPath, ['--import', 'tsx/esm', script, 'import'], env);
    },
    async close() {
      nginx.kill();
      for (const { stop } of [...purged, unpurged]) await stop();
      for (const { stop } of edges) await stop();
      await site.stop();
      await rm(contentDir, { recursive: true });
    },
  };
}
