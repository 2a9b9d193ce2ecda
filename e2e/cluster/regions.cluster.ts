import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect } from '@playwright/test';
import { freePort } from '@site/runner/free-port';
import { openLine } from '../support/line.ts';
import { logs } from '../support/member.ts';
import { nginxBeforeEdges, runNginx } from '../support/nginx.ts';
import { renderAll } from '../support/render-all.ts';
import { request, requestHtml } from '../support/request.ts';
import { sendEnquiry } from '../support/request-as-visitor.ts';
import { test } from './support/cluster-test.ts';
import { startBlog, startClusterEdge } from './support/members.ts';
import type { Cluster } from './support/open-cluster.ts';
import { pages, whileVisited } from './support/while-visited.ts';

/** Between two cities of a continent. */
const faraway = { roundTripMs: 80, whenCut: 'silent' } as const;
const cutMs = 60_000;
/** No other test sends as this visitor. */
const visitor = 500_000;

test('serves the pages of a second region while it is cut off from the first, and loses no enquiry that it has acknowledged', async ({
  cluster,
}) => {
  const region = await openSecondRegion(cluster);
  try {
    const far = { ...cluster, siteUrl: region.siteUrl };
    const [script = ''] = (await requestHtml('/', region.siteUrl)).html.match(/\/_\/shell\/main\.\w+\.js/) ?? [];
    const kept = [script, '/search?q=plumber', '/search-index.json', '/api/v1/blogsList?limit=7'];
    const { failed, sent, references, neverAccepted } = await whileVisited(far, 'cut off for 60 s', pages, async () => {
      await pause(5_000);
      region.cut();
      const cutFor = pause(cutMs);
      expect(await Promise.all(kept.map((address) => statusOf(far, address)))).toEqual(kept.map(() => 200));
      const { refusals } = await sendEnquiry(region.siteUrl, visitor);
      expect(new Set(refusals)).toEqual(new Set(['status 503']));
      await cutFor;
      region.mend();
      await pause(10_000);
    });
    expect(failed).toEqual([]);
    expect(references.length).toBeGreaterThan(0);
    expect(neverAccepted.length).toBeLessThan(sent);
    // Else the line was not cut.
    expect(neverAccepted.length).toBeGreaterThan(0);
  } finally {
    await region.close();
  }
});

async function statusOf({ siteUrl: site }: Pick<Cluster, 'siteUrl'>, address: string): Promise<number> {
  return (await request(address, { site })).status;
}

/** An edge and a blog service, far from the contact services and from the bucket. */
async function openSecondRegion({ folder, databaseUrl, mailServer, bucket, services }: Cluster) {
  const port = await freePort();
  const siteUrl = `http://localhost:${port}`;
  const bucketUrl = new URL(bucket.RELEASES_BUCKET ?? '');
  const toContact = await openLine(services.contact, faraway);
  const toBucket = await openLine(bucketUrl.origin, faraway);
  const place = { folder, siteUrl, databaseUrl, mailServer };
  // Its own database and pictures, from the same posts.
  const blog = await startBlog('blog-far', { ...place, databaseUrl: '', bucket: {} });
  const farBucket = { ...bucket, RELEASES_BUCKET: toBucket.url + bucketUrl.pathname };
  const edge = await startClusterEdge(
    'edge-far',
    { ...place, bucket: farBucket },
    { contact: toContact.url, blog: blog.url },
  );
  const nginx = await runNginx(path.join(logs, 'far'), port, nginxBeforeEdges({ edges: [edge.port], port }));
  await renderAll(edge.url);
  const lines = [toContact, toBucket];
  return {
    siteUrl,
    cut() {
      for (const line of lines) line.cut();
    },
    mend() {
      for (const line of lines) line.mend();
    },
    async close() {
      nginx.kill();
      await edge.stop();
      await blog.stop();
      for (const line of lines) line.close();
    },
  };
}
