import type { PartManifest, Release } from '@site/contracts/manifest';
import { hostPart } from '@site/contracts/manifest';
import type { DocumentEntry } from '@site/contracts/part';
import type { SiteDocument, SitePart, SiteRelease, SiteRoute } from '@site/contracts/site';
import { plainName } from '@site/release/plain-name';
import { mergeTables, type OwnedRoute } from '@site/release/releases/release-table';

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

/** What the browser must know of a release. */
export function siteRelease(release: Release, manifests: PartManifest[]): SiteRelease {
  const { routes, fragments, documents, moved } = mergeTables(manifests, release.retired);
  const host = partManifest(manifests, hostPart);
  return {
    id: release.id,
    parts: Object.fromEntries(manifests.map((manifest) => [manifest.name, sitePart(manifest, host.federation)])),
    routes: routes.map(siteRoute),
    documents: documents.map(siteDocument),
    ...(Object.keys(moved).length > 0 && { moved }),
    fragments: Object.fromEntries(
      fragments.map(({ name, part, data, place }) => [name, { part, data, ...(place && { place }) }]),
    ),
  };
}

function sitePart(manifest: PartManifest, hostLibrary: string | undefined): SitePart {
  const { entry, version, chunks, name, federation } = manifest;
  const [library] = chunks.federation?.scripts ?? [];
  const isHost = name === hostPart;
  return {
    base: assetBase(manifest),
    version,
    entry,
    integrity: integrityOf(manifest, entry),
    files: isHost
      ? {}
      : Object.fromEntries(
          Object.entries(chunks).map(([key, { scripts, styles }]) => [
            key,
            [...scripts, ...styles].filter((file) => file !== entry && file !== library),
          ]),
        ),
    ...(federation &&
      federation !== hostLibrary &&
      library && {
        federation: { version: federation, file: library, integrity: integrityOf(manifest, library) },
      }),
  };
}

export function partManifest(manifests: PartManifest[], part: string): PartManifest {
  const found = manifests.find(({ name }) => name === part);
  if (!found) throw new Error(`The release has no part "${part}".`);
  return found;
}

export function integrityOf({ files, name, version }: PartManifest, file: string): string {
  const known = files[`browser/${file}`];
  if (!known) throw new Error(`${name} ${version} names ${file} but does not contain it.`);
  return `sha384-${known.sha384}`;
}

function siteRoute({
  path,
  page,
  title,
  description,
  label,
  trail,
  menus,
  canonical,
  data,
  part,
}: OwnedRoute): SiteRoute {
  return {
    path,
    page,
    title,
    description,
    label,
    trail,
    menus,
    part,
    ...(canonical && { canonical }),
    ...(data && { data }),
  };
}

function siteDocument({ path, format, bytes, menus }: DocumentEntry): SiteDocument {
  return { path, format, bytes, menus };
}
