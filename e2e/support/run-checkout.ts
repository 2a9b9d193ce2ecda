import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openStore } from '@site/delivery/store/open-store';
import type { ReleaseStore } from '@site/delivery/store/release-store';
import { buildParts, findParts, releaseCheckout } from '@site/runner/parts';
import { runSite, type SiteOptions } from '@site/runner/site';

/** Builds this checkout, releases it into a store of its own and runs it. The folder with all its files is removed when it stops. */
export async function runCheckout(options: Partial<SiteOptions> = {}) {
  const folder = await mkdtemp(path.join(tmpdir(), 'site-'));
  const releasesDir = path.join(folder, 'releases');
  // Tests, in Playwright's workers too, publish further versions into this store and never into an operator's bucket.
  Object.assign(process.env, { RELEASES_DIR: releasesDir, RELEASES_BUCKET: '' });
  await releaseInto(process.env);
  const site = await runSite({ port: 0, dataDir: path.join(folder, 'data'), releasesDir, ...options });
  return {
    ...site,
    folder,
    releasesDir,
    async stop() {
      await site.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Builds this checkout and makes it live in the empty store that these settings name. Returns the store. */
export async function releaseInto(settings: NodeJS.ProcessEnv): Promise<ReleaseStore> {
  const store = openStore(settings);
  await buildParts();
  await releaseCheckout(store, await findParts(), 'a test');
  return store;
}
