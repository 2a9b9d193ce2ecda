import type { ReleaseStore } from '@site/delivery/store/release-store';
import type { FastifyBaseLogger } from 'fastify';
import type { EdgeMemory } from '../caching/edge-memory.ts';
import type { Assets } from '../files/assets.ts';
import type { SiteFiles } from '../files/site-files.ts';
import type { SiteProcesses } from '../metrics/site-processes.ts';
import type { RequestWatch } from '../metrics/watch-requests.ts';
import type { CanaryJudge } from '../releases/judge-canary.ts';
import type { OpenRelease } from '../releases/open-release.ts';
import type { PickRelease } from '../releases/pick-release.ts';
import type { Reports } from '../releases/reports.ts';
import type { ReadTesterLink } from '../releases/tester-link.ts';
import type { Pages } from '../rendering/pages.ts';
import type { SiteSearch } from '../search/site-search.ts';
import type { EdgeConfig } from '../settings.ts';
import type { LiveReload } from './live-reload.ts';
import type { SendPage } from './send.ts';
import type { ClientAddress, ReadClientHeaders } from './visitor.ts';

/** What the edge consists of. */
export interface EdgeOptions {
  config: EdgeConfig;
  log: FastifyBaseLogger;
  store: ReleaseStore;
  /** Undefined until the channel has one. */
  liveRelease: () => OpenRelease | undefined;
  pickRelease: PickRelease;
  reports: Pick<Reports, 'accept'>;
  canaryJudge: Pick<CanaryJudge, 'stopped'>;
  readTesterLink: ReadTesterLink;
  pages: Pick<Pages, 'cached' | 'get' | 'post'>;
  siteFiles: SiteFiles;
  search: Pick<SiteSearch, 'file' | 'find'>;
  memory: Pick<EdgeMemory, 'cache'>;
  clientAddress: ClientAddress;
  processes: SiteProcesses;
  liveReload: LiveReload | undefined;
  requestWatch?: RequestWatch;
}

/** What the routes get: each names those that it uses. */
export interface EdgeContext extends EdgeOptions {
  assets: Assets;
  sendPage: SendPage;
  commonHeaders: Record<string, string>;
  readClientHeaders: ReadClientHeaders;
}
