import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { addressesOf } from '@site/runner/site';
import { createProgram, parseNumber, runCommandLine } from '@site/service/commands/program';
import { runCheckout } from '../../support/run-checkout.ts';
import { printGoals } from '../goals.ts';
import { measureEnquiries, measureList, measureManyPosts, writePosts } from './full-speed.ts';
import { measureMixedLoad } from './mixed-load.ts';
import { measureOtherVisitors } from './other-visitors.ts';

const program = createProgram(
  'npm run bench:load --',
  `Measures the blog's list, enquiries and 5,000 posts at full speed, what visitors notice of crowds and hanging services, and mixed load.
Needs Linux.`,
).option('--minutes <n>', 'how long the mixed load lasts', parseNumber, 10);

await runCommandLine(program.action(({ minutes }) => measure(minutes)));

async function measure(minutes: number): Promise<void> {
  const contentDir = await mkdtemp(path.join(tmpdir(), 'load-bench-'));
  await writePosts(contentDir);
  // TRUST_PROXY lets each request name a visitor and network of its own, so that no limit for visitors slows the load.
  const site = await runCheckout({ env: { TRUST_PROXY: 'yes', MAX_FORMS: '10000000', CONTENT_DIR: contentDir } });
  const { blog = '', contact = '' } = addressesOf(site);
  try {
    printGoals(await measureList(site));
    printGoals(await measureManyPosts(blog));
    printGoals(await measureEnquiries(contact, site.url));
    printGoals(await measureOtherVisitors(site));
    printGoals(await measureMixedLoad(site, minutes));
  } finally {
    await site.stop();
    await rm(contentDir, { recursive: true, force: true });
  }
}
