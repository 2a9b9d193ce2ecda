import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { emptyStore } from '@site/delivery/testing/builds';
import { findPart } from '@site/runner/parts';
import { runSite } from '@site/runner/site';
import { openLine } from '../support/line.ts';
import { copyBuild } from '../support/republish.ts';
import { releaseInto } from '../support/run-checkout.ts';
import { words } from '../support/source-changes.ts';
import { startEdge } from '../support/start-edge.ts';

/**
 * Serves this checkout's site from its own bucket over a connection that can be cut. Also makes a finished build of the home page with
 * other words.
 */
export async function openSite() {
  const folder = await mkdtemp(path.join(tmpdir(), 'bucket-site-'));
  const settings = await emptyStore(folder);
  const store = await releaseInto(settings);

  const bucket = new URL(settings.RELEASES_BUCKET);
  const line = await openLine(bucket.origin, { whenCut: 'reset' });
  const env = { ...settings, RELEASES_BUCKET: line.url + bucket.pathname };
  const site = await runSite({ port: 0, dataDir: path.join(folder, 'data'), releasesDir: settings.RELEASES_DIR, env });
  const edges: { stop: () => Promise<void> }[] = [];
  const marketing = await findPart('marketing');
  const build = path.join(folder, 'changed');
  const version = await copyBuild(path.join(marketing.folder, 'dist'), build, words.marketing);

  return {
    /** The settings that open the store in another process. */
    settings,
    store,
    site,
    line,
    changed: { build, version },
    /** One more edge, beside the site's own and without services. */
    async startEdge() {
      const edge = await startEdge({ name: 'other', folder, services: {}, env });
      edges.push(edge);
      return edge;
    },
    async close() {
      await Promise.all([site, ...edges].map((one) => one.stop()));
      line.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
