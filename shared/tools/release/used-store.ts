import { releaseSettings } from '@site/delivery/store/open-store';
import { readRunningSite } from '@site/delivery/store/running-site';
import { readSettings, siteSettings } from '@site/service/settings/settings';

/** Where no setting names a store, commands use that of the site which runs with this DATA_DIR. */
export function useStoreOfRunningSite(): void {
  const { RELEASES_DIR, RELEASES_BUCKET } = process.env;
  const site = runningSite();
  if (!site || RELEASES_DIR || RELEASES_BUCKET) return;
  if (/^https?:/.test(site.store))
    throw new Error(`The site at ${site.url} follows the bucket ${site.store}: set RELEASES_BUCKET and its key.`);
  process.env.RELEASES_DIR = site.store;
}

/** The address of the site that runs with this DATA_DIR and follows the store of these commands. */
export function runningSiteOfStore(): string | undefined {
  const { RELEASES_DIR, RELEASES_BUCKET } = readSettings(releaseSettings, ['RELEASES_DIR', 'RELEASES_BUCKET']);
  const site = runningSite();
  return site?.store === (RELEASES_BUCKET ?? RELEASES_DIR) ? site?.url : undefined;
}

function runningSite() {
  return readRunningSite(readSettings(siteSettings, ['DATA_DIR']).DATA_DIR);
}

/** Names the store, because what seems to be missing is usually in another one. */
export function describeStore(): string {
  const { RELEASES_DIR, RELEASES_BUCKET } = readSettings(releaseSettings, ['RELEASES_DIR', 'RELEASES_BUCKET']);
  return `The store is ${RELEASES_BUCKET ? 'the bucket of RELEASES_BUCKET' : `the folder ${RELEASES_DIR}`}; RELEASES_DIR or RELEASES_BUCKET names another.`;
}
