import { styleText } from 'node:util';
import { siteConfig } from '@site/brand/site.config';
import { promote } from '@site/delivery/channels/promote';
import { createGate } from '@site/delivery/gate/gate';
import type { ReleaseStore } from '@site/delivery/store/release-store';
import { addressesOf, runSite, type SiteOptions } from '@site/runner/site';
import type { SupervisedProcess } from '@site/runner/supervise';
import { metadataOf } from '@site/service/settings/setting-schemas';
import type * as v from 'valibot';
import { currentActor } from '../release/actor.ts';
import { beginStep, printDetail } from './steps.ts';

export interface SiteToServe extends Pick<SiteOptions, 'port' | 'dataDir' | 'releasesDir' | 'settings'> {
  store: ReleaseStore;
  channel: string;
  chosen: ChosenRelease;
  /** Every setting of the site. */
  table: v.ObjectEntries;
}

/**
 * The last steps of `npm start`: runs the chosen release's services, makes it live if new, and runs the edge. Its last lines name each service
 * that is down. Returns how to stop.
 */
export async function serveSite(options: SiteToServe): Promise<() => Promise<void>> {
  const { chosen, table, store: _store, ...where } = options;
  beginStep('services', 'take a few seconds, the first time longer');
  const site = await runSite({
    ...where,
    versions: chosen.parts,
    beforeEdge: (services) => goLive(options, services),
    log: (line) => console.log(line),
  });
  beginStep('site', site.url);
  for (const warning of [...missingForPublic(table, process.env), ...servicesDown(site.services)])
    console.log(attention(warning));
  return site.stop;
}

/** Puts the chosen versions on the channel once the gate lets them. The browser's checks are left to deliveries. */
async function goLive(
  { store, channel, chosen }: SiteToServe,
  services: Record<string, SupervisedProcess>,
): Promise<void> {
  const addresses = addressesOf({ services });
  for (const [name, address] of Object.entries(addresses)) printDetail(`${name} at ${address}`);
  if (!chosen.isNew) return beginStep('release', `${channel} is unchanged`);
  for (const { state, name, live } of Object.values(services).map((service) => service.report()))
    if (state.status === 'waiting') throw new Error(`${name} ${live} does not start: ${state.reason}`);
  beginStep('release', 'takes about ten seconds where something changed: every page is rendered once');
  const { release } = await promote(store, {
    versions: chosen.parts,
    channel,
    why: 'npm start',
    by: await currentActor(),
    gate: createGate({ liveServices: async () => addresses, skippedChecks: ['browser'] }),
    action: 'start',
  });
  printDetail(`${release} is on ${channel}`);
}

export interface ChosenRelease {
  /** Part name to version: what the site shows once it has started. */
  parts: Record<string, string>;
  /** Whether the checkout must be published and promoted for that. */
  isNew: boolean;
  /** Why, in one sentence. */
  reason: string;
}

interface Choice {
  channel: string;
  /** The builds of the checkout: part name to version. */
  built: Record<string, string>;
  /** Whether `--release-checkout` was given. */
  releasesCheckout: boolean;
}

/**
 * Chooses what a start shows. What teams have delivered stays live, because a restart must not undo it, so the checkout goes live by
 * itself only if nothing is live yet.
 */
export async function chooseRelease(
  store: ReleaseStore,
  { channel, built, releasesCheckout }: Choice,
): Promise<ChosenRelease> {
  const now = await store.channel(channel).newest();
  if (!now)
    return { parts: built, isNew: true, reason: `${channel} has no release yet: this checkout becomes its first` };
  const { parts } = await store.readRelease(now.release);
  const differing = Object.keys(built).filter((part) => built[part] !== parts[part]);
  if (differing.length === 0) return { parts, isNew: false, reason: `this checkout is what ${channel} has` };
  if (releasesCheckout)
    return {
      parts: { ...parts, ...built },
      isNew: true,
      reason: `--release-checkout: this checkout goes live on ${channel}`,
    };
  return {
    parts,
    isNew: false,
    reason: `${channel} is unchanged; this checkout differs in ${differing.join(', ')}: "npm start -- --release-checkout" makes that live`,
  };
}

/** What is wrong, and what to do about it. */
type Warning = [what: string, remedy: string];

/** The settings that are not set and that a public site needs. */
export function missingForPublic(table: v.ObjectEntries, environment: NodeJS.ProcessEnv): Warning[] {
  return Object.entries(table).flatMap(([name, schema]): Warning[] => {
    const { publicly } = metadataOf(schema);
    return publicly && !environment[name] ? [[`${name} is not set: ${publicly.missing}.`, publicly.remedy]] : [];
  });
}

/** The services that did not start. The others serve meanwhile. */
export function servicesDown(services: Record<string, Pick<SupervisedProcess, 'report'>>): Warning[] {
  return Object.values(services).flatMap((service): Warning[] => {
    const { name, live, state } = service.report();
    if (state.status !== 'waiting') return [];
    const remedy = `It is tried again by itself. For the version before: ${siteConfig.releaseCommand} rollback ${name}`;
    return [[`${name} ${live} is down, and the rest of the site is served: ${state.reason}`, remedy]];
  });
}

/** In bold yellow on a terminal. */
export function attention([what, remedy]: Warning): string {
  const words = `ATTENTION        ${what}\n${' '.repeat(17)}${remedy}`;
  return process.stdout.isTTY ? styleText(['bold', 'yellow'], words) : words;
}
