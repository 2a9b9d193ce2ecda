import { securityEmail } from '@site/brand/for-machines';
import { officeCardPath } from '@site/brand/office-card-path';
import type { LiveRelease } from '../releases/live-release.ts';
import type { EdgeConfig } from '../settings.ts';
import { officeCard } from './office-card.ts';
import type { createSitemap } from './sitemap.ts';
import { speculationRules, speculationRulesPath } from './speculation-rules.ts';
import { webManifest } from './web-manifest.ts';

/** A small file at a fixed address: generated here, or `stored` in the release. */
export type SiteFile = { type: string; body: string } | { stored: string };

interface SiteFilesOptions {
  config: Pick<EdgeConfig, 'siteUrl' | 'channel'>;
  sitemap: ReturnType<typeof createSitemap>;
}

/** They change with a release or a post, and ten minutes of delay harm nobody. */
export const siteFileCaching = 'public, max-age=600';

/** Finds the file at a path, undefined where there is none. */
export function createSiteFiles({ config, sitemap }: SiteFilesOptions) {
  return async function find(live: LiveRelease, path: string): Promise<SiteFile | undefined> {
    const document = live.documents.get(path);
    if (document) return { stored: document };
    switch (path) {
      case '/favicon.ico':
      case '/apple-touch-icon.png':
        return { stored: live.shellFile(path.slice(1)) };
      case '/manifest.webmanifest':
        return { type: 'application/manifest+json', body: webManifest(live.shellFile) };
      case '/robots.txt':
        return { type: 'text/plain; charset=utf-8', body: robots(config) };
      case officeCardPath:
        return { type: 'text/vcard; charset=utf-8', body: officeCard(config.siteUrl) };
      case speculationRulesPath:
        return { type: 'application/speculationrules+json', body: speculationRules };
      case '/licenses.txt':
        return { type: 'text/plain; charset=utf-8', body: await live.licenses() };
      case '/.well-known/security.txt':
        return { type: 'text/plain; charset=utf-8', body: securityContact(config.siteUrl, new Date()) };
    }
    if (!/^\/sitemap(-\d+)?\.xml$/.test(path)) return undefined;
    const body = (await sitemap(live)).get(path);
    return body ? { type: 'application/xml; charset=utf-8', body } : undefined;
  };
}

/** Only production is for search engines: the same pages at a rehearsal's address would compete with it. */
function robots({ siteUrl, channel }: Pick<EdgeConfig, 'siteUrl' | 'channel'>): string {
  if (channel !== 'production') return 'User-agent: *\nDisallow: /\n';
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
    'Preferred-Languages: en, hi',
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    '',
  ].join('\n');
}
