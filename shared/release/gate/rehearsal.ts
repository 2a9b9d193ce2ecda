import { checkInBrowser } from './browser-check.ts';
import type { GateProgress, Rehearsal } from './gate.ts';
import { limits } from './limits.ts';
import { type LaunchedBrowser, launchBrowser } from './open-page.ts';
import { changedParts, type Proposal, type Refusal } from './proposal.ts';
import { createRehearsalEdges, type RehearsalEdgeOptions } from './rehearsal-edges.ts';
import { checkOnServer, checkSpeed } from './server-check.ts';
import { checkServices } from './service-check.ts';

interface RehearsalOptions extends RehearsalEdgeOptions {
  /** Chromium's path; undefined if the machine has none, which is refused; null skips the check. */
  browser: string | undefined | null;
  onProgress?: GateProgress;
}

/**
 * Runs the proposed release on an edge of its own, the one its shell brings, and the live one on another, both beside the live services.
 * Looks at what changes: every route on the server, then one of each kind and every fragment in Chromium.
 *
 * @example
 * const rehearsal = createRehearsal({ store, runEdge, storeSettings: { RELEASES_DIR }, services, browser: '/usr/bin/chromium' });
 * const gate = createGate({ store, rehearsal });
 */
export function createRehearsal({ browser, ...options }: RehearsalOptions): Rehearsal {
  return async (releaseId, proposal) => {
    if (changedParts(proposal).length === 0) return [];
    if (browser === undefined) return [noBrowser(changedParts(proposal)[0]?.name ?? '')];
    // It starts while the edges do.
    const launched = browser ? launchBrowser(browser) : undefined;
    try {
      return await rehearse(options, { releaseId, proposal, launched });
    } finally {
      await launched?.close();
    }
  };
}

interface Rehearsed {
  releaseId: string;
  proposal: Proposal;
  launched: LaunchedBrowser | undefined;
}

/** Repeats uncertain server checks on fresh edges: an edge caches a page that it made while a service was late. */
async function rehearse(
  options: Omit<RehearsalOptions, 'browser'>,
  rehearsed: Rehearsed,
  repetitions: number = limits.repetitions,
): Promise<Refusal[]> {
  const { releaseId, proposal, launched } = rehearsed;
  const { onProgress } = options;
  const asked = checkServices(options.services, proposal);
  const withRehearsalEdges = createRehearsalEdges(options, releaseId, proposal);
  const found = await withRehearsalEdges(async (edges) => {
    const { refusals: outdated, unreachableServices } = await asked;
    const { refusals, uncertain, pages } = await checkOnServer(edges, proposal, unreachableServices, onProgress);
    const certain = [...outdated, ...refusals];
    if (certain.length === 0 && uncertain.length > 0 && repetitions > 0) return 'unsure';
    // Before the first release there is nothing to compare with, and a slow machine must be able to start.
    const slow = edges.live ? await checkSpeed(pages, withRehearsalEdges, releaseId) : [];
    const all = [...certain, ...uncertain, ...slow];
    if (all.length > 0 || !launched) return all;
    return checkInBrowser(edges, pages, proposal, { openBrowser: launched.opened, unreachableServices, onProgress });
  });
  return found === 'unsure' ? rehearse(options, rehearsed, repetitions - 1) : found;
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
