import { hostPart } from '@site/contracts/manifest';
import type { OwnedRoute } from '@site/release/releases/release-table';
import type { Reports } from '../releases/reports.ts';
import { withoutQuery } from '../request-target.ts';
import { SiteBusy } from '../site-busy.ts';
import type { RenderRequest, RenderResult } from './document/protocol.ts';
import type { ReleasePools } from './release-pools.ts';
import { RenderFailed } from './render-pool.ts';

export interface FaultyRenderOptions {
  releasePools: Pick<ReleasePools, 'render'>;
  /** Told of each render that fails. */
  reports: { parts: Pick<Reports['parts'], 'renderFault'> };
  releaseId: string;
  route: OwnedRoute | undefined;
  request: RenderRequest;
  /** Pages of a lane wait for each other only. */
  lane: string;
}

/** Renders, and where a part throws or loops, renders again without it. Also returns which parts were left out. Throws `SiteBusy` where it took too long and no part is at fault. */
export async function renderWithoutFaulty(
  options: FaultyRenderOptions,
): Promise<{ result: RenderResult; leftOut: string[] }> {
  const { releasePools, reports, releaseId, route, request, lane } = options;
  try {
    return { result: await releasePools.render(releaseId, request, lane), leftOut: request.without };
  } catch (error) {
    if (!(error instanceof RenderFailed)) throw error;
    console.error(`${withoutQuery(request.target)}: ${error.message}`);
    const part = error.part === 'page' ? route?.part : error.part;
    if (part) reports.parts.renderFault(releaseId, part);
    const isInnocent = !part || part === hostPart || request.without.includes(part);
    if (!isInnocent)
      return renderWithoutFaulty({ ...options, request: { ...request, without: [...request.without, part] } });
    throw error.isCut ? new SiteBusy() : error;
  }
}
