import type { Browser } from 'playwright-core';
import type { SkippedGateCheck } from '../store/channel-entry.ts';
import { checkInBrowser } from './browser-check.ts';
import { type Gate, manifestGate } from './gate.ts';
import { limits } from './limits.ts';
import { launchBrowser } from './open-page.ts';
import { changedParts, type GateProgress, type Proposal, type Refusal } from './proposal.ts';
import { type RehearsalEdgeOptions, withRehearsalEdges } from './rehearsal-edges.ts';
import { type CheckedPage, checkOnServer } from './server-check.ts';
import { checkServices } from './service-check.ts';

interface GateOptions extends Omit<RehearsalEdgeOptions, 'services'> {
  /** Finds the services beside which the release is rehearsed, name to address, when there is something to rehearse. */
  services: (proposal: Proposal) => Promise<Record<string, string>>;
  /** Chromium's path; undefined if the machine has none, which is refused unless the check is skipped. */
  browser?: string;
  skippedChecks?: SkippedGateCheck[];
  onProgress?: GateProgress;
}

/**
 * The whole gate: the manifests first, then a rehearsal. It runs the proposed release and the live one, each on the edge that its shell brings,
 * beside the live services. Checks what changes: every route on the server, then one route of each kind and every fragment in Chromium.
 *
 * @example
 * const gate = createGate({ store, runEdge, services: async () => services, browser: '/usr/bin/chromium' });
 */
export function createGate({ services, browser, skippedChecks = [], ...options }: GateOptions) {
  const isBrowserSkipped = skippedChecks.includes('browser');
  return {
    ...manifestGate,
    skippedChecks,
    async rehearse(proposal: Proposal): Promise<Refusal[]> {
      const [changed] = changedParts(proposal);
      if (!changed) return [];
      if (!browser && !isBrowserSkipped) return [noBrowser(changed.name)];
      // It starts while the edges start.
      const launched = browser && !isBrowserSkipped ? launchBrowser(browser) : undefined;
      try {
        return await checkPages(proposal, { ...options, services: await services(proposal) }, launched);
      } finally {
        await launched?.then((running) => running.close()).catch(() => {});
      }
    },
  } satisfies Gate;
}

/**
 * Repeats uncertain server checks on new edges: an edge that rendered a page while a service was slow has cached it.
 * @param inTime pages that were not slow before, so that the machine was busy if they are now
 */
async function checkPages(
  proposal: Proposal,
  options: RehearsalEdgeOptions & Pick<GateOptions, 'onProgress'>,
  launched: Promise<Browser> | undefined,
  repetitions: number = limits.repetitions,
  inTime = new Set<string>(),
): Promise<Refusal[]> {
  const { onProgress } = options;
  const asked = checkServices(options.services, proposal);
  const found = await withRehearsalEdges(options, proposal, async (edges) => {
    const { refusals: outdated, unreachableServices } = await asked;
    const { refusals, uncertain, pages } = await checkOnServer(edges, proposal, unreachableServices, onProgress);
    const certain = [...outdated, ...refusals];
    const nameOf = ({ visit: { path, area } }: CheckedPage) => `${area} ${path}`;
    for (const page of pages) if (!page.slow) inTime.add(nameOf(page));
    const slow = pages.flatMap((page) => (page.slow && !inTime.has(nameOf(page)) ? [page.slow] : []));
    if (certain.length === 0 && uncertain.length + slow.length > 0 && repetitions > 0) return 'unsure';
    const all = [...certain, ...uncertain, ...slow];
    if (all.length > 0 || !launched) return all;
    return checkInBrowser(edges, pages, proposal, { launched, unreachableServices, onProgress });
  });
  return found === 'unsure' ? checkPages(proposal, options, launched, repetitions - 1, inTime) : found;
}

function noBrowser(part: string): Refusal {
  return {
    check: 'browser',
    part,
    reason: 'cannot be checked in a browser: this machine has no Chromium.',
    remedy:
      'Install Chromium or name it with CHROMIUM=/path; --without-browser skips the check, which the history records.',
  };
}
