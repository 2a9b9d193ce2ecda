import type { PartManifest } from '@site/contracts/manifest';
import { createGate, type Gate } from '@site/delivery/gate/gate';
import type { GateProgress } from '@site/delivery/gate/proposal';
import { isReleaseId } from '@site/delivery/store/release';
import type { ReleaseStore } from '@site/delivery/store/release-store';
import { undefinedIfNotInStore } from '@site/delivery/store/store-errors';
import { readSettings, siteSettings } from '@site/service/settings/settings';
import { findHeadlessBrowser } from '@site/testing/browser';
import { askShown } from './await-shown.ts';
import { createProgress } from './progress.ts';
import { runningSiteOfStore } from './used-store.ts';

/** What the commands read from `--site` and `--without-browser`. */
interface GateFlags {
  site?: string;
  withoutBrowser?: boolean;
}

/** The gate as operators use it: beside the services of a site that runs. */
export function gateFor(
  store: ReleaseStore,
  { site, withoutBrowser }: GateFlags,
  onProgress: GateProgress = createProgress().gate,
): Gate {
  const { SERVICES } = readSettings(siteSettings, ['SERVICES']);
  return createGate({
    browser: findHeadlessBrowser(),
    skippedChecks: withoutBrowser ? ['browser'] : [],
    onProgress,
    liveServices: async ({ proposed }) => ({
      ...(await servicesOfSite(store, { site }, proposed.manifests)),
      ...SERVICES,
    }),
  });
}

/**
 * The services that a site forwards to, each by the site's address. Those of parts that are not live there are left out: the site answers
 * 404 for them. The gate starts the service of a part that is new.
 * If no site is named, any program may answer at the usual port. It counts only if it shows a release of this store.
 */
export async function servicesOfSite(
  store: ReleaseStore,
  named: { site: string | undefined },
  proposed: PartManifest[],
): Promise<Record<string, string>> {
  const address = siteFor(named);
  const shown = await askShown(address);
  const release = shown && isReleaseId(shown.id) && (await store.readRelease(shown.id).catch(undefinedIfNotInStore));
  const isNamed = named.site ?? readSettings(siteSettings, ['SITE_URL']).SITE_URL;
  if (!release && !isNamed) return {};
  const live = release ? await store.readManifests(release.parts) : proposed;
  return Object.fromEntries(live.flatMap(({ table: { service } }) => (service ? [[service.name, address]] : [])));
}

/** The address of the site that runs, whether or not it does. */
export function siteFor({ site }: { site?: string }): string {
  const { SITE_URL, PORT } = readSettings(siteSettings, ['SITE_URL', 'PORT']);
  return site ?? SITE_URL ?? runningSiteOfStore() ?? `http://localhost:${PORT}`;
}
