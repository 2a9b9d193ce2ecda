import { hostPart } from '@site/contracts/manifest';
import { isCompatible } from '@site/release/gate/proposal';
import type { ReleaseStore } from '@site/release/store/release-store';

interface DeliveredVersion {
  part: string;
  version: string;
  channel: string;
}

/**
 * The versions to move, by part. A part that needs a newer minor of the contract than the live shell has comes with the shell of its own sources, in
 * one move: so it matters to no team in which order the workflows of a commit run. The shell's own workflow finds that version live already.
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
