import type { PictureSource } from '@site/contracts/picture';
import type { PageData } from '@site/contracts/site';
import type { OwnedRoute, PartManifest } from '@site/release/manifest';
import type { Thing } from 'schema-dts';
import { headTags, identityTags } from './head-tags.ts';
import { scriptData, text } from './html-escape.ts';
import type { PageFacts } from './page-facts.ts';
import type { RendererSetup } from './protocol.ts';
import { siteGraph } from './site-graph.ts';
import { assetBase, integrityOf, manifestOf } from './site-release.ts';

interface DocumentOptions {
  setup: RendererSetup;
  page: PageData;
  route: OwnedRoute;
  facts: PageFacts;
  /** What the page's part says to machines. */
  things: Thing[];
  status: number;
  /** Content of `#root`. */
  html: string;
}

/** The whole document. No inline script or style but data blocks: the policy allows none. */
export function documentHtml({ setup, page, route, facts, things, status, html }: DocumentOptions): string {
  const files = documentFiles(setup.manifests, route, Object.keys(page.fragments));
  const isNotFound = status === 404;
  return [
    '<!DOCTYPE html>',
    `<html lang="en-IN"${setup.apiHost ? ` data-api-host="${text(setup.apiHost)}"` : ''}>`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${text(facts.title)}</title>`,
    `<meta name="description" content="${text(facts.description)}">`,
    ...(isNotFound ? ['<meta name="robots" content="noindex">'] : headTags(facts)),
    ...(route.hero && !isNotFound ? [heroPreload(route.hero, assetBaseOf(setup.manifests, route.part))] : []),
    ...files.fonts.map((href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`),
    ...files.styles.map(
      ({ href, integrity, chunk }) =>
        `<link rel="stylesheet" href="${href}" integrity="${integrity}" crossorigin="anonymous" data-rspack="${chunk}">`,
    ),
    ...identityTags(assetBaseOf(setup.manifests, 'shell')),
    `<script async src="${files.starter.href}" integrity="${files.starter.integrity}" crossorigin="anonymous" fetchpriority="low"></script>`,
    ...(setup.reloadScript ? [`<script async src="${setup.reloadScript}"></script>`] : []),
    '</head>',
    '<body>',
    `<div id="root">${html}</div>`,
    // Of a page that is there: one that is missing or could not be made has nothing to say.
    ...(status === 200
      ? [`<script type="application/ld+json">${scriptData(siteGraph(setup, facts, things))}</script>`]
      : []),
    dataBlock('page-data', page),
    dataBlock(
      'start',
      files.scripts.map(({ href, integrity }) => [href, integrity]),
    ),
    dataBlock('report', [files.report.href, files.report.integrity, page.release.id]),
    '</body>',
    '</html>',
  ].join('\n');
}

interface LinkedFile {
  href: string;
  integrity: string;
  /** The name by which the browser build knows that the sheet is there; without it, it would be applied a second time, after all others. */
  chunk: string;
}

/** Exactly the files that this route needs, the shell's first. */
function documentFiles(manifests: PartManifest[], route: OwnedRoute, fragments: string[]) {
  const shell = manifestOf(manifests, 'shell');
  const link = (manifest: PartManifest) => (file: string) => ({
    href: assetBase(manifest) + file,
    integrity: integrityOf(manifest, file),
    chunk: `${manifest.name}:chunk-${file.replace(/\.css$/, '')}`,
  });
  const ownPage = route.part === 'shell' ? [route.page] : [];
  const shellChunks = ['main', 'bootstrap', 'react', 'router', 'doors', ...ownPage].flatMap(
    (name) => shell.chunks[name] ?? [],
  );
  const owner = route.part === 'shell' ? undefined : manifestOf(manifests, route.part);
  const pageChunks = owner ? ['routes', route.page].flatMap((name) => owner.chunks[name] ?? []) : [];
  const fragmentStyles = fragments.flatMap((name) =>
    manifests
      .filter(({ table }) => table.fragments.some((fragment) => fragment.name === name))
      .flatMap((manifest) => (manifest.chunks[name]?.styles ?? []).map(link(manifest))),
  );
  const fileNames = Object.keys(shell.files).map((file) => file.replace('browser/', ''));
  return {
    starter: link(shell)('start.js'),
    report: link(shell)('report.js'),
    scripts: unique([
      ...shellChunks.flatMap(({ scripts }) => scripts).map(link(shell)),
      ...(owner ? [owner.entry, ...pageChunks.flatMap(({ scripts }) => scripts)].map(link(owner)) : []),
    ]),
    styles: unique([
      ...shellChunks.flatMap(({ styles }) => styles).map(link(shell)),
      ...(owner ? pageChunks.flatMap(({ styles }) => styles).map(link(owner)) : []),
      ...fragmentStyles,
    ]),
    fonts: fileNames
      .filter((file) => /(bricolage-grotesque|figtree)\.woff2$/.test(file))
      .map((file) => assetBase(shell) + file),
  };
}

function unique(files: LinkedFile[]): LinkedFile[] {
  return [...new Map(files.map((file) => [file.href, file])).values()];
}

function assetBaseOf(manifests: PartManifest[], part: string): string {
  return assetBase(manifestOf(manifests, part));
}

function heroPreload({ picture, sizes }: { picture: PictureSource; sizes: string }, base: string): string {
  const stem = picture.stem.startsWith('/') ? picture.stem : base + picture.stem;
  const sources = picture.widths.map((width) => `${stem}-${width}.avif ${width}w`).join(', ');
  return `<link rel="preload" as="image" type="image/avif" imagesrcset="${text(sources)}" imagesizes="${text(sizes)}" fetchpriority="high">`;
}

function dataBlock(id: string, content: unknown): string {
  return `<script type="application/json" id="${id}">${scriptData(content)}</script>`;
}
