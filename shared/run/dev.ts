import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type MultiStats, rspack } from '@rspack/core';
import { describePart } from '../build/describe-part.ts';
import { openGate } from '../release/gate/create-judge.ts';
import { openStore } from '../release/open-store.ts';
import { promote } from '../release/promote.ts';
import { readSettings } from '../service/settings.ts';
import { endOnSignal } from './end-on-signal.ts';
import { findDevelopmentParts, type PartFolder } from './parts.ts';
import { type RunningSite, runSite } from './site.ts';

// `npm run dev`: all parts in development mode on one address. A saved file is built, published and shown:
// the way of every deploy, only faster, so that what works here works there.
const channel = 'development';
const { PORT: port, DATA_DIR: dataDir, RELEASES_DIR: releasesDir } = readSettings(['PORT', 'DATA_DIR', 'RELEASES_DIR']);
const store = openStore(releasesDir);
let site: RunningSite | undefined;

const parts = await findDevelopmentParts();
const versions = Object.fromEntries(await Promise.all(parts.map(async (part) => [part.name, await watchPart(part)] as const)));
await promote(store, { versions, channel, why: 'npm run dev', judge: openGate, action: 'start' });
site = await runSite({ port, dataDir, releasesDir, channel, log: (line) => console.log(line) });
console.log(`\nsite       ${site.url}, reloads by itself; all components at ${site.url}/__ui`);

endOnSignal(site.stop);

/** Builds the part now and at every change. Resolves with the version of its first good build. */
async function watchPart(part: PartFolder): Promise<string> {
  const { default: configs } = await import(pathToFileURL(path.join(part.folder, 'rspack.config.ts')).href);
  let shownService: string | undefined;
  let underWay = Promise.resolve();
  return new Promise((resolve) => {
    rspack(configs).watch({}, (error, stats) => {
      if (error || !stats || stats.hasErrors()) return console.error(error ?? stats?.toString('errors-only'));
      // One after the other: a file saved meanwhile spoils what is being published, and its own build comes next.
      underWay = underWay.then(() => publish(stats)).catch((problem: Error) => console.error(`${part.name} was not published: ${problem.message}`));
    });

    async function publish(stats: MultiStats) {
      const { name, version } = await describePart(part.folder, part.name);
      await store.publish(path.join(part.folder, 'dist'));
      console.log(`built      ${name} ${version}`);
      resolve(version);
      const service = serviceHash(stats);
      if (site) await show(part, version, site, service !== shownService);
      shownService = service;
    }
  });
}

async function show({ name }: PartFolder, version: string, { services, edge }: RunningSite, hasNewService: boolean) {
  if (hasNewService) (services[name] ?? edge).kill();
  await promote(store, { versions: { [name]: version }, channel, why: `${name} was saved`, judge: openGate });
}

function serviceHash({ stats }: MultiStats): string | undefined {
  return stats.find(({ compilation }) => compilation.name === 'service')?.hash ?? undefined;
}
