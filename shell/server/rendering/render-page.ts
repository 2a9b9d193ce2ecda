import { hostPart } from '@site/contracts/manifest';
import { type FailureLog, logRenderFailure } from '@site/release/gate/render-failure';
import type { OwnedRoute } from '@site/release/store/release-table';
import { type BrotliQuality, type CompressedBody, compress } from '../caching/encoding.ts';
import type { OpenRelease } from '../releases/open-release.ts';
import type { Reports } from '../releases/reports.ts';
import { withoutQuery } from '../request-target.ts';
import { SiteBusy } from '../site-busy.ts';
import type { RenderRequest, RenderResult } from './document/protocol.ts';
import type { ReleasePools } from './release-pools.ts';
import { RenderFailed } from './render-pool.ts';
import { laneOf } from './render-queue.ts';
import type { Revisions } from './revisions.ts';

export type PageResponse =
  | { kind: 'page'; page: RenderedPage }
  | { kind: 'redirect'; status: number; location: string };

/** A page in every encoding. */
export interface RenderedPage extends CompressedBody {
  status: number;
  /** A block is missing, or it is an outdated copy: to be rendered again soon. */
  isDegraded: boolean;
  /** SHA-256 of its style element, base64. */
  styleHash?: string;
  /** Made for one visitor: no cache may store it. */
  isPrivate?: boolean;
}

/** The properties of a request that decide its page. */
export interface PageRequest {
  release: OpenRelease;
  route: OwnedRoute | undefined;
  /** Path, and the query keys that the route knows. All unknown paths share one. */
  url: string;
  /** Whether the page is for a single visitor, and so must not be cached. */
  isPrivate: boolean;
  /** Whether its query makes it differ from its path's page: the number of such pages has no limit. */
  isVariant: boolean;
}

interface RenderOptions extends Omit<RenderRequest, 'target' | 'excludedParts' | 'unavailableServices'> {
  /** Whether to render once more where a slow service's data is missing. */
  canRetry: boolean;
  quality: BrotliQuality;
}

export interface RenderDependencies {
  releasePools: Pick<ReleasePools, 'render'>;
  revisions: Pick<Revisions, 'unavailable'>;
  /** Is told about each render that fails. */
  reports: { partCounts: Pick<Reports['partCounts'], 'addRenderFault'> };
  log: FailureLog;
}

interface Attempt {
  result: RenderResult;
  /** A slow service's data is missing. False where a part that failed was left out: it would fail again. */
  isWorthRetry: boolean;
}

/** Throws `SiteBusy` where a page takes too long and no part is at fault. */
export function createPageRenderer({ releasePools, revisions, reports, log }: RenderDependencies) {
  /** Leaves out each part that throws or loops. */
  async function render(page: PageRequest, request: RenderRequest): Promise<Attempt> {
    const { release, route } = page;
    const { excludedParts } = request;
    try {
      const result = await releasePools.render(release.id, request, laneOf(request.method, route));
      const isDegraded5xx = result.kind === 'page' && result.isDegraded && result.status >= 500;
      return { result, isWorthRetry: isDegraded5xx && excludedParts.length === 0 };
    } catch (error) {
      if (!(error instanceof RenderFailed)) throw error;
      const path = withoutQuery(request.target);
      logRenderFailure(log, { path, ...error.failure }, `${path}: ${error.message}`);
      const { part, cause } = error.fault;
      reports.partCounts.addRenderFault(release.id, part);
      const canLeaveOut = part !== hostPart && !excludedParts.includes(part);
      if (canLeaveOut) return render(page, { ...request, excludedParts: [...excludedParts, part] });
      throw cause === 'processor time' || cause === 'waiting time' ? new SiteBusy() : error;
    }
  }

  return async function renderPage(
    page: PageRequest,
    { canRetry, quality, ...options }: RenderOptions,
  ): Promise<PageResponse> {
    const attempt = () =>
      render(page, {
        ...options,
        target: page.url,
        unavailableServices: revisions.unavailable(),
        excludedParts: [],
      });
    const first = await attempt();
    const { result } = first.isWorthRetry && canRetry ? await attempt() : first;
    if (result.kind === 'redirect') return result;
    const { kind, html, ...about } = result;
    return { kind, page: { ...about, ...(await compress(html, quality)) } };
  };
}
