import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openStore } from '@site/release/store/open-store';
import { buildParts, findParts } from '@site/runner/parts';
import type { RunningProcess } from '@site/runner/processes';
import { releaseCheckout } from '@site/runner/publish';
import { addressesOf, runEdge, runSite } from '@site/runner/site';
import { runNginx } from '../support/nginx.ts';
import { nginxBeforeEdges } from '../support/nginx-before-edges.ts';
import { processorTime } from './processor-time.ts';
import { askForAll, countFailures } from './steady-visits.ts';
import { hasLoadTools, runWrk } from './wrk.ts';

// `npm run bench:edges`: what nginx before the edge costs, and what visitors notice when one of two edges is lost or both are
// restarted in turn. Needs wrk and nginx.
const sitePort = 8341;
const nginxPort = 8343;
const visits = { perSecond: 200, seconds: 10 };

if (!hasLoadTools()) process.exit(1);
const folder = await mkdtemp(path.join(tmpdir(), 'edges-bench-'));
const releasesDir = path.join(folder, 'releases');
await buildParts();
await releaseCheckout(openStore({ RELEASES_DIR: releasesDir }), await findParts(), 'bench');
const env = { TRUST_PROXY: 'yes', SITE_URL: `http://localhost:${nginxPort}` };
const site = await runSite({ port: sitePort, dataDir: path.join(folder, 'data'), releasesDir, env });
const other = await runEdge({
  port: sitePort + 1,
  services: addressesOf(site),
  env: { ...env, DATA_DIR: path.join(folder, 'data'), RELEASES_DIR: releasesDir },
});
// Each request of the load names a visitor of its own.
const configuration = nginxBeforeEdges({ edges: [sitePort, sitePort + 1], port: nginxPort }).replace(
  '$remote_addr',
  '$http_x_visitor',
);
const nginx = await runNginx(folder, nginxPort, configuration);

try {
  const door = `http://localhost:${nginxPort}`;
  // A cold renderer may leave parts out of a page, which says nothing about lost edges.
  const second = `http://localhost:${other.port}`;
  for (const url of [site.url, second]) await askForAll(url);
  const edges = [site.edge.pid() ?? 0, other.pid() ?? 0];
  measure('one edge', site.url, { edge: edges });
  measure('two edges behind nginx', door, { edge: edges, nginx: [nginx.pid ?? 0] });
  await report('nothing happens', door, async () => {});
  await report('one of two edges is killed', door, async () => other.kill());
  await askForAll(second);
  await report('both are restarted in turn', door, () => restartInTurn([site.edge, other]), {
    perSecond: 200,
    seconds: 50,
    sends: true,
  });
} finally {
  nginx.kill();
  await Promise.all([site.stop(), other.stop()]);
  await rm(folder, { recursive: true, force: true });
}

/** Pages a second, and what each took of a processor, by kind of process. */
function measure(what: string, url: string, processes: Record<string, number[]>) {
  const before = Object.values(processes).map(processorTime);
  const { answers, perSecond, p99 } = runWrk(`${url}/`);
  const shares = Object.entries(processes).map(([name, pids], index) => {
    const microseconds = ((processorTime(pids) - (before[index] ?? 0)) / answers) * 1_000_000;
    return `${name} ${microseconds.toFixed(0)} µs a page`;
  });
  print(what, `${perSecond.toFixed(0)} pages/s, 99 % within ${p99.toFixed(1)} ms; ${shares.join(', ')}`);
}

async function restartInTurn(edges: RunningProcess[]): Promise<void> {
  for (const edge of edges) {
    const former = edge.pid();
    process.kill(former ?? 0, 'SIGTERM');
    // Its supervisor starts it again.
    while (edge.pid() === former) await pause(100);
    await askForAll(`http://localhost:${edge.port}`);
  }
}

async function report(
  what: string,
  url: string,
  happen: () => Promise<void>,
  pace: Parameters<typeof countFailures>[1] = visits,
) {
  const counting = countFailures(url, pace);
  await pause(3_000);
  await happen();
  const { asked, faults, slowest } = await counting;
  print(
    what,
    `${faults.length} of ${asked} failed, the slowest took ${slowest.toFixed(0)} ms ${[...new Set(faults)].join('; ')}`,
  );
}

function print(what: string, found: string) {
  console.log(`${what.padEnd(32)} ${found}`);
}
