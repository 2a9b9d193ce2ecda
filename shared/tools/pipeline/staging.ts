import { changeChannel } from '@site/release/releases/change-channel';
import { releaseSettings } from '@site/release/store/open-store';
import type { ReleaseStore } from '@site/release/store/release-store';
import { buildParts, findParts } from '@site/runner/parts';
import { runTemporarySite } from '@site/runner/site';
import { readSettings } from '@site/service/settings';
import { awaitShown } from '../release/await-shown.ts';

/** Within this time a staging site must show a new release. */
const maxWaitMs = 30_000;

export interface Staging {
  url: string;
  stop: () => Promise<void>;
}

/** Runs a staging site for the duration of a pipeline: edge and services of the release that is on staging, and of what follows it. */
export async function runStaging(store: ReleaseStore): Promise<Staging> {
  await startStaging(store);
  // The pictures of posts are made by the blog's build.
  const withService = (await findParts()).filter(({ hasService }) => hasService);
  await buildParts({ folders: withService.map(({ folder }) => folder) });
  const { RELEASES_DIR: releasesDir } = readSettings(releaseSettings, ['RELEASES_DIR']);
  return runTemporarySite({ releasesDir, channel: 'staging' });
}

/** Resolves once the site shows the release. */
export async function awaitRelease(url: string, release: string): Promise<void> {
  const shown = await awaitShown(url, ({ id }) => id === release, maxWaitMs);
  if (shown?.id === release) return;
  throw new Error(
    `${url} did not show release ${release} within ${maxWaitMs / 1000} s; does it follow the channel staging of this store?`,
  );
}

/** Where staging is empty, production is copied there. */
async function startStaging(store: ReleaseStore) {
  if (await store.readChannel('staging')) return;
  const production = await store.readChannel('production');
  if (!production)
    throw new Error('This release store has no release yet: the first one, of all parts, is made by "npm start".');
  // The same release, and so with the parts that are retired there.
  await changeChannel(store, 'staging', async (now) =>
    now ? undefined : { release: production.release, action: 'start', why: 'as production' },
  );
}
