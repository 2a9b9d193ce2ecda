import { hostPart } from '@site/contracts/manifest';
import { createJudge } from '@site/release/gate/create-judge';
import { createRehearsal } from '@site/release/gate/rehearsal';
import { promote } from '@site/release/releases/promote';
import { edgeScript } from '@site/release/store/edge-script';
import type { ReleaseStore } from '@site/release/store/release-store';
import type { PartFolder } from '@site/runner/parts';
import { runEdge } from '@site/runner/site';
import { whoActs } from '../release/read-source.ts';
import type { ChosenRelease } from './choose-release.ts';
import { keepBuild } from './keep-build.ts';
import { beginStep, tell } from './steps.mjs';

/** A checkout that is built, the release that its site shows, and where that runs. */
export interface CheckoutOptions {
  parts: PartFolder[];
  store: ReleaseStore;
  channel: string;
  chosen: ChosenRelease;
  port: number;
  host: string;
  dataDir: string;
  releasesDir: string;
  env: Record<string, string>;
}

/** Everything the site runs lies where the next build does not change it. */
export async function planSite({ chosen, store, ...options }: CheckoutOptions) {
  const { parts, channel, port, dataDir, releasesDir, env } = options;
  const withService = parts.filter(({ hasService }) => hasService);
  const kept = new Map(await Promise.all(withService.map(async (part) => [part.name, await keepBuild(part)] as const)));
  return {
    ...{ parts, channel, port, dataDir, releasesDir, env },
    serviceScript: ({ name }: PartFolder) => kept.get(name) ?? '',
    edgeScript: await edgeScript(store, chosen.parts[hostPart] ?? ''),
  };
}

/** Points the channel at the checkout's versions once the gate lets them. The browser's checks are left to deliveries. */
export async function goLive(
  { store, channel, chosen, releasesDir }: CheckoutOptions,
  services: Record<string, string>,
): Promise<void> {
  for (const [name, address] of Object.entries(services)) tell(`${name} at ${address}`);
  if (!chosen.isNew) return beginStep('release', `${channel} is unchanged`);
  beginStep('release', 'takes about ten seconds where something changed: every page is rendered once');
  const storeSettings = { RELEASES_DIR: releasesDir };
  const rehearsal = createRehearsal({ store, runEdge, storeSettings, services, browser: null });
  const judge = createJudge({ store, rehearsal });
  const { release } = await promote(store, {
    versions: chosen.parts,
    channel,
    why: 'npm start',
    by: await whoActs(),
    judge,
    action: 'start',
  });
  tell(`${release} is on ${channel}`);
}
