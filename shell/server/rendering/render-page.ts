import { hostPart } from '@site/contracts/manifest';
import type { OwnedRoute } from '@site/release/store/release-table';
import type { OpenRelease } from '../releases/open-release.ts';
import type { Reports } from '../releases/reports.ts';
import { withoutQuery } from '../request-target.ts';
import { SiteBusy } from '../site-busy.ts';
import type { RenderRequest, RenderResult } from './document/protocol.ts';
import { answerOf, type PageAnswer } from './page-answer.ts';
import type { ReleasePools } from './release-pools.ts';
import { RenderFailed } from './render-pool.ts';
import { laneOf } from './render-queue.ts';
import type { Revisions } from './revisions.ts';

export interface RenderDependencies {
  releasePools: Pick<ReleasePools, 'render'>;
  revisions: Pick<Revisions, 'away'>;
  /** Is told about each render that fails. */
  reports: { parts: Pick<Reports['parts'], 'renderFault'> };
}

export interface PageTarget {
  route: OwnedRoute | undefined;
  /** Path and known query of the page to render; all unknown paths share one. */
  target: string;
  /** Whether the page is for a single visitor, and so must not be cached. */
  isPrivate: boolean;
  /** Whether its query makes it differ from its path's page: the number of such pages has no limit. */
  isVariant: boolean;
}

export interface PageRequest {
  release: OpenRelease;
  address: PageTarget;
  about: Omit<RenderRequest, 'target' | 'without' | 'away'>;
  /** Brotli's quality. */
  effort: 4 | 10;
}

/**
 * Renders a page, and once more where it lacks data of a slow service and `mayRetry` allows it. A part that throws or loops is left
 * out. Throws `SiteBusy` where it took too long and no part is at fault.
 */
export async function renderPage(
  dependencies: RenderDependencies,
  page: PageRequest,
  mayRetry: () => boolean,
): Promise<PageAnswer> {
  const { answer, isLate } = await renderOnce(dependencies, page);
  return isLate && mayRetry() ? (await renderOnce(dependencies, page)).answer : answer;
}

async function renderOnce(dependencies: RenderDependencies, page: PageRequest) {
  const request = { ...page.about, target: page.address.target, away: dependencies.revisions.away(), without: [] };
  const { result, leftOut } = await renderWithoutFaulty(dependencies, page, request);
  const answer = await answerOf(result, page.effort);
  // A page without a part that threw is not tried again.
  const isLate = answer.kind === 'page' && answer.page.isDegraded && answer.page.status >= 500 && leftOut.length === 0;
  return { answer, isLate };
}

/** Renders, and where a part throws or loops, renders again without it. Also returns which parts were left out. */
async function renderWithoutFaulty(
  dependencies: RenderDependencies,
  page: PageRequest,
  request: RenderRequest,
): Promise<{ result: RenderResult; leftOut: string[] }> {
  const { releasePools, reports } = dependencies;
  const { release, address } = page;
  try {
    const lane = laneOf(request.method, address.route);
    return { result: await releasePools.render(release.id, request, lane), leftOut: request.without };
  } catch (error) {
    if (!(error instanceof RenderFailed)) throw error;
    console.error(`${withoutQuery(request.target)}: ${error.message}`);
    const part = error.part ?? address.route?.part;
    if (part) reports.parts.renderFault(release.id, part);
    const canLeaveOut = part && part !== hostPart && !request.without.includes(part);
    if (canLeaveOut)
      return renderWithoutFaulty(dependencies, page, { ...request, without: [...request.without, part] });
    throw error.isCut ? new SiteBusy() : error;
  }
}
