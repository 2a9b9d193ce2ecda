import { brand } from '@site/brand';
import { officeCardPath } from '@site/brand/office-card-path';
import type { LiveRelease } from '../releases/live-release.ts';
import type { EdgeConfig } from '../settings.ts';
import { officeCard } from './office-card.ts';
import type { createSitemap } from './sitemap.ts';
import { webManifest } from './web-manifest.ts';

/** A small file at an address of its own, which crawlers and browsers know by heart or pages link to. `stored` is one of the release's own. */
export type SiteFile = { type: string; body: string } | { stored: string };

interface SiteFilesOptions {
  config: Pick<EdgeConfig, 'siteUrl' | 'channel'>;
  sitemap: ReturnType<typeof createSitemap>;
}

/** In seconds: they change with a release or a post, and nobody needs them to the minute. */
export const siteFileCaching = 'public, max-age=600';

/** Finds the file of a path, undefined where the path is none of theirs. */
export function createSiteFiles({ config, sitemap }: SiteFilesOptions) {
  return async function find(live: LiveRelease, path: string): Promise<SiteFile | undefined> {
    const document = live.documents.get(path);
    if (document) return { stored: document };
    switch (path) {
      case '/favicon.ico':
      case '/apple-touch-icon.png':
        return { stored: live.shellBase + path.slice(1) };
      case '/manifest.webmanifest':
        return { type: 'application/manifest+json', body: webManifest(live.shellBase) };
      case '/robots.txt':
        return { type: 'text/plain; charset=utf-8', body: robots(config) };
      case officeCardPath:
        return { type: 'text/vcard; charset=utf-8', body: officeCard(config.siteUrl) };
      case '/.well-known/security.txt':
        return { type: 'text/plain; charset=utf-8', body: securityContact(config.siteUrl, new Date()) };
    }
    if (!/^\/sitemap(-\d+)?\.xml$/.test(path)) return undefined;
    const body = (await sitemap(live)).get(path);
    return body ? { type: 'application/xml; charset=utf-8', body } : undefined;
  };
}

/** Only production is for search engines: the same pages at a rehearsal's address would compete with it. */
function robots({ siteUrl, channel }: SiteFilesOptions['config']): string {
  if (channel !== 'production') return 'User-agent: *\nDisallow: /\n';
  return ['User-agent: *', 'Disallow: /api/', '', `Sitemap: ${siteUrl}/sitemap.xml`, ''].join('\n');
}

/** RFC 9116: whom to tell of a weakness. A date in the past would void it, so it is never more than a day old and half a year good. */
export function securityContact(siteUrl: string, now: Date): string {
  const expires = new Date(now);
  expires.setUTCHours(0, 0, 0, 0);
  expires.setUTCDate(expires.getUTCDate() + 180);
  return [
    `Contact: mailto:${brand.securityEmail}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en, hi',
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    '',
  ].join('\n');
}
