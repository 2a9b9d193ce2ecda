import { hostPart } from '@site/contracts/manifest';
import type { ReleaseStore } from '@site/release/store/release-store';
import { endOfToken } from '@site/release/tester-token';
import type { CanaryGuard } from '../releases/canary-guard.ts';
import type { Reports } from '../releases/reports.ts';
import { tokenWanted } from '../releases/tester-link.ts';
import { releasesDocument } from './document.ts';
import { readReleases } from './read-releases.ts';

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
    if (!isAllowed) return token === null ? missing : { status: 403, reason: tokenWanted };
    const view = await readReleases(store, config.channel);
    if (!view) return missing;
    const version = view.status.parts[hostPart];
    const host = version === undefined ? undefined : await store.readPart(hostPart, version);
    return { status: 200, html: releasesDocument(view, host, trial()) };
  };
}

const missing = { status: 404, reason: 'There is no such file.' } as const;
