import { createHash } from 'node:crypto';
import { dataKey, dataScript } from '@site/contracts/data-scripts';
import { hostPart, type PartManifest } from '@site/contracts/manifest';
import type { PageData } from '@site/contracts/site';
import type { OwnedRoute } from '@site/release/store/release-table';
import { plainName } from '@site/release/store/store-layout';
import type { ServedPage } from '../../../app/served-page.ts';
import { type LinkedFile, linkedFile, partManifest, rowsOfPart } from '../../releases/site-release.ts';

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
    // What the host's first script asks for as soon as it runs, and what the share scope takes from the host.
    imported: linkedChunks(host, ['bootstrap', 'doors']).flatMap(({ scripts }) => scripts),
    scripts: unique(page.flatMap(({ scripts }) => scripts)).map(({ href }) => href),
    styles: unique([...chunks.flatMap(({ styles }) => styles), ...fragmentStyles(manifests, fragments)]),
  };
}

/** The style sheets of every page of the site. */
export function siteStyles(host: PartManifest): LinkedStyle[] {
  return linkedChunks(host, ['bootstrap']).flatMap(({ styles }) => styles);
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
function ownScript(host: PartManifest, name: string): LinkedFile {
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

interface Content {
  key: string;
  content: unknown;
  /** The script that holds it; undefined where the part was built without such scripts, or its script differs. */
  script: LinkedFile | undefined;
}

/** Leaves out of a page's data what cacheable scripts of its parts hold to the byte. Made once for each release. */
export function createSplitPageData(manifests: PartManifest[], hasRetired: boolean) {
  const rows = manifests
    .filter(({ name }) => name !== hostPart)
    .map((manifest) => contentOf(manifest, manifest.name, rowsOfPart(manifest)));
  return function splitPageData(page: PageData, route: OwnedRoute): { served: ServedPage; scripts: LinkedFile[] } {
    const owner = manifests.find(({ name }) => name === route.part);
    const { [route.path]: own, ...loaderData } = page.loaderData;
    const found = owner && own ? contentOf(owner, dataKey(route), own) : undefined;
    const data = found?.script && found;
    const { id, parts, moved } = page.release;
    return {
      served: {
        ...page,
        release: {
          id,
          parts: Object.fromEntries(
            Object.entries(parts).map(([name, { integrity: _, files: __, ...part }]) => [name, part]),
          ),
          // The scripts of the other parts know nothing of a retired part.
          ...(hasRetired && { moved: moved ?? {} }),
        },
        loaderData: data ? loaderData : page.loaderData,
        inlineData: Object.fromEntries(rows.flatMap(({ key, content, script }) => (script ? [] : [[key, content]]))),
        scriptDataKeys: data ? { [route.path]: data.key } : {},
      },
      scripts: [...rows, ...(data ? [data] : [])].flatMap(({ script }) => (script ? [script] : [])),
    };
  };
}

function contentOf(manifest: PartManifest, key: string, content: unknown): Content {
  const file = fileWith(manifest, dataScript(key, content));
  return { key, content, script: file ? linkedFile(manifest, file) : undefined };
}

/** The part's browser file with exactly this text; undefined where it has none. */
function fileWith({ files }: PartManifest, text: string): string | undefined {
  const hash = createHash('sha384').update(text).digest('base64');
  const found = Object.entries(files).find(([file, { sha384 }]) => sha384 === hash && file.startsWith('browser/'));
  return found?.[0].replace('browser/', '');
}
