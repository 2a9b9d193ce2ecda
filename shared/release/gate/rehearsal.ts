import { checkInBrowser } from './browser-check.ts';
import { checkSpeed } from './check-speed.ts';
import type { Rehearsal } from './create-judge.ts';
import { changedParts, type GateProgress, type Refusal } from './judge.ts';
import { checkOnServer } from './server-check.ts';
import { checkServices } from './service-check.ts';
import { createStages, type StageOptions } from './stages.ts';

interface RehearsalOptions extends StageOptions {
  /** Chromium's path; undefined if the machine has none, which is refused; null skips the check. */
  browser: string | undefined | null;
  onProgress?: GateProgress;
}

/**
 * Runs the proposed release on an edge of its own, the one its shell brings, and the live one on another, both beside the live services.
 * Looks at what changes: every route on the server, then one of each kind and every fragment in Chromium.
 */
export function createRehearsal({ browser, onProgress, ...options }: RehearsalOptions): Rehearsal {
  return async (releaseId, proposal) => {
    if (changedParts(proposal).length === 0) return [];
    if (browser === undefined) return [noBrowser(changedParts(proposal)[0]?.name ?? '')];
    const { refusals: outdated, silent } = await checkServices(options.services, proposal);
    const onStages = createStages(options, releaseId, proposal);
    return onStages(async (stages) => {
      const { refusals, pages } = await checkOnServer(stages, proposal, silent, onProgress);
      const found = [...outdated, ...refusals, ...(await checkSpeed(pages, onStages, releaseId))];
      if (found.length > 0 || !browser) return found;
      return checkInBrowser(stages, pages, proposal, { executablePath: browser, silent, onProgress });
    });
  };
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
