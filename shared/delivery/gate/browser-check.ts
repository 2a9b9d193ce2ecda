import { hostPart } from '@site/contracts/manifest';
import pLimit from 'p-limit';
import type { Browser } from 'playwright-core';
import { newViolations } from './accessibility.ts';
import { traceBlocking } from './blocking-trace.ts';
import { limits } from './limits.ts';
import { clickButtons, isServiceError, type OpenedPage, openBoth, openContexts } from './open-page.ts';
import { layoutReasons, measurePage, type PageMeasurements, timingReasons } from './page-measurements.ts';
import { changedParts, type GateProgress, type Proposal, type Refusal } from './proposal.ts';
import type { RehearsalEdges } from './rehearsal-edges.ts';
import { type CheckedPage, ifBusy, remedyFor } from './server-check.ts';
import type { Visit } from './visits.ts';

/** Pages mostly wait while they are watched, so more of them run at once than the machine has processors. */
const maxPagesAtOnce = 5;

/** Errors reported for one page: later ones mostly follow from the first. */
const maxErrors = 3;

/** Pages that passed in this process. If another promotion comes first, this one is checked again, and most of its pages are the same. */
const passed = new Set<string>();

interface CheckSetup {
  browser: Browser;
  edges: RehearsalEdges;
  /** Names of the changed parts: the areas of all others must stay as they are. */
  changed: string[];
  watchMs: number;
}

interface BrowserOptions {
  /** Awaited only where there is a page to check. */
  launched: Promise<Browser>;
  /** How long each page is watched; tests shorten it. */
  watchMs?: number;
  /** Services that do not answer. */
  unreachableServices?: string[];
  onProgress?: GateProgress;
}

/** Checks one page of each kind and each fragment in Chromium, beside the same page of the live release. */
export async function checkInBrowser(
  edges: RehearsalEdges,
  pages: CheckedPage[],
  proposal: Proposal,
  { launched, watchMs = limits.watchMs, unreachableServices = [], onProgress = () => {} }: BrowserOptions,
): Promise<Refusal[]> {
  const visits = onePerKind(pages).filter(isNew);
  if (visits.length === 0) return [];
  const browser = await launched;
  const setup = { browser, edges, changed: changedParts(proposal).map(({ name }) => name), watchMs };
  const contexts = await openContexts(browser);
  let done = 0;
  const found = await pLimit(maxPagesAtOnce).map(visits, async (page) => {
    const opened = await openBoth(edges, contexts, page, watchMs);
    return findReasons(setup, page, opened).finally(() => onProgress('browser check', ++done, visits.length));
  });
  const remedy = remedyFor(edges.proposed.release.id, unreachableServices);
  const refusals: Refusal[] = [];
  for (const [index, page] of visits.entries()) {
    const first = found[index] ?? { certain: [], uncertain: [] };
    // A page that is certainly refused need not be visited again for its uncertain reasons.
    const measured = first.certain.length > 0 ? [] : await confirm(setup, page, first);
    if (first.certain.length + measured.length === 0) passed.add(keyOf(page));
    refusals.push(...first.certain.map((reason) => browserRefusal(page.visit, reason, remedy)));
    refusals.push(
      ...measured.map((reason) => browserRefusal(page.visit, reason, `Find the cause; ${ifBusy}. ${remedy}`)),
    );
  }
  return refusals;
}

function onePerKind(pages: CheckedPage[]): CheckedPage[] {
  return [...new Map(pages.map((page) => [page.visit.kind, page])).values()];
}

/** False if visitors have the same page already, or if it passed a moment ago. */
function isNew(page: CheckedPage): boolean {
  return page.digest !== page.liveDigest && !passed.has(keyOf(page));
}

function keyOf({ digest, liveDigest, visit }: CheckedPage): string {
  return `${digest} ${liveDigest} ${visit.path} ${visit.area}`;
}

/** Why the gate refuses a page. */
interface RefusalReasons {
  certain: string[];
  /** Reasons that a busy machine or a slow service may have caused. */
  uncertain: string[];
  /** The page does not start, but the live one beside it does. */
  isStuck?: boolean;
}

/** @param blockingMs processor time for which pages below an address blocked; on a busy machine the clock says too much */
async function findReasons(
  { edges, changed }: CheckSetup,
  page: CheckedPage,
  [opened, beside]: [OpenedPage, OpenedPage | undefined],
  blockingMs?: (url: string) => number,
): Promise<RefusalReasons> {
  const measure = async (url: string, { page }: OpenedPage): Promise<PageMeasurements> => ({
    ...(await measurePage(page, changed, hostPart)),
    ...(blockingMs && { blockingMs: blockingMs(url) }),
  });
  try {
    const errors = [...new Set(opened.errors)];
    const reports = errors.slice(0, maxErrors).map((error) => `reports ${error}`);
    if (errors.length > 0)
      return errors.every(isServiceError) ? { certain: [], uncertain: reports } : { certain: reports, uncertain: [] };
    if (opened.failure)
      return { certain: [], uncertain: [opened.failure], isStuck: beside !== undefined || !page.liveDigest };
    const proposed = await measure(edges.proposed.url, opened);
    const live = edges.live && beside && (await measure(edges.live.url, beside));
    const violations = await newViolations(opened.page, beside?.page);
    const clicked = await clickButtons(opened.page, opened.errors);
    const certain = [...layoutReasons(proposed, live), ...violations, ...(clicked ? [clicked] : [])];
    return { certain, uncertain: timingReasons(proposed, live) };
  } finally {
    await Promise.all([opened.page.close(), beside?.page.close()]);
  }
}

/** Repeats the visit, one page at a time and with an empty cache: an uncertain reason counts only if it comes back every time. */
async function confirm(setup: CheckSetup, page: CheckedPage, first: RefusalReasons): Promise<string[]> {
  let { uncertain } = first;
  for (let times = 0; times < limits.repetitions && uncertain.length > 0; times += 1) {
    const again = await visitAgain(setup, page);
    if (again.certain.length > 0) return again.certain;
    // A page that does not start takes long to wait for, and one more try is enough.
    if (again.isStuck) return again.uncertain;
    uncertain = again.uncertain;
  }
  return uncertain;
}

async function visitAgain(setup: CheckSetup, page: CheckedPage): Promise<RefusalReasons> {
  const contexts = await openContexts(setup.browser);
  const open = () => openBoth(setup.edges, contexts, page, setup.watchMs);
  const { opened, blockingMs } = await traceBlocking(setup.browser, open);
  const reasons = await findReasons(setup, page, opened, blockingMs);
  await Promise.all([contexts.proposed.close(), contexts.live.close()]);
  return reasons;
}

function browserRefusal({ part, area, path }: Visit, reason: string, remedy: string): Refusal {
  const what = area === 'page' ? '' : ` with its fragment ${area}`;
  return {
    check: 'browser',
    part,
    reason: `fails in the browser${what} at ${path}: ${reason}`,
    remedy,
  };
}
