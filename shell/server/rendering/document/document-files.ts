import type { PartManifest } from '@site/contracts/manifest';
import { hostPart } from '@site/contracts/manifest';
import type { OwnedRoute } from '@site/release/releases/release-table';
import { plainName } from '@site/release/store/store-layout';
import { assetBase, integrityOf, partManifest } from '../../releases/site-release.ts';

/** Exactly the files that this route needs, the host's style sheets first. */
export function documentFiles(manifests: PartManifest[], route: OwnedRoute, fragments: string[]) {
  const host = partManifest(manifests, hostPart);
  const owner = route.part === hostPart ? undefined : partManifest(manifests, route.part);
  const page = owner ? pageChunks(owner, route.page) : linkedChunks(host, [route.page]);
  const chunks = [...linkedChunks(host, ['bootstrap']), ...page];
  return {
    starter: ownScript(host, 'start'),
    report: ownScript(host, 'report'),
    host: ownScript(host, 'main'),
    // What the host asks for first, and the page would wait for longest.
    libraries: ['react', 'router'].map((name) => ownScript(host, name)),
    scripts: unique(page.flatMap(({ scripts }) => scripts)).map(({ href }) => href),
    styles: unique([...chunks.flatMap(({ styles }) => styles), ...fragmentStyles(manifests, fragments)]),
  };
}

/** The style sheets that every page of the site takes its look from. */
export function lookOf(host: PartManifest): LinkedFile[] {
  return linkedChunks(host, ['bootstrap']).flatMap(({ styles }) => styles);
}

export interface LinkedFile {
  href: string;
  integrity: string;
  /** Tells the browser build that the sheet is loaded; otherwise it would load it again, after all others. */
  chunk: string;
}

interface LinkedChunk {
  scripts: LinkedFile[];
  styles: LinkedFile[];
}

function pageChunks(owner: PartManifest, page: string): LinkedChunk[] {
  return [{ scripts: [linkTo(owner)(owner.entry)], styles: [] }, ...linkedChunks(owner, ['routes', page])];
}

/** A script that is a chunk by itself. */
function ownScript(host: PartManifest, name: string): LinkedFile {
  const [script] = linkedChunks(host, [name]).flatMap(({ scripts }) => scripts);
  if (!script) throw new Error(`${host.name} ${host.version} has no script ${name}.`);
  return script;
}

function linkedChunks(manifest: PartManifest, names: string[]): LinkedChunk[] {
  return names
    .flatMap((name) => manifest.chunks[name] ?? [])
    .map(({ scripts, styles }) => ({
      scripts: scripts.map(linkTo(manifest)),
      styles: styles.map(linkTo(manifest)),
    }));
}

function fragmentStyles(manifests: PartManifest[], fragments: string[]): LinkedFile[] {
  return fragments.flatMap((name) =>
    manifests
      .filter(({ table }) => table.fragments.some((fragment) => fragment.name === name))
      .flatMap((manifest) => linkedChunks(manifest, [name]).flatMap(({ styles }) => styles)),
  );
}

function linkTo(manifest: PartManifest): (file: string) => LinkedFile {
  return (file) => ({
    href: assetBase(manifest) + file,
    integrity: integrityOf(manifest, file),
    chunk: `${manifest.name}:chunk-${plainName(file).replace(/\.css$/, '')}`,
  });
}

function unique(files: LinkedFile[]): LinkedFile[] {
  return [...new Map(files.map((file) => [file.href, file])).values()];
}
