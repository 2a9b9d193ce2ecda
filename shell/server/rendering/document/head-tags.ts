import { brand } from '@site/brand';
import { colours } from '@site/brand/for-machines';
import type { PartManifest } from '@site/contracts/manifest';
import { SOCIAL_CARD } from '@site/contracts/picture';
import { addressOf } from '../../releases/site-release.ts';
import { escapeHtml } from './html-escape.ts';
import type { PageFacts } from './page-facts.ts';

/** Tags for crawlers and for sites that show a link to this one. */
export function headTags(facts: PageFacts): string[] {
  const { title, description, canonical, isIndexed, feeds } = facts;
  return [
    ...(isIndexed ? [] : ['<meta name="robots" content="noindex">']),
    `<link rel="canonical" href="${escapeHtml(canonical)}">`,
    ...feeds.map(
      (feed) =>
        `<link rel="alternate" type="${feed.type}" title="${escapeHtml(feed.title)}" href="${escapeHtml(feed.path)}">`,
    ),
    property('og:site_name', brand.name),
    property('og:type', facts.article ? 'article' : 'website'),
    property('og:locale', 'en_IN'),
    property('og:title', title),
    property('og:description', description),
    property('og:url', canonical),
    ...cardTags(facts.card),
    ...(facts.article
      ? [
          property('article:published_time', facts.article.published),
          property('article:modified_time', facts.article.modified),
        ]
      : []),
    // Title, description and picture it takes from Open Graph.
    name('twitter:card', 'summary_large_image'),
    name('twitter:image:alt', facts.card.alt),
  ];
}

/** Icons and the browser's frame around the site. */
export function identityTags(host: PartManifest): string[] {
  return [
    // With a size here, browsers that support SVG prefer the SVG icon.
    '<link rel="icon" href="/favicon.ico" sizes="32x32">',
    `<link rel="icon" href="${addressOf(host, 'icon.svg')}" type="image/svg+xml">`,
    `<link rel="apple-touch-icon" href="${addressOf(host, 'apple-touch-icon.png')}">`,
    '<link rel="manifest" href="/manifest.webmanifest">',
    ...themeColours(),
  ];
}

/** The browser's own frame, in either scheme. */
export function themeColours(): string[] {
  return [themeColour('light', colours.deep), themeColour('dark', colours.night)];
}

function cardTags({ href, alt }: PageFacts['card']): string[] {
  return [
    property('og:image', href),
    property('og:image:type', 'image/jpeg'),
    property('og:image:width', String(SOCIAL_CARD.width)),
    property('og:image:height', String(SOCIAL_CARD.height)),
    property('og:image:alt', alt),
  ];
}

function property(key: string, value: string): string {
  return `<meta property="${key}" content="${escapeHtml(value)}">`;
}

function themeColour(scheme: 'light' | 'dark', colour: string): string {
  return `<meta name="theme-color" media="(prefers-color-scheme: ${scheme})" content="${colour}">`;
}

function name(key: string, value: string): string {
  return `<meta name="${key}" content="${escapeHtml(value)}">`;
}
