import { hostPart } from '@site/contracts/manifest';
import { type Browser, chromium } from 'playwright-core';
import { mapLimited } from '../map-limited.ts';
import { newViolations } from './accessibility.ts';
import { browserArguments } from './browser-arguments.ts';
import { bestOf, faultsInMotion, faultsInPlaces } from './compare-looks.ts';
import { changedParts, type GateProgress, type Proposal, type Refusal } from './judge.ts';
import { limits } from './limits.ts';
import { type Contexts, openContexts, openPage } from './open-page.ts';
import { type Look, readLook } from './page-look.ts';
import { pressButtons } from './press-buttons.ts';
import type { ServedPage } from './served-page.ts';
import { lookAt } from './server-check.ts';
import type { Stages } from './stages.ts';
import type { Visit } from './visits.ts';

/** Most of a page's time is watching it, so more fit beside each other than the machine has processors. */
const maxPagesAtOnce = 4;

/** What this process found good already: a promotion that another one overtook is judged again, and most of its pages did not change. */
const passed = new Set<string>();

interface Judging {
  browser: Browser;
  stages: Stages;
  /** Names of the parts whose pages are theirs to change. */
  changed: string[];
}

/** Checks one page of each kind and each fragment in Chromium, beside the same page of the live release. */
export async function checkInBrowser(
  stages: Stages,
  pages: ServedPage[],
  proposal: Proposal,
  executablePath: string,
  onProgress: GateProgress = () => {},
): Promise<Refusal[]> {
  const visits = onePerKind(pages).filter(isNew);
  if (visits.length === 0) return [];
  const browser = await chromium.launch({ executablePath, args: browserArguments });
  try {
    const judging = { browser, stages, changed: changedParts(proposal).map(({ name }) => name) };
    const contexts = await openContexts(browser);
    let done = 0;
    const judged = await mapLimited(visits, maxPagesAtOnce, (page) =>
      judgePage(judging, contexts, page).finally(() => onProgress('browser check', ++done, visits.length)),
    );
    const refusals: Refusal[] = [];
    for (const [index, page] of visits.entries()) {
      const { faults = [], suspect } = judged[index] ?? {};
      const found = faults.length === 0 && suspect ? await measureAgain(judging, page, suspect) : faults;
      if (found.length === 0) passed.add(keyOf(page));
      refusals.push(...found.map((fault) => refusalOf(page.visit, stages.proposed.release, fault)));
    }
    return refusals;
  } finally {
    await browser.close();
  }
}

function onePerKind(pages: ServedPage[]): ServedPage[] {
  return [...new Map(pages.map((page) => [page.visit.kind, page])).values()];
}

/** Visitors have the same page already, or it was judged a moment ago. */
function isNew(page: ServedPage): boolean {
  return page.digest !== page.live?.digest && !passed.has(keyOf(page));
}

function keyOf({ digest, live, visit }: ServedPage): string {
  return `${digest} ${live?.digest} ${visit.path} ${visit.area}`;
}

interface Looks {
  look: Look;
  live: Look | undefined;
}

/** `suspect` has faults that a busy machine may cause. */
interface Judged {
  faults: string[];
  suspect?: Looks;
}

async function judgePage({ stages, changed }: Judging, contexts: Contexts, page: ServedPage): Promise<Judged> {
  const [opened, beside] = await openBoth(stages, contexts, page);
  try {
    const [fault = opened.failure] = opened.errors.map((error) => `reports ${error}`);
    if (fault) return { faults: [fault] };
    const looks = {
      look: await readLook(opened.page, changed, hostPart),
      live: beside && (await readLook(beside.page, changed, hostPart)),
    };
    const violations = await newViolations(opened.page, beside?.page);
    const clicked = await pressButtons(opened.page, opened.errors);
    const faults = [...faultsInPlaces(looks.look, looks.live), ...violations, ...(clicked ? [clicked] : [])];
    return faultsInMotion(looks.look, looks.live).length > 0 ? { faults, suspect: looks } : { faults };
  } finally {
    await Promise.all([opened.page.close(), beside?.page.close()]);
  }
}

/** The live page where there is one and it starts. */
async function openBoth({ proposed, live }: Stages, contexts: Contexts, { visit, live: served }: ServedPage) {
  const [opened, beside] = await Promise.all([
    openPage(contexts.proposed, proposed.url, visit),
    live && served ? openPage(contexts.live, live.url, visit) : undefined,
  ]);
  if (!beside?.failure) return [opened, beside] as const;
  await beside.page.close();
  return [opened, undefined] as const;
}

/** Alone on the machine, each time with nothing in the browser's cache, until the page is as good as it must be. */
async function measureAgain({ browser, stages, changed }: Judging, page: ServedPage, first: Looks): Promise<string[]> {
  let { look, live } = first;
  for (let times = 0; times < limits.measurements && faultsInMotion(look, live).length > 0; times += 1) {
    const contexts = await openContexts(browser);
    const [opened, beside] = await openBoth(stages, contexts, page);
    look = bestOf(look, await readLook(opened.page, changed, hostPart));
    const again = beside && (await readLook(beside.page, changed, hostPart));
    live = live && again ? bestOf(live, again) : (live ?? again);
    await Promise.all([contexts.proposed.close(), contexts.live.close()]);
  }
  return faultsInMotion(look, live);
}

function refusalOf({ part, area, path }: Visit, releaseId: string, fault: string): Refusal {
  const what = area === 'page' ? '' : ` with its fragment ${area}`;
  return {
    check: 'browser',
    part,
    reason: `fails in the browser${what} at ${path}: ${fault}`,
    remedy: lookAt(releaseId),
  };
}
