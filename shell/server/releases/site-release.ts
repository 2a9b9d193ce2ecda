import { rowsOf } from '@site/contracts/data-scripts';
import type { PartManifest, Release } from '@site/contracts/manifest';
import type { SitePart, SiteRelease } from '@site/contracts/site';
import { mergeTables } from '@site/release/store/release-table';
import { plainName } from '@site/release/store/store-layout';

/** Address of a part's files, which all its versions share, with a slash at its end. */
export function assetBase({ name }: Pick<PartManifest, 'name'>): string {
  return `/_/${name}/`;
}

/** Address of a file by its name without the hash: `icon.svg`. */
export function addressOf(manifest: PartManifest, name: string): string {
  const file = Object.keys(manifest.files).find((one) => plainName(one) === `browser/${name}`);
  if (!file) throw new Error(`${manifest.name} ${manifest.version} has no ${name}.`);
  return assetBase(manifest) + file.replace('browser/', '');
}

export interface LinkedFile {
  href: string;
  integrity: string;
}

/** A part's file as pages link it. */
export function linkedFile(manifest: PartManifest, file: string): LinkedFile {
  return { href: assetBase(manifest) + file, integrity: integrityOf(manifest, file) };
}

/** What the browser needs to know about a release. */
export function siteRelease(release: Release, manifests: PartManifest[]): SiteRelease {
  const { moved } = mergeTables(manifests, release.retired);
  const parts = manifests.map((manifest) => [manifest.name, sitePart(manifest)] as const);
  const rows = manifests.map(rowsOfPart);
  return {
    id: release.id,
    parts: Object.fromEntries(parts),
    routes: rows.flatMap(({ routes }) => routes),
    documents: rows.flatMap(({ documents }) => documents),
    ...(Object.keys(moved).length > 0 && { moved }),
    fragments: Object.assign({}, ...rows.map(({ fragments }) => fragments)),
  };
}

function sitePart(manifest: PartManifest): SitePart {
  const { entry, version } = manifest;
  const { files, integrity } = rowsOfPart(manifest);
  return { base: assetBase(manifest), version, entry, integrity, files };
}

export function rowsOfPart(manifest: PartManifest) {
  return rowsOf(manifest, integrityOf(manifest, manifest.entry));
}

export function partManifest(manifests: PartManifest[], part: string): PartManifest {
  const found = manifests.find(({ name }) => name === part);
  if (!found) throw new Error(`The release has no part "${part}".`);
  return found;
}

export function integrityOf({ files, integrity, name, version }: PartManifest, file: string): string {
  const known = files[`browser/${file}`];
  if (!known) throw new Error(`${name} ${version} names ${file} but does not contain it.`);
  return integrity?.[file] ?? `sha384-${known.sha384}`;
}
