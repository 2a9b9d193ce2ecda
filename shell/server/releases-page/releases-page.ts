import { createHash } from 'node:crypto';
import { brand } from '@site/brand';
import { LOGO, RIBBON, WORDMARK } from '@site/brand/mark';
import { colours } from '@site/brand/metadata';
import { hostPart, type PartManifest } from '@site/contracts/manifest';
import type { ReleaseStore } from '@site/release/store/release-store';
import { endOfToken } from '@site/release/tester-token';
import type { CanaryGuard } from '../releases/canary-guard.ts';
import type { Trial } from '../releases/canary-trial.ts';
import type { Reports } from '../releases/reports.ts';
import { tokenRequired } from '../releases/tester-link.ts';
import { siteStyles } from '../rendering/document/document-files.ts';
import { themeColours } from '../rendering/document/head-tags.ts';
import { html, type Markup, pageStyle, time } from './markup.ts';
import { type ReleasesView, readReleases } from './read-releases.ts';
import { canarySection, differencesSection, historySection, liveSection } from './sections.ts';

interface ReleasesPageOptions {
  store: ReleaseStore;
  config: { channel: string; isDevelopment: boolean };
  secret: Buffer | string;
  reports: Pick<Reports, 'trial'>;
  canaryGuard: Pick<CanaryGuard, 'counted'>;
}

type ReleasesAnswer = { status: 200; html: string } | { status: 403 | 404; reason: string };

export type ReleasesPage = ReturnType<typeof createReleasesPage>;

/** What is live, the canary, the last change and the history of the channel: for testers, who have a token or a release of their own. */
export function createReleasesPage({ store, config, secret, reports, canaryGuard }: ReleasesPageOptions) {
  function trial() {
    const [own, all] = [reports.trial(), canaryGuard.counted()];
    // Until the guard's first check of this canary, what this edge counted is all there is.
    return all?.revision === own?.revision ? all : own;
  }

  return async function answer(query: string, isTester: boolean): Promise<ReleasesAnswer> {
    const token = new URLSearchParams(query).get('token');
    const isAllowed = isTester || config.isDevelopment || endOfToken(secret, token ?? '') !== undefined;
    if (!isAllowed) return token === null ? missing : { status: 403, reason: tokenRequired };
    const view = await readReleases(store, config.channel);
    if (!view) return missing;
    const version = view.status.parts[hostPart];
    const host = version === undefined ? undefined : await store.readPart(hostPart, version);
    return { status: 200, html: releasesDocument(view, host, trial()) };
  };
}

const missing = { status: 404, reason: 'There is no such file.' } as const;

/** The page in the look of the live release, whose `host` names its styles and fonts. */
function releasesDocument(
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
${host ? styleTags(host) : ''}
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

function styleTags(host: PartManifest): Markup[] {
  return siteStyles(host).map(
    ({ href, integrity }) =>
      html`<link rel="stylesheet" href="${href}" integrity="${integrity}" crossorigin="anonymous">\n`,
  );
}

function summary({ release, revision, action, at, by, why }: ReleasesView['status']['entry']): Markup {
  return html`<p><strong>${release}</strong> is live. Last change, revision ${revision} of ${time(at)}${by ? `, by ${by}` : ''}: ${action}, ${why}</p>`;
}

const { gold, paper, sage } = colours;
const logo = html`<svg width="195" height="36" viewBox="0 0 ${LOGO.width} ${LOGO.height}" role="img" aria-label="${brand.name}"><path fill="${gold}" d="${RIBBON.roof}"/><path fill="${paper}" d="${RIBBON.wall}"/><path fill="${sage}" d="${RIBBON.floor}"/><path fill="${paper}" transform="${LOGO.word}" d="${WORDMARK}"/></svg>`;
