import { hostPart } from '@site/contracts/manifest';
import type { PictureSource } from '@site/contracts/picture';
import type { OwnedRoute } from '@site/release/releases/release-table';
import type { Thing } from 'schema-dts';
import { plainSpaces } from '../../../app/pages/page-head.ts';
import type { ServedPage } from '../../../app/served-page.ts';
import { documentFiles } from './document-files.ts';
import { headTags, identityTags } from './head-tags.ts';
import { escapeHtml, scriptData } from './html-escape.ts';
import type { PageFacts } from './page-facts.ts';
import type { RendererSetup } from './protocol.ts';
import { siteGraph } from './site-graph.ts';
import { assetBase, partManifest } from './site-release.ts';

interface DocumentOptions {
  setup: RendererSetup;
  served: ServedPage;
  /** Address and integrity of those that say what the page leaves out. */
  scripts: [href: string, integrity: string][];
  route: OwnedRoute;
  facts: PageFacts;
  /** Added by the page's part. */
  structuredData: Thing[];
  status: number;
  /** Content of `#root`. */
  html: string;
}

/** The whole document. Its only inline scripts are data blocks, because the content security policy allows no others. */
export function documentHtml(options: DocumentOptions): string {
  const { setup, served, route, facts, structuredData, status, html } = options;
  const files = documentFiles(setup.manifests, route, Object.keys(served.fragments));
  const isNotFound = status === 404;
  return [
    '<!DOCTYPE html>',
    `<html lang="en-IN"${setup.apiHost ? ` data-api-host="${escapeHtml(setup.apiHost)}"` : ''}>`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    // Before the stylesheets have come the browser paints a ground of its own: not a white one in the dark.
    '<meta name="color-scheme" content="light dark">',
    // The menu is the header's last element. Painted in two pieces, as on a line that halts, logo and menu would move for the button beside them.
    '<link rel="expect" href="#site-menu" blocking="render">',
    `<title>${escapeHtml(facts.title)}</title>`,
    `<meta name="description" content="${escapeHtml(facts.description)}">`,
    ...(isNotFound ? ['<meta name="robots" content="noindex">'] : headTags(facts)),
    ...(route.hero && !isNotFound
      ? [heroPreload(route.hero, assetBase(partManifest(setup.manifests, route.part)))]
      : []),
    ...files.fonts.map((href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`),
    ...files.styles.map(
      ({ href, integrity, chunk }) =>
        `<link rel="stylesheet" href="${href}" integrity="${integrity}" crossorigin="anonymous" data-rspack="${chunk}">`,
    ),
    ...identityTags(partManifest(setup.manifests, hostPart)),
    `<script async src="${files.starter.href}" integrity="${files.starter.integrity}" crossorigin="anonymous" fetchpriority="low"></script>`,
    ...(setup.reloadScript ? [`<script async src="${setup.reloadScript}"></script>`] : []),
    '</head>',
    '<body>',
    `<div id="root">${html}</div>`,
    // A page that is missing or failed has nothing to describe.
    ...(status === 200
      ? [
          `<script type="application/ld+json">${plainSpaces(scriptData(siteGraph(setup, facts, structuredData)))}</script>`,
        ]
      : []),
    dataBlock('page-data', served),
    dataBlock('start', startOf(files, options.scripts)),
    dataBlock('report', [files.report.href, files.report.integrity, served.release.id]),
    '</body>',
    '</html>',
  ].join('\n');
}

function heroPreload({ picture, sizes }: { picture: PictureSource; sizes: string }, base: string): string {
  const stem = picture.stem.startsWith('/') ? picture.stem : base + picture.stem;
  const sources = picture.widths.map((width) => `${stem}-${width}.avif ${width}w`).join(', ');
  return `<link rel="preload" as="image" type="image/avif" imagesrcset="${escapeHtml(sources)}" imagesizes="${escapeHtml(sizes)}" fetchpriority="high">`;
}

/** What the starter runs in this order, and what it fetches meanwhile because the page will need it. */
function startOf({ library, host, scripts }: ReturnType<typeof documentFiles>, kept: DocumentOptions['scripts']) {
  const linked = ({ href, integrity }: typeof host) => [href, integrity];
  return { run: [linked(library), ...kept, linked(host)], ahead: scripts };
}

function dataBlock(id: string, content: unknown): string {
  return `<script type="application/json" id="${id}">${scriptData(content)}</script>`;
}
