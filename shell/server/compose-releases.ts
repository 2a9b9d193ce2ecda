import type { ReleaseStore } from '@site/delivery/store/release-store';
import type { Log } from '@site/service/process/log';
import type { EdgeOptions } from './http/edge-context.ts';
import { type CanaryGuard, createCanaryGuard } from './releases/canary-guard.ts';
import type { ChannelState } from './releases/follow-channel.ts';
import type { OpenRelease } from './releases/open-release.ts';
import { createReleasePicker } from './releases/pick-release.ts';
import { createTesterCookie, createVisitorCookie } from './releases/release-cookies.ts';
import { createReports } from './releases/reports.ts';
import { createTesterLinkReader } from './releases/tester-link.ts';
import type { EdgeConfig } from './settings.ts';

interface ReleasesOptions {
  store: ReleaseStore;
  config: Pick<EdgeConfig, 'siteUrl' | 'channel' | 'isDevelopment'>;
  secret: Buffer | string;
  state: () => ChannelState | undefined;
  openRelease: (id: string) => Promise<OpenRelease>;
  announce: (text: string) => Promise<void>;
  log: Pick<Log, 'error'>;
}

/** The visitor's release, what visitors report of it, and what testers see of all others. */
export function composeReleases({ store, config, secret, state, openRelease, announce, log }: ReleasesOptions) {
  const { siteUrl, channel, isDevelopment } = config;
  const isSecure = siteUrl.startsWith('https:');
  const testerCookie = createTesterCookie(secret, isSecure);
  const visitorCookie = createVisitorCookie(secret, isSecure);
  const liveRelease = () => state()?.live;
  const reports = createReports({ state, visitorCookie, secret, log });
  const canaryGuard = createCanaryGuard({ store, channel, reports, secret, announce, log });
  return {
    store,
    liveRelease,
    pickRelease: createReleasePicker({ state, openRelease, testerCookie, visitorCookie }),
    reports,
    canaryGuard,
    readTesterLink: createTesterLinkReader({
      store,
      liveId: () => liveRelease()?.id,
      testerCookie,
      secret,
      isDevelopment,
    }),
  } satisfies Partial<EdgeOptions> & { canaryGuard: CanaryGuard };
}
