import { hash } from 'node:crypto';
import { hostPart, type PartManifest } from '@site/contracts/manifest';
import type { DocumentEntry } from '@site/contracts/part';
import type { SiteDocument, SiteRoute } from '@site/contracts/shell-api';
import type { ReleaseRoute, ReleaseTable } from '@site/delivery/store/release-table';
import { plainName } from '@site/delivery/store/store-layout';
import type { SitePart, SiteRelease } from '../../app/page-data.ts';

/** URL of the folder with the files of all the part's versions, ending in a slash. */
export function assetBaseUrl({ name }: Pick<PartManifest, 'name'>): string {
  return `/_/${name}/`;
}

/** URL of a file by its name without the hash: `icon.svg`. */
export function assetUrl(manifest: PartManifest, name: string): string {
  const file = Object.keys(manifest.files).find((one) => plainName(one) === `browser/${name}`);
  if (!file) throw new Error(`${manifest.name} ${manifest.version} has no ${name}.`);
  return assetBaseUrl(manifest) + file.replace('browser/', '');
}

export interface LinkedFile {
  href: string;
  integrity: string;
}

/** A part's file as pages link it. */
export function linkedFile(manifest: PartManifest, file: string): LinkedFile {
  return { href: assetBaseUrl(manifest) + file, integrity: integrityOf(manifest, file) };
}

/** What all pages of a release share: a file whose name changes with its content, so browsers and caches keep it. */
export interface TableFile extends LinkedFile {
  text: string;
}

export function tableFile(release: SiteRelease): TableFile {
  const text = JSON.stringify(release);
  const name = hash('sha256', text, 'hex').slice(0, 16);
  return {
    href: `/_/release/${release.id}/table.${name}.json`,
    integrity: `sha256-${hash('sha256', text, 'base64')}`,
    text,
  };
}

/** A release as the browser gets it, without the fields that only the server reads. */
export function siteRelease(
  id: string,
  manifests: PartManifest[],
  { routes, documents, moved, fragments }: ReleaseTable,
): SiteRelease {
  return {
    id,
    parts: Object.fromEntries(manifests.map((manifest) => [manifest.name, sitePart(manifest)])),
    routes: routes.map(siteRoute),
    documents: documents.map(siteDocument),
    ...(Object.keys(moved).length > 0 && { moved }),
    fragments: Object.fromEntries(
      fragments.map(({ name, part, data, place }) => [name, { part, data, ...(place && { place }) }]),
    ),
  };
}

function sitePart(manifest: PartManifest): SitePart {
  const { name, entry, version } = manifest;
  const part = { base: assetBaseUrl(manifest), version, entry };
  // Every page loads the host's scripts anyway.
  return name === hostPart
    ? { ...part, files: {}, integrity: '' }
    : { ...part, files: filesOf(manifest), integrity: integrityOf(manifest, entry) };
}

function filesOf({ chunks, entry }: PartManifest): SitePart['files'] {
  return Object.fromEntries(
    Object.entries(chunks).map(([key, { scripts, styles }]) => [
      key,
      [...scripts, ...styles].filter((file) => file !== entry),
    ]),
  );
}

function siteRoute(route: ReleaseRoute): SiteRoute {
  const { part, path, lang, translates, page, hasOwnHead, label, trail, menus, canonical, data } = route;
  const { title, description } = hasOwnHead ? { title: '', description: '' } : route;
  return {
    path,
    page,
    title,
    description,
    label,
    trail,
    menus,
    part,
    ...(lang && { lang }),
    ...(translates && { translates }),
    ...(canonical && { canonical }),
    ...(data && { data }),
  };
}

function siteDocument({ path, format, bytes, menus }: DocumentEntry): SiteDocument {
  return { path, format, bytes, menus };
}

export function partManifest(manifests: PartManifest[], part: string): PartManifest {
  const manifest = manifests.find(({ name }) => name === part);
  if (!manifest) throw new Error(`The release has no part "${part}".`);
  return manifest;
}

function integrityOf({ files, integrity, name, version }: PartManifest, file: string): string {
  const entry = files[`browser/${file}`];
  if (!entry) throw new Error(`${name} ${version} names ${file} but does not contain it.`);
  return integrity?.[file] ?? `sha384-${entry.sha384}`;
}
