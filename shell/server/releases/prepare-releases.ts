import { setTimeout as pause } from 'node:timers/promises';
import type { ReleaseStore } from '@site/release/release-store';
import { type LiveRelease, openRelease } from './live-release.ts';

type Prepare = (id: string) => Promise<void>;

/** Opens a release once it is prepared or, with a timeout, when that is over. */
export async function openPrepared(
  store: ReleaseStore,
  id: string,
  prepare: Prepare,
  timeoutMs: number | undefined,
): Promise<LiveRelease> {
  const preparing = prepare(id);
  // After the race nobody waits for it; the first page that needs it learns of its failure.
  preparing.catch(() => undefined);
  const [release] = await Promise.all([
    openRelease(store, id),
    timeoutMs === undefined ? preparing : Promise.race([preparing, pause(timeoutMs, undefined, { ref: false })]),
  ]);
  return release;
}

/** Prepares releases that were made since the last call: whoever makes one is about to point somewhere with it. */
export async function prepareNewReleases(store: ReleaseStore, prepare: Prepare): Promise<() => Promise<void>> {
  let known = new Set(await store.listReleases());
  return async () => {
    const present = await store.listReleases();
    const latest = present.filter((id) => !known.has(id)).at(-1);
    known = new Set(present);
    if (latest) await prepare(latest).catch(() => undefined);
  };
}
