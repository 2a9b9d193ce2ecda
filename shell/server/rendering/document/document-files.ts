import { hostPart, type PartManifest } from '@site/contracts/manifest';
import type { ReleaseRoute } from '@site/delivery/store/release-table';
import { plainName } from '@site/delivery/store/store-layout';
import { type LinkedFile, linkedFile, partManifest } from '../../releases/site-release.ts';

/** Exactly the files that this route needs, the host's style sheets first. */
export function documentFiles(manifests: PartManifest[], route: ReleaseRoute, fragments: string[]) {
  const host = partManifest(manifests, hostPart);
  const owner = route.part === hostPart ? undefined : partManifest(manifests, route.part);
  const page = owner ? pageChunks(owner, route.page) : linkedChunks(host, [route.page]);
  const chunks = [...linkedChunks(host, ['bootstrap']), ...page];
  return {
    starter: entryScript(host, 'start'),
    report: entryScript(host, 'report'),
    host: entryScript(host, 'main'),
    // The host's first script imports these as soon as it runs; the share scope takes its modules from them.
    imported: linkedChunks(host, ['bootstrap', 'shared-modules']).flatMap(({ scripts }) => scripts),
    scripts: unique(page.flatMap(({ scripts }) => scripts)).map(({ href }) => href),
    styles: unique([...chunks.flatMap(({ styles }) => styles), ...fragmentStyles(manifests, fragments)]),
  };
}

export interface LinkedStyle extends LinkedFile {
  /** Tells the browser's code that the sheet is loaded; otherwise it would load it again, after all others. */
  chunk: string;
}

interface LinkedChunk {
  scripts: LinkedFile[];
  styles: LinkedStyle[];
}

function pageChunks(owner: PartManifest, page: string): LinkedChunk[] {
  return [{ scripts: [linkedFile(owner, owner.entry)], styles: [] }, ...linkedChunks(owner, ['routes', page])];
}

/** A script that is a chunk by itself. */
function entryScript(host: PartManifest, name: string): LinkedFile {
  const [script] = linkedChunks(host, [name]).flatMap(({ scripts }) => scripts);
  if (!script) throw new Error(`${host.name} ${host.version} has no script ${name}.`);
  return script;
}

function linkedChunks(manifest: PartManifest, names: string[]): LinkedChunk[] {
  return names
    .flatMap((name) => manifest.chunks[name] ?? [])
    .map(({ scripts, styles }) => ({
      scripts: scripts.map((file) => linkedFile(manifest, file)),
      styles: styles.map((file) => linkedStyle(manifest, file)),
    }));
}

function fragmentStyles(manifests: PartManifest[], fragments: string[]): LinkedStyle[] {
  return fragments.flatMap((name) =>
    manifests
      .filter(({ table }) => table.fragments.some((fragment) => fragment.name === name))
      .flatMap((manifest) => linkedChunks(manifest, [name]).flatMap(({ styles }) => styles)),
  );
}

function linkedStyle(manifest: PartManifest, file: string): LinkedStyle {
  const chunk = `${manifest.name}:chunk-${plainName(file).replace(/\.css$/, '')}`;
  return { ...linkedFile(manifest, file), chunk };
}

function unique<File extends LinkedFile>(files: File[]): File[] {
  return [...new Map(files.map((file) => [file.href, file])).values()];
}
