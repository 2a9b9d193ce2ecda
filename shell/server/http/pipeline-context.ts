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
import type { TableFiles } from '../rendering/table-files.ts';
import type { SiteSearch } from '../search/site-search.ts';
import type { EdgeConfig } from '../settings.ts';
import type { LiveReload } from './live-reload.ts';
import type { ClientAddress } from './site-request.ts';

/** What requests are answered from. */
export interface PipelineOptions {
  config: EdgeConfig;
  log: FastifyBaseLogger;
  store: ReleaseStore;
  tableFiles: Pick<TableFiles, 'find'>;
  /** Undefined until the channel has one. */
  liveRelease: () => OpenRelease | undefined;
  pickRelease: PickRelease;
  reports: Pick<Reports, 'accept'>;
  canaryJudge: Pick<CanaryJudge, 'stopped'>;
  readTesterLink: ReadTesterLink;
  pages: Pick<Pages, 'cached' | 'render' | 'post'>;
  siteFiles: SiteFiles;
  search: Pick<SiteSearch, 'file' | 'find'>;
  memory: Pick<EdgeMemory, 'cache'>;
  clientAddress: ClientAddress;
  processes: SiteProcesses;
  liveReload: LiveReload | undefined;
  requestWatch: RequestWatch | undefined;
}

/** What the routes get: each names those that it uses. */
export interface PipelineContext extends PipelineOptions {
  assets: Assets;
  /** Throws 429 where the visitor's network has had its share of what costs the edge most. */
  countCostly: (visitor: string) => void;
}
