import path from 'node:path';
import { hostPart } from '@site/contracts/manifest';
import type { ReleaseStore } from './release-store.ts';

/** The edge that this version of the host brings. Throws `NotInStore`. */
export async function edgeScript(store: ReleaseStore, hostVersion: string): Promise<string> {
  // Where the store is a folder, `partFolder` does not look whether the version is there.
  await store.readPart(hostPart, hostVersion);
  return path.join(await store.partFolder(hostPart, hostVersion), 'service/main.mjs');
}
