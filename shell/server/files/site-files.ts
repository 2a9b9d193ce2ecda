import { brand } from '@site/brand';
import { colours, securityEmail, spokenLanguages } from '@site/brand/metadata';
import { siteConfig } from '@site/brand/site.config';
import type { OpenRelease } from '../releases/open-release.ts';
import type { EdgeConfig } from '../settings.ts';
import type { createSitemapThread } from './sitemap-thread.ts';
import { speculationRules, speculationRulesPath } from './speculation-rules.ts';

/** A small file at a fixed path: generated here, or `stored` in the release. No cache may keep one that is not complete. */
export type SiteFile = { type: string; body: string; isComplete?: boolean } | { stored: string };

/** By path. Each makes its file of a release. */
export type SiteFiles = Record<string, (release: OpenRelease) => SiteFile | Promise<SiteFile>>;

interface SiteFilesOptions {
  config: Pick<EdgeConfig, 'siteUrl' | 'channel' | 'formerWorkers'>;
  sitemap: Pick<ReturnType<typeof createSitemapThread>, 'make'>;
}

export function createSiteFiles({ config, sitemap }: SiteFilesOptions): SiteFiles {
  const { siteUrl } = config;
  const plainText = (body: string) => ({ type: 'text/plain; charset=utf-8', body });

  return {
    '/favicon.ico': ({ shellFile }) => ({ stored: shellFile('favicon.ico') }),
    '/apple-touch-icon.png': ({ shellFile }) => ({ stored: shellFile('apple-touch-icon.png') }),
    '/manifest.webmanifest': ({ shellFile }) => ({ type: 'application/manifest+json', body: webManifest(shellFile) }),
    '/robots.txt': () => plainText(robots(config)),
    '/licenses.txt': async ({ licenses }) => plainText(await licenses()),
    '/.well-known/security.txt': () => plainText(securityContact(siteUrl, new Date())),
    [speculationRulesPath]: () => ({ type: 'application/speculationrules+json', body: speculationRules }),
    ...Object.fromEntries(
      config.formerWorkers.map((path) => [
        path,
        () => ({ type: 'text/javascript; charset=utf-8', body: removeWorker }),
      ]),
    ),
    ...Object.fromEntries(
      Object.entries(siteConfig.files).map(([path, { type, bodyOf }]) => [
        path,
        () => ({ type, body: bodyOf(siteUrl) }),
      ]),
    ),
    '/sitemap.xml': async (release) => ({ type: 'application/xml; charset=utf-8', ...(await sitemap.make(release)) }),
  };
}

/**
 * Takes the place of a former site's service worker, which would answer its visitors from its cache for ever: a browser keeps a worker whose
 * address answers 404.
 */
const removeWorker = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(remove()));
async function remove() {
  for (const name of await caches.keys()) await caches.delete(name);
  await registration.unregister();
  for (const page of await clients.matchAll({ type: 'window' })) page.navigate(page.url);
}
`;

/** Search engines get production only: the same pages at the address of staging would compete with it. */
function robots({ siteUrl, channel }: Pick<EdgeConfig, 'siteUrl' | 'channel'>): string {
  if (channel !== siteConfig.channels.production) return 'User-agent: *\nDisallow: /\n';
  return ['User-agent: *', 'Disallow: /api/', '', `Sitemap: ${siteUrl}/sitemap.xml`, ''].join('\n');
}

/** RFC 9116: whom to tell of a vulnerability. An expired file is void, so each day's is valid for half a year. */
export function securityContact(siteUrl: string, now: Date): string {
  const expires = new Date(now);
  expires.setUTCHours(0, 0, 0, 0);
  expires.setUTCDate(expires.getUTCDate() + 180);
  return [
    `Contact: mailto:${securityEmail}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${spokenLanguages.join(', ')}`,
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    '',
  ].join('\n');
}

/** The web app manifest, for a phone on whose home screen a visitor puts the site. `fileOf` gives the URL of a file of the shell. */
function webManifest(fileOf: (name: string) => string): string {
  const icon = (file: string, side: number, purpose: 'any' | 'maskable') => ({
    src: fileOf(file),
    sizes: `${side}x${side}`,
    type: 'image/png',
    purpose,
  });
  return JSON.stringify({
    id: '/',
    name: brand.name,
    short_name: brand.shortName,
    description: brand.tagline,
    lang: siteConfig.language,
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    theme_color: colours.deep,
    background_color: colours.paper,
    icons: [
      icon('icon-192.png', 192, 'any'),
      icon('icon-512.png', 512, 'any'),
      icon('icon-maskable-192.png', 192, 'maskable'),
      icon('icon-maskable-512.png', 512, 'maskable'),
    ],
  });
}
