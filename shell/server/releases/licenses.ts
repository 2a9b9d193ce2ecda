import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { PartManifest } from '@site/contracts/manifest';
import type { ReleaseStore } from '@site/release/store/release-store';

/** Licence texts of all packages that a release sends to browsers. Each part's build has written its own. */
export async function readLicenses(
  store: Pick<ReleaseStore, 'partFolder'>,
  manifests: Pick<PartManifest, 'name' | 'version'>[],
): Promise<string> {
  const texts = manifests.map(async ({ name, version }) => {
    const text = await readFile(path.join(await store.partFolder(name, version), 'licenses.txt'), 'utf8');
    return `${'='.repeat(80)}\nPackages in the scripts, styles and fonts of "${name}" ${version}\n${'='.repeat(80)}\n\n${text}`;
  });
  return (await Promise.all(texts)).join('\n');
}
