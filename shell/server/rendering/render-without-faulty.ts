import { hostPart } from '@site/contracts/manifest';
import type { OwnedRoute } from '@site/release/releases/release-table';
import { SiteBusy } from '../http/site-busy.ts';
import { withoutQuery } from '../http/without-query.ts';
import type { Reports } from '../releases/reports.ts';
import type { RenderRequest, RenderResult } from './document/protocol.ts';
import { RenderFailed } from './render-failed.ts';
import type { RendererPool, RenderPlace } from './renderer-pool.ts';

export interface FaultyRenderOptions {
  rendererPool: Pick<RendererPool, 'render'>;
  /** Told of each render that fails. */
  reports: { parts: Pick<Reports['parts'], 'renderFault'> };
  releaseId: string;
  route: OwnedRoute | undefined;
  request: RenderRequest;
  place: RenderPlace;
}

/** Renders, and where a part throws or loops, renders again without it. Also returns which parts were left out. Throws `SiteBusy` where it took too long and no part is at fault. */
export async function renderWithoutFaulty(
  options: FaultyRenderOptions,
): Promise<{ result: RenderResult; leftOut: string[] }> {
  const { rendererPool, reports, releaseId, route, request, place } = options;
  try {
    return { result: await rendererPool.render(releaseId, request, place), leftOut: request.without };
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
