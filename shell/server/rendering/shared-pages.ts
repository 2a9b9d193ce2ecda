import type { EdgeMemory } from '../caching/edge-memory.ts';
import type { LiveRelease } from '../releases/live-release.ts';
import { SiteBusy } from '../site-busy.ts';
import type { RenderRequest } from './document/protocol.ts';
import { answerOf, bytesOfPage, isLate, type PageAnswer } from './page-answer.ts';
import type { PageTarget } from './page-target.ts';
import { laneOf } from './page-target.ts';
import { type FaultyRenderOptions, renderWithoutFaulty } from './release-pools.ts';
import type { Revisions } from './revisions.ts';

export interface SharedPagesOptions extends Pick<FaultyRenderOptions, 'releasePools' | 'reports'> {
  revisions: Pick<Revisions, 'away'>;
  /** Releases that were live before, the latest first. */
  former: () => string[];
  memory: Pick<EdgeMemory, 'cache'>;
}

/** Renders pages that all visitors share. Where a block is missing or the site is busy, the last complete copy is shown instead. */
export function createSharedPages({ releasePools, revisions, reports, former, memory }: SharedPagesOptions) {
  /** By release and address, whatever the revision of the data. */
  const wholePages = memory.cache('lastGoodPages', bytesOfPage);
  const wholeVariants = memory.cache('lastGoodVariants', bytesOfPage);
  const wholeOf = ({ isVariant }: PageTarget) => (isVariant ? wholeVariants : wholePages);

  // Even a copy from the previous release is complete, files included, and better than a page without its content.
  function lastCopy({ id }: LiveRelease, address: PageTarget): PageAnswer | undefined {
    const whole = wholeOf(address);
    const last = [id, ...former()].map((release) => whole.get(`${release} ${address.target}`)).find(Boolean);
    return last && { kind: 'page', page: { ...last, isDegraded: true, at: performance.now() } };
  }

  async function make(
    live: LiveRelease,
    address: PageTarget,
    clientHeaders: RenderRequest['clientHeaders'],
    isFirst = true,
  ): Promise<PageAnswer> {
    const { route, target } = address;
    const request: RenderRequest = { target, method: 'GET', clientHeaders, away: revisions.away(), without: [] };
    const { result, leftOut } = await renderWithoutFaulty({
      releasePools,
      reports,
      releaseId: live.id,
      route,
      request,
      lane: laneOf(route),
    });
    const answer = await answerOf(result, 10);
    if (answer.kind === 'redirect') return answer;
    const { page } = answer;
    if (!page.isDegraded) {
      if (page.status === 200) wholeOf(address).set(`${live.id} ${target}`, page);
      return answer;
    }
    const last = lastCopy(live, address);
    if (last) return last;
    // There is no copy yet, as on an edge that has just started.
    return isFirst && isLate(page, leftOut) ? make(live, address, clientHeaders, false) : answer;
  }

  return (live: LiveRelease, address: PageTarget, clientHeaders: RenderRequest['clientHeaders']) =>
    make(live, address, clientHeaders).catch((error: unknown) => {
      const last = error instanceof SiteBusy ? lastCopy(live, address) : undefined;
      if (last) return last;
      throw error;
    });
}
