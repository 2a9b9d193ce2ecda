import type { ReleaseStore } from '@site/delivery/store/release-store';
import type { Log } from '@site/service/process/log';
import type { EdgeConfig } from '../settings.ts';
import type { ChannelState } from './follow-channel.ts';
import { createCanaryJudge } from './judge-canary.ts';
import type { OpenRelease } from './open-release.ts';
import { createReleasePicker } from './pick-release.ts';
import { createTesterCookie, createVisitCookie } from './release-cookies.ts';
import { createReports, type ReportMetrics } from './reports.ts';
import { createTesterLinkReader } from './tester-link.ts';

interface ReleasesOptions {
  store: ReleaseStore;
  config: Pick<EdgeConfig, 'siteUrl' | 'channel' | 'isDevelopment'>;
  secret: Buffer | string;
  state: () => ChannelState | undefined;
  openRelease: (id: string) => Promise<OpenRelease>;
  announce: (text: string) => Promise<void>;
  metrics?: ReportMetrics | undefined;
  log: Pick<Log, 'error'>;
}

/** The visitor's release, what pages report of it, and whether a canary goes on. */
export function composeReleases({
  store,
  config,
  secret,
  state,
  openRelease,
  announce,
  metrics,
  log,
}: ReleasesOptions) {
  const { siteUrl, channel, isDevelopment } = config;
  const isSecure = siteUrl.startsWith('https:');
  const testerCookie = createTesterCookie(secret, isSecure);
  const visitCookie = createVisitCookie(secret, isSecure);
  const liveRelease = () => state()?.live;
  const canaryJudge = createCanaryJudge({ state, channel, announce, log });
  return {
    store,
    liveRelease,
    canaryJudge,
    pickRelease: createReleasePicker({
      state,
      openRelease,
      testerCookie,
      visitCookie,
      canaryStopped: canaryJudge.stopped,
    }),
    reports: createReports({ state, visitCookie, canaryJudge, metrics, secret, log }),
    readTesterLink: createTesterLinkReader({
      store,
      liveId: () => liveRelease()?.id,
      testerCookie,
      secret,
      isDevelopment,
    }),
  };
}
