import type { Browser } from '@playwright/test';
import { median } from './goals.ts';
import { openSlowPage } from './slow-device.ts';

/** While a fixed piece of work takes longer than this, against its median, the machine is busy with something else. */
const maxDrift = 1.25;
/** Rounds that are tried for each that counts. */
const maxTries = 4;

export interface Round<Measured> {
  measured: Measured;
  /** Milliseconds of the fixed piece of work, the slower of before and after. */
  work: number;
}

/** Tells when the machine is busy with something else, by the milliseconds that `measureWork` returns. */
export function createCalibration(measureWork: () => Promise<number>) {
  const taken: number[] = [];
  let isSteady = true;

  async function calibrate(): Promise<number> {
    const work = await measureWork();
    taken.push(work);
    return work;
  }

  /** The median; of two in the middle the faster, so that one slow measurement of two is not usual. */
  function usual(): number {
    return taken.toSorted((one, other) => one - other)[Math.floor((taken.length - 1) / 2)] ?? Number.NaN;
  }

  return {
    /** Measures until so many rounds fell into times in which the machine was not busy, and returns those; all, where there are too few. */
    async rounds<Measured>(count: number, measure: () => Promise<Measured>): Promise<Round<Measured>[]> {
      const rounds: Round<Measured>[] = [];
      const steady = () => rounds.filter(({ work }) => work <= usual() * maxDrift);
      let before = await calibrate();
      while (steady().length < count && rounds.length < count * maxTries) {
        const measured = await measure();
        const after = await calibrate();
        rounds.push({ measured, work: Math.max(before, after) });
        before = after;
      }
      isSteady &&= steady().length >= count;
      return steady().length >= count ? steady() : rounds;
    },
    /** Whether enough rounds counted of all that was measured since the last call. */
    takeSteadiness(): boolean {
      const taken = isSteady;
      isSteady = true;
      return taken;
    },
    range: () => `${Math.min(...taken).toFixed(0)} to ${Math.max(...taken).toFixed(0)} ms`,
  };
}

export type Calibration = ReturnType<typeof createCalibration>;

/**
 * Milliseconds of a fixed piece of work under a page's slowdown, as Lighthouse's benchmark index times one: milliseconds of one machine say little
 * on another.
 */
export async function timeWork(browser: Browser): Promise<number> {
  const { page, close } = await openSlowPage(browser);
  const times = await page.evaluate(doWork);
  await close();
  return median(times.slice(warmUps));
}

/** Until the engine has compiled it, the work takes up to five times as long, and never equally so. */
const warmUps = 20;

/** Runs in the page. About what a page's scripts do: objects are made, sorted and written as text. */
function doWork(): number[] {
  return Array.from({ length: 60 }, () => {
    const start = performance.now();
    const rows = Array.from({ length: 10_000 }, (_, place) => ({ key: `${(place * 7_919) % 10_007}`, place }));
    rows.sort((one, other) => (one.key < other.key ? -1 : 1));
    JSON.parse(JSON.stringify(rows));
    return performance.now() - start;
  });
}
