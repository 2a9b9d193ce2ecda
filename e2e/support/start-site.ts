import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openStore } from '@site/release/store/open-store';
import { buildParts, findParts, releaseCheckout } from '@site/runner/parts';
import { runSite } from '@site/runner/site';
import { isApiMinimal, sitePort, siteUrl } from './address.ts';
import { renderAll } from './render-all.ts';
import { startSpecificationServer } from './specification-server.ts';

/** Builds and runs the production site on folders of its own, and stops it after the last journey. Its log appears between the journeys' lines. */
export default async function startSite() {
  // SITE names a site that already runs, which is quicker while you write a journey. Set its RELEASES_DIR too.
  if (process.env.SITE) return;
  const folder = await mkdtemp(path.join(tmpdir(), 'site-'));
  const releasesDir = path.join(folder, 'releases');
  await buildParts();
  await releaseCheckout(openStore({ RELEASES_DIR: releasesDir }), await findParts(), 'journeys');
  // Workers inherit both: journeys publish versions of their own beside this release, and never into an operator's bucket.
  process.env.RELEASES_DIR = releasesDir;
  process.env.RELEASES_BUCKET = '';
  const api = isApiMinimal ? await startSpecificationServer() : undefined;
  const site = await runSite({
    ...(api && { env: { API_HOST: api.origin } }),
    port: sitePort,
    dataDir: path.join(folder, 'data'),
    releasesDir,
    log: (line) => console.error(`site: ${line}`),
  });
  await renderAll(siteUrl);
  return async () => {
    await site.stop();
    api?.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
