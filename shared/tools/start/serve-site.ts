import { createJudge } from '@site/release/gate/judge';
import { createRehearsal } from '@site/release/gate/rehearsal';
import { promote } from '@site/release/releases/promote';
import type { ReleaseStore } from '@site/release/store/release-store';
import { runEdge, runSite } from '@site/runner/site';
import { countLostLines } from '@site/service/keep-writing';
import { whoActs } from '../release/read-source.ts';
import type { ChosenRelease } from './choose-release.ts';
import { missingForPublic } from './missing-settings.ts';
import { beginStep, tell } from './steps.mjs';

/** How often the edge hears what it tells Prometheus for this process. */
const tellMs = 5_000;

export interface SiteToServe {
  store: ReleaseStore;
  channel: string;
  chosen: ChosenRelease;
  port: number;
  dataDir: string;
  releasesDir: string;
  env: Record<string, string>;
}

/** The last steps of `npm start`: runs the services of the chosen release, puts it live if it is new, and runs the edge. Returns how to stop. */
export async function serveSite(options: SiteToServe): Promise<() => Promise<void>> {
  const { chosen, store: _store, ...where } = options;
  beginStep('services', 'take a few seconds; the first time the posts are imported');
  const site = await runSite({
    ...where,
    versions: chosen.parts,
    beforeEdge: (services) => goLive(options, services),
    log: (line) => console.log(line),
  });
  beginStep('site', site.url);
  for (const line of missingForPublic(options)) console.log(line);
  const telling = setInterval(() => site.edge.send({ event: 'lines lost', count: countLostLines() }), tellMs).unref();
  return async () => {
    clearInterval(telling);
    await site.stop();
  };
}

/** Puts the chosen versions on the channel once the gate lets them. The browser's checks are left to deliveries. */
async function goLive(
  { store, channel, chosen, releasesDir }: SiteToServe,
  services: Record<string, string>,
): Promise<void> {
  for (const [name, address] of Object.entries(services)) tell(`${name} at ${address}`);
  if (!chosen.isNew) return beginStep('release', `${channel} is unchanged`);
  beginStep('release', 'takes about ten seconds where something changed: every page is rendered once');
  const storeSettings = { RELEASES_DIR: releasesDir };
  const rehearsal = createRehearsal({ store, runEdge, storeSettings, services, browser: null });
  const { release } = await promote(store, {
    versions: chosen.parts,
    channel,
    why: 'npm start',
    by: await whoActs(),
    judge: createJudge({ store, rehearsal }),
    action: 'start',
  });
  tell(`${release} is on ${channel}`);
}
