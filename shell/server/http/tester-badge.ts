import { versionsChanged } from '@site/delivery/store/release';
import { versionNames } from '@site/delivery/store/version-names';
import { escapeHtml } from '@site/text/escape-html';
import { brotliQuality, compress } from '../caching/encoding.ts';
import type { OpenRelease } from '../releases/open-release.ts';
import type { RenderedPage } from '../rendering/page-copies.ts';

/**
 * Tells a tester above the page which release this is, and links back to what visitors get. Plain HTML, so that it works where the release's
 * own scripts and styles do not.
 */
export async function insertTesterBadge(
  page: RenderedPage,
  release: Pick<OpenRelease, 'id' | 'parts'>,
  live: Pick<OpenRelease, 'parts'> | undefined,
): Promise<RenderedPage> {
  const names = versionNames(versionsChanged(live ?? { parts: {} }, release)).join(', ');
  // The router leaves links with a target to the browser: only the edge can end the test.
  const leave = '<a href="?release=live" target="_self">Leave this release</a>';
  const badge = `<aside aria-label="Release under test">${escapeHtml(`Release ${release.id} under test${names && `: ${names}`}.`)} ${leave}</aside>`;
  const html = Buffer.from(page.bodies.identity).toString().replace('<body>', `<body>\n${badge}`);
  return { ...page, ...(await compress(html, brotliQuality.once)) };
}
