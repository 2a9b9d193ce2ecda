import { errorText } from '@site/service/process/system-errors';
import type { SkippedGateCheck } from '../store/channel-entry.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { addressChecks, checkClashes } from './address-checks.ts';
import { compatibilityChecks, manifestChecks } from './manifest-checks.ts';
import { checkPages, startEdges } from './page-check.ts';
import { changedParts, type GateProgress, type Proposal, type Refusal } from './proposal.ts';
import { checkServices } from './service-check.ts';
import { createTrialProcesses } from './trial-processes.ts';
import { checkVisits, launchBrowser } from './visit-check.ts';

/** What decides whether a release may go live. */
export interface Gate {
  judge: (proposal: Proposal, store: ReleaseStore) => Promise<Refusal[]>;
  /** Skipped on purpose, which the channel's history records. */
  skippedChecks: SkippedGateCheck[];
}

export interface GateOptions {
  /** Where the live services answer: name to address, or to that of a site that forwards to it. */
  liveServices: (proposal: Proposal) => Promise<Record<string, string>>;
  /** Chromium's path; undefined if the machine has none, which is refused unless the visits are skipped. */
  browser?: string;
  skippedChecks?: SkippedGateCheck[];
  onProgress?: GateProgress;
}

/**
 * The gate that teams deliver through.
 *
 * @example
 * const gate = createGate({ liveServices: async () => ({ blog: 'https://www.example.com' }), browser: '/usr/bin/chromium' });
 * await promote(store, { versions: { blog: version }, channel: 'production', why: 'news', gate });
 */
export function createGate(options: GateOptions): Gate {
  const judge: Gate['judge'] = (proposal, store) => runGate(proposal, store, options);
  return { judge, skippedChecks: options.skippedChecks ?? [] };
}

/**
 * Judges a release in four steps: what its manifests say, its services, its pages, and visits to those that changed. A step is taken once the
 * one before has refused nothing.
 */
async function runGate(proposal: Proposal, store: ReleaseStore, options: GateOptions): Promise<Refusal[]> {
  const { browser, skippedChecks = [], onProgress } = options;
  const onPaper = await readBuilds(proposal, store);
  const [changed] = changedParts(proposal);
  if (onPaper.length > 0 || !changed) return onPaper;
  const visits = !skippedChecks.includes('browser');
  if (visits && !browser) return [noBrowser(changed.name)];

  await store.createRelease({ parts: versionsOf(proposal), retired: proposal.proposed.retired });
  const trials = createTrialProcesses();
  // It starts while services and edges do.
  const launching = visits && browser ? launchBrowser(browser) : undefined;
  try {
    const liveServices = await options.liveServices(proposal);
    const { refusals: ofServices, services } = await checkServices(proposal, {
      store,
      trials,
      liveServices,
      onProgress,
    });
    if (ofServices.length > 0) return ofServices;

    const edges = await startEdges(proposal, { store, trials }, { proposed: services, live: liveServices });
    const { refusals: ofPages, pages } = await checkPages(edges, proposal, onProgress);
    if (ofPages.length > 0 || !launching) return ofPages;

    return await checkVisits(edges, pages, { browser: await launching, store, onProgress });
  } finally {
    await Promise.all([trials.stopAll(), launching?.then((running) => running.close()).catch(() => {})]);
  }
}

/** The first step: manifests, the integrity of the files, contract and addresses. */
async function readBuilds(proposal: Proposal, store: ReleaseStore): Promise<Refusal[]> {
  const refusals = judgeManifests(proposal);
  if (refusals.length > 0) return refusals;
  const verified = proposal.proposed.manifests.map((manifest) =>
    store.verify(manifest).then(
      () => [],
      (error: unknown): Refusal[] => [
        {
          check: 'files',
          part: manifest.name,
          reason: `is not as it was published: ${errorText(error)}`,
          remedy: 'Build it again from a clean checkout, and publish that.',
        },
      ],
    ),
  );
  return (await Promise.all(verified)).flat();
}

export function judgeManifests(proposal: Proposal): Refusal[] {
  return [...manifestChecks, ...addressChecks].flatMap((check) => check(proposal));
}

function versionsOf({ proposed }: Proposal): Record<string, string> {
  return Object.fromEntries(proposed.manifests.map(({ name, version }) => [name, version]));
}

function noBrowser(part: string): Refusal {
  return {
    check: 'browser',
    part,
    reason: 'cannot be visited: this machine has no Chromium.',
    remedy:
      'Install Chromium or name it with CHROMIUM=/path; --without-browser skips the visits, which the history records.',
  };
}

/** Takes the first step only, and runs nothing: for a site of this machine alone, such as that of journeys. */
export const manifestGate: Gate = { judge: readBuilds, skippedChecks: [] };

/**
 * For versions that visitors had a short while ago: refuses only what cannot run together. It compares no pages and fragments, because a
 * rollback takes away those that the later version added.
 */
export const compatibilityGate: Gate = {
  judge: async (proposal) => [...compatibilityChecks, checkClashes].flatMap((check) => check(proposal)),
  skippedChecks: [],
};

/** Lets everything through: for development, where the page itself shows what is wrong, and for journeys about broken releases. */
export const allowAll: Gate = { judge: async () => [], skippedChecks: [] };
