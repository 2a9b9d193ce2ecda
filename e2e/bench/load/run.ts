import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openStore } from '@site/release/store/open-store';
import { buildParts, findParts, releaseCheckout } from '@site/runner/parts';
import { addressesOf, runSite } from '@site/runner/site';
import { printGoals } from '../goals.ts';
import { measureEnquiries, measureList, measureManyPosts, writePosts } from './full-speed.ts';
import { measureMixedLoad } from './mixed-load.ts';
import { measureOtherVisitors } from './other-visitors.ts';

// `npm run bench:load`: the blog's list, enquiries and 5,000 posts at full speed, what visitors notice of crowds and hanging services, then
// ten minutes of mixed load. `npm run bench:load -- 2` takes two minutes for the last. Needs Linux.
const minutes = Number(process.argv[2] ?? '10');
const sitePort = 8351;

const folder = await mkdtemp(path.join(tmpdir(), 'load-bench-'));
const releasesDir = path.join(folder, 'releases');
const contentDir = path.join(folder, 'content');
await buildParts();
await releaseCheckout(openStore({ RELEASES_DIR: releasesDir }), await findParts(), 'bench');
await writePosts(contentDir);
// Each request of the load names a visitor of its own, from many networks: the limits for visitors are not what is measured.
const site = await runSite({
  port: sitePort,
  dataDir: path.join(folder, 'data'),
  releasesDir,
  env: { TRUST_PROXY: 'yes', MAX_FORMS: '10000000', CONTENT_DIR: contentDir },
});
const { blog = '', contact = '' } = addressesOf(site);
try {
  printGoals(await measureList(site));
  printGoals(await measureManyPosts(blog));
  printGoals(await measureEnquiries(contact, site.url));
  printGoals(await measureOtherVisitors(site));
  printGoals(await measureMixedLoad(site, minutes));
} finally {
  await site.stop();
  await rm(folder, { recursive: true, force: true });
}
