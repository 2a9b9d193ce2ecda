import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { hostPart } from '@site/contracts/manifest';
import type { ReleaseStore } from '@site/delivery/store/release-store';
import { testerTokenExpiry } from '@site/delivery/tester-token';
import { escapeControlsInText } from '@site/text/visible-text';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { CanaryGuard } from '../releases/canary-guard.ts';
import type { Reports } from '../releases/reports.ts';
import { tokenRequired } from '../releases/tester-link.ts';
import { ReleasesDocument } from './ReleasesDocument.tsx';
import { readReleases } from './read-releases.ts';

interface ReleasesPageOptions {
  store: ReleaseStore;
  config: { channel: string; isDevelopment: boolean };
  secret: Buffer | string;
  reports: Pick<Reports, 'trial' | 'figures'>;
  canaryGuard: Pick<CanaryGuard, 'counted'>;
}

type ReleasesResponse = { status: 200; html: string } | { status: 403 | 404; reason: string };

export type ReleasesPage = ReturnType<typeof createReleasesPage>;

/** Shows the live release, the canary, the last change and the channel's history to testers, who have a token or a release of their own. */
export function createReleasesPage({ store, config, secret, reports, canaryGuard }: ReleasesPageOptions) {
  function trial() {
    const [own, all] = [reports.trial(), canaryGuard.counted()];
    // Until the guard's first check of this canary, what this edge counted is all there is.
    return all?.revision === own?.revision ? all : own;
  }

  return async function respond(query: string, isTester: boolean): Promise<ReleasesResponse> {
    const token = new URLSearchParams(query).get('token');
    const isAllowed = isTester || config.isDevelopment || testerTokenExpiry(secret, token ?? '') !== undefined;
    if (!isAllowed) return token === null ? missing : { status: 403, reason: tokenRequired };
    const view = await readReleases(store, config.channel);
    if (!view) return missing;
    const version = view.status.parts[hostPart];
    const host = version === undefined ? undefined : await store.readManifest(hostPart, version);
    const page = renderToStaticMarkup(
      createElement(ReleasesDocument, { view, host, trial: trial(), figures: reports.figures(), style }),
    );
    // Others wrote what is in the store: characters that would reverse the direction of a line are shown by their number.
    return { status: 200, html: escapeControlsInText(`<!DOCTYPE html>${page}`) };
  };
}

const missing = { status: 404, reason: 'There is no such file.' } as const;

/** Laid out by tokens of the live release's style sheet. */
const style = readFileSync(path.join(import.meta.dirname, 'releases-page.css'), 'utf8');

/** Its own style element by its hash, files of the live release, and nothing else. */
export const releasesPolicy = [
  "default-src 'none'",
  `style-src 'self' 'sha256-${hash('sha256', style, 'base64')}'`,
  "font-src 'self'",
  "img-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');
