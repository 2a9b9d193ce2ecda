import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openStore } from '@site/release/store/open-store';
import { buildParts, findParts } from '@site/runner/parts';
import { releaseCheckout } from '@site/runner/publish';
import { runSite } from '@site/runner/site';
import { printGoals } from '../goals.ts';
import { hasLoadTools } from '../wrk.ts';
import { measureEnquiries } from './enquiries.ts';
import { measureList } from './list.ts';
import { measureMixedLoad } from './mixed-load.ts';

// `npm run bench:load`: the blog's list and enquiries at full speed, then ten minutes of mixed load. `npm run bench:load -- 2` takes two
// minutes. Needs wrk.
const minutes = Number(process.argv[2] ?? '10');
const sitePort = 8351;

if (!hasLoadTools()) process.exit(1);
const folder = await mkdtemp(path.join(tmpdir(), 'load-bench-'));
const releasesDir = path.join(folder, 'releases');
await buildParts();
await releaseCheckout(openStore({ RELEASES_DIR: releasesDir }), await findParts(), 'bench');
// Each request of the load names a visitor of its own, from many networks: the limits for visitors are not what is measured.
const site = await runSite({
  port: sitePort,
  dataDir: path.join(folder, 'data'),
  releasesDir,
  env: { TRUST_PROXY: 'yes', MAX_FORMS: '10000000' },
});
try {
  printGoals(await measureList(site.url));
  printGoals(await measureEnquiries(site, folder));
  printGoals(await measureMixedLoad(site, folder, minutes));
} finally {
  await site.stop();
  await rm(folder, { recursive: true, force: true });
}
