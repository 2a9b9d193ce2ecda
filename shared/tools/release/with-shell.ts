import { hostPart } from '@site/contracts/manifest';
import { isCompatible } from '@site/release/gate/proposal';
import type { ReleaseStore } from '@site/release/store/release-store';

interface DeliveredVersion {
  part: string;
  version: string;
  channel: string;
}

/**
 * The versions to promote, by part. A part that needs a newer minor of the contract than the live shell offers is promoted together with the shell
 * of the same sources, so the workflows of a commit may run in any order. The shell's own workflow then finds that version live already.
 * `publishShell` builds and publishes it, and returns its version.
 */
export async function withShell(
  store: ReleaseStore,
  { part, version, channel }: DeliveredVersion,
  publishShell: () => Promise<string>,
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
  return isNewer ? { [hostPart]: await publishShell(), ...versions } : versions;
}
