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

/** Each call prepares the latest release made since the one before, because a channel is likely to move to it. */
export async function prepareNewReleases(store: ReleaseStore, prepare: Prepare): Promise<() => Promise<void>> {
  let known = new Set(await store.listReleases());
  return async () => {
    const present = await store.listReleases();
    const latest = present.filter((id) => !known.has(id)).at(-1);
    known = new Set(present);
    if (latest) await prepare(latest).catch(() => undefined);
  };
}
