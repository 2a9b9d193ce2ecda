import type { EdgeMemory } from '../caching/edge-memory.ts';
import type { OpenRelease } from '../releases/open-release.ts';
import { SiteBusy } from '../site-busy.ts';
import type { RenderRequest } from './document/protocol.ts';
import { bytesOfPage, type PageAnswer } from './page-answer.ts';
import { type PageTarget, type RenderDependencies, renderPage } from './render-page.ts';

export interface SharedPagesOptions extends RenderDependencies {
  /** Releases that were live before, the latest first. */
  former: () => string[];
  memory: Pick<EdgeMemory, 'cache'>;
}

/** Renders pages that all visitors share. Where a block is missing or the site is busy, the last complete copy is shown instead. */
export function createSharedPages({ former, memory, ...dependencies }: SharedPagesOptions) {
  /** By release and address, whatever the revision of the data. */
  const wholePages = memory.cache('lastGoodPages', bytesOfPage);
  const wholeVariants = memory.cache('lastGoodVariants', bytesOfPage);
  const wholeOf = ({ isVariant }: PageTarget) => (isVariant ? wholeVariants : wholePages);

  // Even a copy from the previous release is complete, files included, and better than a page without its content.
  function lastCopy({ id }: OpenRelease, address: PageTarget): PageAnswer | undefined {
    const whole = wholeOf(address);
    const last = [id, ...former()].map((release) => whole.get(`${release} ${address.target}`)).find(Boolean);
    return last && { kind: 'page', page: { ...last, isDegraded: true, at: performance.now() } };
  }

  async function make(
    release: OpenRelease,
    address: PageTarget,
    clientHeaders: RenderRequest['clientHeaders'],
  ): Promise<PageAnswer> {
    const about = { method: 'GET', clientHeaders } as const;
    // Retried only where there is no copy yet, as on an edge that has just started.
    const hasNoCopy = () => !lastCopy(release, address);
    const answer = await renderPage(dependencies, { release, address, about, effort: 10 }, hasNoCopy);
    if (answer.kind === 'redirect') return answer;
    const { page } = answer;
    if (page.isDegraded) return lastCopy(release, address) ?? answer;
    if (page.status === 200) wholeOf(address).set(`${release.id} ${address.target}`, page);
    return answer;
  }

  return (release: OpenRelease, address: PageTarget, clientHeaders: RenderRequest['clientHeaders']) =>
    make(release, address, clientHeaders).catch((error: unknown) => {
      const last = error instanceof SiteBusy ? lastCopy(release, address) : undefined;
      if (last) return last;
      throw error;
    });
}
