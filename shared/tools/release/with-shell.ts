import { hostPart } from '@site/contracts/manifest';
import { isCompatible } from '@site/delivery/gate/proposal';
import type { ReleaseStore } from '@site/delivery/store/release-store';

/**
 * The versions to promote, by part. A part that needs a newer minor of the contract or of a shared package than the live shell offers is
 * promoted together with the shell of the same sources, so the workflows of a commit may run in any order. In a repository without the shell
 * it goes alone, and the gate says what it waits for.
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
  const [needed, offered] = await Promise.all([store.readManifest(part, version), store.readManifest(hostPart, shell)]);
  const isShellOlder =
    isNewer(needed.contract, offered.contract) ||
    Object.entries(needed.packages).some(([id, needs]) => isNewer(needs, offered.packages[id]));
  const published = isShellOlder ? await publishShell() : undefined;
  return published ? { [hostPart]: published, ...versions } : versions;
}

function isNewer(needed: string, offered: string | undefined): boolean {
  return offered === undefined || (isCompatible(needed, offered) && !isCompatible(offered, needed));
}
