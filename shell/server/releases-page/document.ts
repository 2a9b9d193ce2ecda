import { createHash } from 'node:crypto';
import { brand } from '@site/brand';
import { colours } from '@site/brand/for-machines';
import { LOGO, RIBBON, WORDMARK } from '@site/brand/mark';
import type { PartManifest } from '@site/contracts/manifest';
import type { Trial } from '../releases/canary-trial.ts';
import { lookOf } from '../rendering/document/document-files.ts';
import { themeColours } from '../rendering/document/head-tags.ts';
import { canarySection } from './canary-section.ts';
import { differencesSection } from './differences-section.ts';
import { html, type Markup, time } from './markup.ts';
import { pageStyle } from './page-style.ts';
import type { ReleasesView } from './read-releases.ts';
import { historySection, liveSection } from './sections.ts';

/** The page in the look of the live release, whose `host` names its styles and fonts. */
export function releasesDocument(
  { status, entries, last }: ReleasesView,
  host: PartManifest | undefined,
  trial: Trial | undefined,
): string {
  const { channel } = status;
  const title = `Releases on ${channel}`;
  return html`<!DOCTYPE html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${title} | ${brand.shortName}</title>
${host ? lookTags(host) : ''}
<style>${{ markup: pageStyle }}</style>
<link rel="icon" href="/favicon.ico" sizes="32x32">
${{ markup: themeColours().join('\n') }}
</head>
<body>
<div class="band" data-tone="deep"><header>${logo}<a href="/">Go to the site</a></header></div>
<main>
<div class="title"><h1>${title}</h1>
${summary(status.entry)}</div>
${liveSection(status)}
${canarySection(status, trial)}
${differencesSection(last)}
${historySection(channel, entries)}
</main>
</body>
</html>
`.markup;
}

/** Its own style element by its hash, files of the live release, and nothing else. */
export const releasesPolicy = [
  "default-src 'none'",
  `style-src 'self' 'sha256-${createHash('sha256').update(pageStyle).digest('base64')}'`,
  "font-src 'self'",
  "img-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

function lookTags(host: PartManifest): Markup[] {
  return lookOf(host).map(
    ({ href, integrity }) =>
      html`<link rel="stylesheet" href="${href}" integrity="${integrity}" crossorigin="anonymous">\n`,
  );
}

function summary({ release, revision, action, at, by, why }: ReleasesView['status']['entry']): Markup {
  return html`<p><strong>${release}</strong> is live. Last change, revision ${revision} of ${time(at)}${by ? `, by ${by}` : ''}: ${action}, ${why}</p>`;
}

const { gold, paper, sage } = colours;
const logo = html`<svg width="195" height="36" viewBox="0 0 ${LOGO.width} ${LOGO.height}" role="img" aria-label="${brand.name}"><path fill="${gold}" d="${RIBBON.roof}"/><path fill="${paper}" d="${RIBBON.wall}"/><path fill="${sage}" d="${RIBBON.floor}"/><path fill="${paper}" transform="${LOGO.word}" d="${WORDMARK}"/></svg>`;
