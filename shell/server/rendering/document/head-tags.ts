import { brand } from '@site/brand';
import { colours } from '@site/brand/metadata';
import { hostPart, type PartManifest } from '@site/contracts/manifest';
import type { Crumb, FeedEntry, SharedPicture } from '@site/contracts/part';
import type { Head } from '@site/contracts/part-routes';
import { socialCardSize } from '@site/contracts/picture';
import type { ReleaseRoute } from '@site/delivery/store/release-table';
import { escapeHtml } from '@site/text/escape-html';
import { type Language, languageOf, type Translation, translationsOf } from '../../../app/language.ts';
import { canonicalPath, pageDescription, pageTitle } from '../../../app/page-head.ts';
import { assetBaseUrl, assetUrl, partManifest } from '../../releases/site-release.ts';
import type { RendererSetup } from './protocol.ts';

/** Tags for crawlers and for sites that show a link to this one. */
export function headTags(metadata: PageMetadata): string[] {
  const { title, description, canonical, isIndexed, feeds } = metadata;
  return [
    ...(isIndexed ? [] : ['<meta name="robots" content="noindex">']),
    `<link rel="canonical" href="${escapeHtml(canonical)}">`,
    ...metadata.translations.map(
      ({ language, path }) => `<link rel="alternate" hreflang="${language}" href="${escapeHtml(path)}">`,
    ),
    ...feeds.map(
      (feed) =>
        `<link rel="alternate" type="${feed.type}" title="${escapeHtml(feed.title)}" href="${escapeHtml(feed.path)}">`,
    ),
    property('og:site_name', brand.name),
    property('og:type', metadata.article ? 'article' : 'website'),
    property('og:locale', metadata.language === 'hi' ? 'hi_IN' : 'en_IN'),
    property('og:title', title),
    property('og:description', description),
    property('og:url', canonical),
    ...cardTags(metadata.card),
    ...(metadata.article
      ? [
          property('article:published_time', metadata.article.published),
          property('article:modified_time', metadata.article.modified),
        ]
      : []),
    // Title, description and picture come from the Open Graph tags.
    name('twitter:card', 'summary_large_image'),
    name('twitter:image:alt', metadata.card.alt),
  ];
}

/** Icons, and the colour of the browser's frame around the site. */
export function iconTags(host: PartManifest): string[] {
  return [
    // With a size here, browsers that support SVG prefer the SVG icon.
    '<link rel="icon" href="/favicon.ico" sizes="32x32">',
    `<link rel="icon" href="${assetUrl(host, 'icon.svg')}" type="image/svg+xml">`,
    `<link rel="apple-touch-icon" href="${assetUrl(host, 'apple-touch-icon.png')}">`,
    '<link rel="manifest" href="/manifest.webmanifest">',
    `<meta name="theme-color" media="(prefers-color-scheme: light)" content="${colours.deep}">`,
    `<meta name="theme-color" media="(prefers-color-scheme: dark)" content="${colours.night}">`,
  ];
}

function cardTags({ href, alt }: PageMetadata['card']): string[] {
  return [
    property('og:image', href),
    property('og:image:type', 'image/jpeg'),
    property('og:image:width', String(socialCardSize.width)),
    property('og:image:height', String(socialCardSize.height)),
    property('og:image:alt', alt),
  ];
}

function property(key: string, value: string): string {
  return `<meta property="${key}" content="${escapeHtml(value)}">`;
}

function name(key: string, value: string): string {
  return `<meta name="${key}" content="${escapeHtml(value)}">`;
}

/** The source of both head tags and structured data. */
export interface PageMetadata {
  language: Language;
  title: string;
  description: string;
  /** The URL that search engines should list. */
  canonical: string;
  isIndexed: boolean;
  /** From the level below Home down to the page; empty on the home page. */
  crumbs: Crumb[];
  card: { href: string; alt: string };
  /** ISO date or time of the last change; undefined if a route stands for many pages and the page does not say. */
  modified: string | undefined;
  article: Head['article'];
  feeds: FeedEntry[];
  /** The page in each language, by its whole address; empty if it is in one only. */
  translations: Translation[];
}

export function pageMetadata(
  setup: RendererSetup,
  route: ReleaseRoute,
  head: Head | undefined,
  pathname: string,
): PageMetadata {
  const path = canonicalPath(route, head, pathname);
  const pages = Object.values(setup.manifests).flatMap(({ table }) => table.routes);
  return {
    language: languageOf(route),
    title: pageTitle(route, head),
    description: pageDescription(route, head),
    canonical: absoluteUrl(setup, path),
    // A second URL of a page needs no noindex: its canonical says which one counts.
    isIndexed: head?.isIndexed ?? (route.isIndexed || route.canonical !== undefined),
    crumbs: path === '/' ? [] : (head?.crumbs ?? [...route.trail, { label: route.label }]),
    card: cardOf(setup, route, head?.share ?? route.share),
    modified: head?.article?.modified ?? (route.path.includes(':') ? undefined : route.updated),
    article: head?.article,
    feeds: partManifest(setup.manifests, route.part).table.feeds ?? [],
    translations: translationsOf({ ...route, path }, pages).map((page) => ({
      ...page,
      path: absoluteUrl(setup, page.path),
    })),
  };
}

export function absoluteUrl({ siteUrl }: Pick<RendererSetup, 'siteUrl'>, path: string): string {
  return new URL(path, siteUrl).href;
}

function cardOf(setup: RendererSetup, { part }: ReleaseRoute, share: SharedPicture | undefined): PageMetadata['card'] {
  const siteCard = assetUrl(partManifest(setup.manifests, hostPart), 'site-card.jpg');
  if (!share) return { href: absoluteUrl(setup, siteCard), alt: siteCardAlt };
  const { stem } = share.picture;
  return {
    href: absoluteUrl(setup, `${stem.startsWith('/') ? stem : assetBaseUrl({ name: part }) + stem}-card.jpg`),
    alt: share.alt,
  };
}

const siteCardAlt = `A miniature building on its plot, looked after by small figures in green uniforms, beside the name ${brand.shortName}.`;
