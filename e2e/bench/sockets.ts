import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openStore } from '@site/release/store/open-store';
import { buildParts, findParts } from '@site/runner/parts';
import { releaseCheckout } from '@site/runner/publish';
import { runSite } from '@site/runner/site';
import { atMost, type Goal, printGoals } from './goals.ts';
import { type Kind, kinds, occupy } from './slow-clients.ts';
import { askForAll } from './steady-visits.ts';
import { startVisits } from './visit-times.ts';

// `npm run bench:sockets`: 500 clients of each kind that hold connections, and what pages take meanwhile. Needs Linux, whose list of
// connections tells when the edge has closed one: a client who reads nothing does not see it.
const port = 8345;
const count = 500;
const heldMs = 12_000;

const folder = await mkdtemp(path.join(tmpdir(), 'sockets-bench-'));
const releasesDir = path.join(folder, 'releases');
await buildParts();
await releaseCheckout(openStore({ RELEASES_DIR: releasesDir }), await findParts(), 'bench');
const site = await runSite({ port, dataDir: path.join(folder, 'data'), releasesDir });
try {
  await askForAll(site.url);
  const resting = startVisits(site.url);
  await pause(heldMs);
  const rest = await resting();
  console.log(`99 of 100 pages within ${rest.p99.toFixed(1)} ms at rest`);
  const goals: Goal[] = [];
  for (const kind of kinds) goals.push(...(await measure(kind, rest.p99)));
  printGoals(goals);
} finally {
  await site.stop();
  await rm(folder, { recursive: true, force: true });
}

async function measure(kind: Kind, p99AtRest: number): Promise<Goal[]> {
  const visits = startVisits(site.url);
  // Pages are counted for as long as connections may be held, however soon they are closed.
  const [longest] = await Promise.all([occupy(port, kind, count), pause(heldMs)]);
  const { p99, failed } = await visits();
  return [
    atMost(`${kind.name}: the last of ${count} closed after`, longest / 1000, 's', 12),
    atMost(`${kind.name}: 99 of 100 pages, above rest`, p99 - p99AtRest, 'ms', 50),
    atMost(`${kind.name}: failed pages`, failed, 'requests', 0),
  ];
}
