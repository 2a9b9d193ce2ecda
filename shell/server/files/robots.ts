import type { EdgeConfig } from '../settings.ts';

/** Only production is for search engines: the same pages at a rehearsal's address would compete with it. */
export function robots({ siteUrl, channel }: Pick<EdgeConfig, 'siteUrl' | 'channel'>): string {
  if (channel !== 'production') return 'User-agent: *\nDisallow: /\n';
  return ['User-agent: *', 'Disallow: /api/', '', `Sitemap: ${siteUrl}/sitemap.xml`, ''].join('\n');
}
