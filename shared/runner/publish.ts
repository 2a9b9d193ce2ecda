import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { PartManifest } from '@site/contracts/manifest';
import { createJudge } from '@site/release/gate/judge';
import { promote } from '@site/release/releases/promote';
import { addDifferences } from '@site/release/store/add-differences';
import type { ReleaseStore } from '@site/release/store/release-store';
import type { Source } from '@site/release/store/version-files';
import type { PartFolder } from './parts.ts';

/** What these parts are built as: part name to version. */
export async function builtVersions(parts: PartFolder[]): Promise<Record<string, string>> {
  const built = parts.map(async ({ folder }) => {
    const manifest: PartManifest = JSON.parse(await readFile(path.join(folder, 'dist/part.json'), 'utf8')); // written by the build
    return [manifest.name, manifest.version] as const;
  });
  return Object.fromEntries(await Promise.all(built));
}

/** Publishes the builds of these parts. Returns part name to version. */
export async function publishParts(
  store: ReleaseStore,
  parts: PartFolder[],
  source?: Source,
): Promise<Record<string, string>> {
  const manifests = await Promise.all(parts.map(({ folder }) => store.publish(path.join(folder, 'dist'), source)));
  for (const manifest of manifests) await addDifferences(store, manifest);
  return Object.fromEntries(manifests.map(({ name, version }) => [name, version]));
}

/** Publishes a whole checkout and points `production` at it, once the checks that need only manifests have passed. */
export async function releaseCheckout(store: ReleaseStore, parts: PartFolder[], why: string): Promise<void> {
  const versions = await publishParts(store, parts);
  await promote(store, { versions, channel: 'production', why, judge: createJudge({ store }), action: 'start' });
}
