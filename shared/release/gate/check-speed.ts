import type { Refusal } from './judge.ts';
import { allowedServerMs, limits } from './limits.ts';
import { ask, type ServedPage } from './served-page.ts';
import { ifBusy, lookAt, warmUp } from './server-check.ts';
import type { OnStages, Stages } from './stages.ts';

/**
 * Refuses pages that the server takes too long to render, beside the live ones. An edge renders a page once and keeps it, so a page that
 * seems slow is measured again on fresh edges, and refused if it is slow every time.
 */
export async function checkSpeed(pages: ServedPage[], onStages: OnStages, releaseId: string): Promise<Refusal[]> {
  let slow = pages.filter(isSlow);
  for (let times = 0; slow.length > 0 && times < limits.repetitions; times += 1) {
    const suspects = slow;
    slow = (await onStages((stages) => measureAgain(suspects, stages))).filter(isSlow);
  }
  return slow.map((page) => refusalOf(page, releaseId));
}

function isSlow({ ms, allowedMs }: ServedPage): boolean {
  return ms > allowedMs;
}

async function measureAgain(pages: ServedPage[], stages: Stages): Promise<ServedPage[]> {
  const firstMs = await warmUp(stages);
  const measured: ServedPage[] = [];
  for (const page of pages) {
    const { path } = page.visit;
    const [{ ms }, former] = await Promise.all([ask(stages.proposed, path), stages.live && ask(stages.live, path)]);
    const live = page.live && former && { ...page.live, ms: former.ms };
    measured.push({ ...page, ms, live, allowedMs: allowedServerMs(live?.ms, firstMs) });
  }
  return measured;
}

function refusalOf({ visit, ms, live, allowedMs }: ServedPage, releaseId: string): Refusal {
  const beside = live ? `, the live one ${Math.round(live.ms)} ms` : '';
  return {
    check: 'speed',
    part: visit.part,
    reason: `takes ${Math.round(ms)} ms to render ${visit.path} on the server${beside}; ${Math.round(allowedMs)} ms are allowed.`,
    remedy: `Find what takes so long there; ${ifBusy}. ${lookAt(releaseId)}`,
  };
}
