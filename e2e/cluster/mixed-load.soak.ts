import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect } from '@playwright/test';
import { promote } from '@site/delivery/channels/promote';
import { allowAll } from '@site/delivery/gate/gate';
import { openStore } from '@site/delivery/store/open-store';
import { republish } from '../support/republish.ts';
import { request } from '../support/request.ts';
import { routes } from '../support/routes.ts';
import { releaseIn } from '../support/served-release.ts';
import { watchProcesses } from '../support/watch-processes.ts';
import { test } from './support/cluster-test.ts';
import type { Cluster } from './support/open-cluster.ts';
import { calls, whileVisited } from './support/while-visited.ts';

const minutes = Number(process.env.MINUTES ?? 120);
const betweenPromotionsMs = 300_000;
/** Fewer enquiries in ten minutes than `MAX_FORMS` allows, one in five visitors sending one. */
const perSecond = 20;
/** Full caches vary by a few percent between two garbage collections. */
const maxGrowth = 1.1;

test('serves visitors for hours, through a promotion each five minutes, and needs no more memory at the end', async ({
  cluster,
}) => {
  const members = Object.values(cluster.members).flat();
  const growth = watchProcesses(Object.fromEntries(members.map(({ name, pid }) => [name, pid()])));
  const addresses = [...routes, ...calls, '/search?q=water', cluster.picture];
  const what = `${minutes} minutes, a promotion each five`;
  const work = () => promoteAgainAndAgain(cluster);
  const { failed, repeated, neverAccepted } = await whileVisited(cluster, what, addresses, work, perSecond);

  const grown = growth();
  console.table(grown);
  expect(failed).toEqual([]);
  expect([...repeated, ...neverAccepted]).toEqual([]);
  for (const { name, middleMb, endMb, moreDescriptors } of grown) {
    expect(endMb / middleMb, name).toBeLessThan(maxGrowth);
    expect(moreDescriptors, name).toBeLessThan(20);
  }
});

/** A new version of the blog and the former one in turn, each shown by both edges within the time of `expect.poll`. */
async function promoteAgainAndAgain({ bucket, folder, members }: Cluster) {
  const store = openStore({ ...bucket, RELEASES_DIR: path.join(folder, 'store') });
  const channel = 'production';
  const { parts } = await store.readRelease((await store.channel(channel).newest())?.release ?? '');
  const began = performance.now();
  for (let round = 1; performance.now() - began < minutes * 60_000; round++) {
    await pause(betweenPromotionsMs);
    const blog = round % 2 === 1 ? await republish('blog', `soak-${round}`, { store }) : (parts.blog ?? '');
    const { release } = await promote(store, { channel, why: 'a soak test', gate: allowAll, versions: { blog } });
    for (const { url: site } of members.edge)
      await expect.poll(async () => releaseIn(String((await request('/about-us', { site })).body)).id).toBe(release);
  }
}
