import type { Browser } from '@playwright/test';
import { median } from './goals.ts';
import { openSlowPage } from './slow-device.ts';

/** The machine is busy with something else while the fixed piece of work takes this many times its median. */
const maxDrift = 1.25;
/** Share of the rounds in which the machine must not have been busy, because medians count. */
const minSteadyShare = 0.5;

export interface Round<Measured> {
  measured: Measured;
  /** Milliseconds of the fixed piece of work, the slower of before and after. */
  work: number;
}

/** Finds out when the machine is busy with something else from the milliseconds that `measureWork` returns. */
export function createCalibration(measureWork: () => Promise<number>) {
  const taken: number[] = [];
  const measured: Round<unknown>[][] = [];

  async function calibrate(): Promise<number> {
    const work = await measureWork();
    taken.push(work);
    return work;
  }

  return {
    async rounds<Measured>(count: number, measure: () => Promise<Measured>): Promise<Round<Measured>[]> {
      const rounds: Round<Measured>[] = [];
      measured.push(rounds);
      for (let before = await calibrate(); rounds.length < count; ) {
        const round = await measure();
        const after = await calibrate();
        rounds.push({ measured: round, work: Math.max(before, after) });
        before = after;
      }
      return rounds;
    },
    /** Whether enough rounds of each kind fell into times in which the machine was not busy, of all since the last call. */
    takeSteadiness(): boolean {
      const limit = median(taken) * maxDrift;
      const isSteady = (rounds: Round<unknown>[]) =>
        rounds.filter(({ work }) => work <= limit).length >= rounds.length * minSteadyShare;
      return measured.splice(0).every(isSteady);
    },
    range: () => `${Math.min(...taken).toFixed(0)} to ${Math.max(...taken).toFixed(0)} ms`,
  };
}

export type Calibration = ReturnType<typeof createCalibration>;

/**
 * Times a fixed piece of work under a page's slowdown, as Lighthouse's benchmark index does, because milliseconds of one machine say
 * little on another.
 */
export async function timeWork(browser: Browser): Promise<number> {
  const { page, close } = await openSlowPage(browser);
  const times = await page.evaluate(doWork);
  await close();
  return median(times.slice(warmUps));
}

/** Until the engine has compiled it, the work takes up to five times as long, and a different time on each run. */
const warmUps = 20;

/** Runs in the page. Does about what a page's scripts do: makes objects, sorts them and writes them as text. */
function doWork(): number[] {
  return Array.from({ length: 60 }, () => {
    const start = performance.now();
    const rows = Array.from({ length: 10_000 }, (_, place) => ({ key: `${(place * 7_919) % 10_007}`, place }));
    rows.sort((one, other) => (one.key < other.key ? -1 : 1));
    JSON.parse(JSON.stringify(rows));
    return performance.now() - start;
  });
}
