import type { ChannelEntry } from './channel-entry.ts';
import type { ReleaseStore } from './release-store.ts';
import { NotInStore, NotSigned } from './store-errors.ts';

/**
 * For a process that starts: the channel's newest entry, or where that has a version that is not signed, the newest one before it that is
 * still in the store and has none, without its canary. Undefined if the channel was never set. Throws `NotSigned` if no entry may be served.
 *
 * @param onRefused told why the newest entry is not served
 */
export async function servableEntry(
  store: ReleaseStore,
  channel: string,
  onRefused: (refusal: NotSigned) => void,
): Promise<ChannelEntry | undefined> {
  const newest = await store.channel(channel).newest();
  const refusal = newest && (await refusalOf(store, newest));
  if (!(refusal instanceof NotSigned)) return newest;
  onRefused(refusal);
  for await (const { canary: _canary, ...entry } of store.channel(channel).newestFirst())
    if (!(await refusalOf(store, entry))) return entry;
  throw refusal;
}

/** Why the entry's releases may not be served: one is gone, or has a version that is not signed. */
async function refusalOf(
  store: ReleaseStore,
  { release, canary }: Pick<ChannelEntry, 'release' | 'canary'>,
): Promise<NotSigned | NotInStore | undefined> {
  try {
    for (const id of canary ? [release, canary.release] : [release])
      await store.expectSigned((await store.readRelease(id)).parts);
    return undefined;
  } catch (error) {
    if (error instanceof NotSigned || error instanceof NotInStore) return error;
    throw error;
  }
}
