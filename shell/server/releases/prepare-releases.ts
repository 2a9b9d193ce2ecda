import { setTimeout as pause } from 'node:timers/promises';
import type { ReleaseStore } from '@site/release/store/release-store';
import { type LiveRelease, openRelease } from './live-release.ts';

type Prepare = (id: string) => Promise<void>;

/** Opens a release once it is prepared, or when the timeout ends. */
export async function openPrepared(
  store: ReleaseStore,
  id: string,
  prepare: Prepare,
  timeoutMs: number | undefined,
): Promise<LiveRelease> {
  const preparing = prepare(id);
  // After the timeout nobody awaits it; if it fails, the first page that needs it will tell.
  preparing.catch(() => undefined);
  const [release] = await Promise.all([
    openRelease(store, id),
    timeoutMs === undefined ? preparing : Promise.race([preparing, pause(timeoutMs, undefined, { ref: false })]),
  ]);
  return release;
}

/**
 * Each call starts to prepare the releases made since the one before, because a channel is likely to move to one of them. All, because
 * their ids do not tell which is the latest. Throws `StoreUnreadable`; the next call catches up.
 */
export async function prepareNewReleases(store: ReleaseStore, prepare: Prepare): Promise<() => Promise<void>> {
  let known = new Set(await store.listReleases());
  return async () => {
    const present = await store.listReleases();
    const made = present.filter((id) => !known.has(id));
    known = new Set(present);
    // Nobody awaits it; if it fails, it is tried again when the channel moves there.
    for (const id of made) prepare(id).catch(() => undefined);
  };
}
