import { hash } from 'node:crypto';
import { hostPart, type PartManifest } from '@site/contracts/manifest';
import type { PictureSource } from '@site/contracts/picture';
import type { ReleaseRoute } from '@site/delivery/store/release-table';
import { plainName } from '@site/delivery/store/store-layout';
import { escapeHtml } from '@site/text/escape-html';
import { avifSet } from '@site/ui/avif-set';
import type { Thing } from 'schema-dts';
import { languageOf } from '../../../app/language.ts';
import type { PageData, PlannedFile, StartPlan } from '../../../app/page-data.ts';
import { pageKind } from '../../../app/page-opened.ts';
import { assetBaseUrl, type LinkedFile, linkedFile, partManifest } from '../../releases/site-release.ts';
import type { CriticalStyles } from './critical-css.ts';
import { headTags, iconTags, type PageMetadata } from './head-tags.ts';
import type { RendererSetup } from './protocol.ts';
import { structuredDataGraph } from './structured-data.ts';

interface DocumentOptions {
  setup: RendererSetup;
  page: PageData;
  tableFile: LinkedFile;
  route: ReleaseRoute;
  metadata: PageMetadata;
  /** Structured data that the page's part adds. */
  structuredData: Thing[];
  status: number;
  /** Content of `#root`. */
  html: string;
  criticalStyles: CriticalStyles;
}

type DocumentFiles = ReturnType<typeof documentFiles>;

/** The whole document. Besides data blocks it has no inline scripts: the content security policy allows none. */
export function pageDocument(options: DocumentOptions): { html: string; styleHash?: string } {
  const { setup, page, route, html, criticalStyles } = options;
  const files = documentFiles(setup.manifests, route, Object.keys(page.fragments));
  const { starter, styles } = files;
  const critical = inlineStyles(setup, criticalStyles(styles, html));
  const lines = [
    '<!DOCTYPE html>',
    `<html lang="${languageOf(route)}"${setup.apiHost ? ` data-api-host="${escapeHtml(setup.apiHost)}"` : ''}${setup.allowsFrames ? ' data-allows-frames' : ''}>`,
    '<head>',
    ...headLines(options),
    ...(critical === undefined ? sheetLinks(styles) : [`<style id="critical">${critical}</style>`]),
    '</head>',
    '<body>',
    `<div id="root">${html}</div>`,
    ...(critical === undefined ? [] : sheetLinks(styles)),
    dataBlock('start', startPlan(files, options)),
    // No browser parses past a script until the sheets above it have loaded or failed. So `#page-data`, which everything after the first
    // view waits for, is parsed after them.
    `<script src="${starter.href}" integrity="${starter.integrity}" crossorigin="anonymous"></script>`,
    ...dataLines(options),
    '</body>',
    '</html>',
  ];
  return { html: lines.join('\n'), ...(critical !== undefined && { styleHash: hash('sha256', critical, 'base64') }) };
}

/** The styles of the first view, and the origin that print.css puts before the paths of links: CSS cannot make an address absolute. */
function inlineStyles({ siteUrl }: RendererSetup, critical: string | undefined): string | undefined {
  return critical && `:root{--site-origin:"${new URL(siteUrl).origin}"}${critical}`;
}

function headLines({ setup, route, metadata, status }: DocumentOptions): string[] {
  const isNotFound = status === 404;
  return [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    // Before the styles load, the browser paints its own background: in dark mode it must not be white.
    '<meta name="color-scheme" content="light dark">',
    // If a slow connection split the first view into two paints, it would shift. The footer follows `main`, and its start tag is enough.
    '<link rel="expect" href="#site-footer" blocking="render">',
    `<title>${escapeHtml(metadata.title)}</title>`,
    `<meta name="description" content="${escapeHtml(metadata.description)}">`,
    ...(isNotFound ? ['<meta name="robots" content="noindex">'] : headTags(metadata)),
    ...(route.hero && !isNotFound
      ? [heroPreload(route.hero, assetBaseUrl(partManifest(setup.manifests, route.part)))]
      : []),
    ...iconTags(partManifest(setup.manifests, hostPart)),
    ...(setup.reloadScript ? [`<script async src="${setup.reloadScript}"></script>`] : []),
  ];
}

function sheetLinks(styles: LinkedStyle[]): string[] {
  return styles.map(
    ({ href, integrity, chunk }) =>
      `<link rel="stylesheet" href="${href}" integrity="${integrity}" crossorigin="anonymous" data-rspack="${chunk}">`,
  );
}

function dataLines({ setup, page, metadata, structuredData, status }: DocumentOptions): string[] {
  // The release is a file that all its pages share.
  const { release: _release, ...pageBlock } = page;
  // A missing or failed page has nothing to describe.
  const about = status === 200 ? [scriptData(structuredDataGraph(setup, metadata, structuredData))] : [];
  return [
    ...about.map((graph) => `<script type="application/ld+json">${graph}</script>`),
    dataBlock('page-data', pageBlock),
  ];
}

function heroPreload({ picture, sizes }: { picture: PictureSource; sizes: string }, base: string): string {
  const sources = escapeHtml(avifSet(picture, base));
  return `<link rel="preload" as="image" type="image/avif" imagesrcset="${sources}" imagesizes="${escapeHtml(sizes)}" fetchpriority="high">`;
}

function startPlan(
  { host, imported, scripts, report }: DocumentFiles,
  { setup, page: { release }, tableFile, route }: DocumentOptions,
): StartPlan {
  const linked = ({ href, integrity }: LinkedFile): PlannedFile => [href, integrity];
  return {
    host: linked(host),
    // In development scripts have no integrity, so the browser would not use what was preloaded with it.
    preload: setup.reloadScript ? [] : imported.map(linked),
    tableFile: linked(tableFile),
    prefetch: scripts,
    report: linked(report),
    release: release.id,
    page: pageKind(route),
  };
}

function dataBlock(id: string, content: unknown): string {
  return `<script type="application/json" id="${id}">${scriptData(content)}</script>`;
}

/** Data as the content of a script element, where a raw `<` could end it or open a comment. */
function scriptData(content: unknown): string {
  return JSON.stringify(content).replaceAll('<', '\\u003c');
}

/** Exactly the files that this route needs, the host's style sheets first. */
function documentFiles(manifests: PartManifest[], route: ReleaseRoute, fragments: string[]) {
  const host = partManifest(manifests, hostPart);
  const owner = route.part === hostPart ? undefined : partManifest(manifests, route.part);
  const page = owner ? pageChunks(owner, route.page) : linkedChunks(host, [route.page]);
  const chunks = [...linkedChunks(host, ['bootstrap']), ...page];
  return {
    starter: entryScript(host, 'start'),
    report: entryScript(host, 'report'),
    host: entryScript(host, 'main'),
    // The host's first script imports these as soon as it runs; the share scope takes its modules from them.
    imported: linkedChunks(host, ['bootstrap', 'router', 'shared-modules']).flatMap(({ scripts }) => scripts),
    scripts: unique(page.flatMap(({ scripts }) => scripts)).map(({ href }) => href),
    styles: unique([...chunks.flatMap(({ styles }) => styles), ...fragmentStyles(manifests, fragments)]),
  };
}

interface LinkedStyle extends LinkedFile {
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
