import type { Gate } from '@site/delivery/gate/gate';
import type { GateProgress } from '@site/delivery/gate/proposal';
import { createGate } from '@site/delivery/gate/rehearsal';
import { isReleaseId } from '@site/delivery/store/release';
import type { ReleaseStore } from '@site/delivery/store/release-store';
import { undefinedIfNotInStore } from '@site/delivery/store/store-errors';
import { runEdge } from '@site/runner/site';
import { readSettings, siteSettings } from '@site/service/settings/settings';
import { findHeadlessBrowser } from '@site/testing/browser';
import { askShown } from './await-shown.ts';
import { createProgress } from './progress.ts';

/** What the commands read from `--site` and `--without-browser`. */
interface GateOptions {
  site?: string;
  withoutBrowser?: boolean;
}

/** The gate as operators use it: beside the services of a site that runs. */
export function gateFor(
  store: ReleaseStore,
  { site, withoutBrowser }: GateOptions,
  onProgress: GateProgress = createProgress().gate,
): Gate {
  const { SERVICES } = readSettings(siteSettings, ['SERVICES']);
  return createGate({
    store,
    runEdge,
    browser: findHeadlessBrowser(),
    skippedChecks: withoutBrowser ? ['browser'] : [],
    onProgress,
    async services({ proposed }) {
      const names = proposed.manifests.flatMap(({ table }) => table.service?.name ?? []);
      // A site proxies to its services, so its address serves for every one that is not named.
      const address = await siteOfServices(store, { site });
      return { ...(address && Object.fromEntries(names.map((name) => [name, address]))), ...SERVICES };
    },
  });
}

/**
 * The site whose services the rehearsal uses. If none is named, any program may answer at the usual port, so it counts only if it shows a
 * release of this store.
 */
async function siteOfServices(store: ReleaseStore, named: { site: string | undefined }): Promise<string | undefined> {
  const address = siteFor(named);
  if (named.site ?? readSettings(siteSettings, ['SITE_URL']).SITE_URL) return address;
  const shown = await askShown(address);
  const isOurs = shown && isReleaseId(shown.id) && (await store.readRelease(shown.id).catch(undefinedIfNotInStore));
  return isOurs ? address : undefined;
}

/** The address of the site that runs, whether or not it does. */
export function siteFor({ site }: { site?: string }): string {
  const { SITE_URL, PORT } = readSettings(siteSettings, ['SITE_URL', 'PORT']);
  return site ?? SITE_URL ?? `http://localhost:${PORT}`;
}
