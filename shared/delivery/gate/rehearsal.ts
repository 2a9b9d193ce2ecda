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

interface RehearsalOptions extends Omit<RehearsalEdgeOptions, 'services'> {
  /** Finds the services beside which the release is rehearsed, name to address, when there is something to rehearse. */
  services: (proposal: Proposal) => Promise<Record<string, string>>;
  /** Chromium's path; undefined if the machine has none, which is refused unless the check is skipped. */
  browser?: string;
  skippedChecks?: SkippedGateCheck[];
  onProgress?: GateProgress;
}

type CheckOptions = RehearsalEdgeOptions & Pick<RehearsalOptions, 'onProgress'>;

/**
 * The whole gate: the manifests first, then a rehearsal. It runs the proposed release and the live one, each on the edge that its shell brings,
 * beside the live services. Checks what changes: every route on the server, then one route of each kind and every fragment in Chromium.
 *
 * @example
 * const gate = createRehearsalGate({ store, runEdge, services: async () => services, browser: '/usr/bin/chromium' });
 */
export function createRehearsalGate({ services, browser, skippedChecks = [], ...options }: RehearsalOptions) {
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

/** Repeats uncertain checks on new edges: an edge that rendered a page while a service was slow has cached it. */
async function checkPages(
  proposal: Proposal,
  options: CheckOptions,
  launched: Promise<Browser> | undefined,
): Promise<Refusal[]> {
  const inTime = new Set<string>();
  for (let repetitions = 0; ; repetitions += 1) {
    const { certain, uncertain } = await checkOnNewEdges(proposal, options, { launched, inTime });
    const isSure = certain.length > 0 || uncertain.length === 0;
    if (isSure || repetitions === limits.repetitions) return [...certain, ...uncertain];
  }
}

interface Findings {
  certain: Refusal[];
  /** A busy machine or a slow service may be the cause. */
  uncertain: Refusal[];
}

interface Attempt {
  /** Undefined if nothing is checked in a browser. */
  launched: Promise<Browser> | undefined;
  /** Names of pages that were fast enough once, to which each attempt adds: if they are slow now, the machine is busy. */
  inTime: Set<string>;
}

/** Checks services and pages on the server, and in the browser if nothing speaks against the release yet. */
async function checkOnNewEdges(
  proposal: Proposal,
  options: CheckOptions,
  { launched, inTime }: Attempt,
): Promise<Findings> {
  const { onProgress } = options;
  const asked = checkServices(options.services, proposal);
  return withRehearsalEdges(options, proposal, async (edges) => {
    const { refusals: outdated, unreachableServices } = await asked;
    const found = await checkOnServer(edges, proposal, unreachableServices, onProgress);
    for (const page of found.pages) if (!page.slow) inTime.add(nameOf(page));
    const slow = found.pages.flatMap((page) => (page.slow && !inTime.has(nameOf(page)) ? [page.slow] : []));
    const certain = [...outdated, ...found.refusals];
    const uncertain = [...found.uncertain, ...slow];
    if (certain.length + uncertain.length > 0 || !launched) return { certain, uncertain };
    const browser = { launched, unreachableServices, onProgress };
    return { certain: await checkInBrowser(edges, found.pages, proposal, browser), uncertain: [] };
  });
}

function nameOf({ visit: { path, area } }: CheckedPage): string {
  return `${area} ${path}`;
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
