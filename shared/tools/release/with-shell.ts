import { hostPart } from '@site/contracts/manifest';
import { isCompatible } from '@site/delivery/gate/proposal';
import type { ReleaseStore } from '@site/delivery/store/release-store';

/**
 * The versions to promote, by part. A part that needs a newer minor of the contract than the live shell offers is promoted together with
 * the shell of the same sources, so the workflows of a commit may run in any order. In a repository without the shell it goes alone, and the
 * gate says what it waits for.
 * @param publishShell builds and publishes the shell, and returns its version; undefined where there is no shell to build
 */
export async function withShell(
  store: ReleaseStore,
  { part, version, channel }: Record<'part' | 'version' | 'channel', string>,
  publishShell: () => Promise<string | undefined>,
): Promise<Record<string, string>> {
  const versions = { [part]: version };
  const now = await store.readChannel(channel);
  const shell = now && (await store.readRelease(now.release)).parts[hostPart];
  if (part === hostPart || shell === undefined) return versions;
  const [{ contract: needed }, { contract: offered }] = await Promise.all([
    store.readManifest(part, version),
    store.readManifest(hostPart, shell),
  ]);
  const isNewer = isCompatible(needed, offered) && !isCompatible(offered, needed);
  const published = isNewer ? await publishShell() : undefined;
  return published ? { [hostPart]: published, ...versions } : versions;
}
