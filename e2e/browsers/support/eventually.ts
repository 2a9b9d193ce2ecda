import { expect } from '@playwright/test';

/** The result of `work` once it no longer throws. */
export async function eventually<Result>(work: () => Promise<Result>): Promise<Result> {
  const results: Result[] = [];
  await expect(async () => void results.push(await work())).toPass({ intervals: [50, 100, 200], timeout: 20_000 });
  const [result] = results;
  // toPass has thrown if there is none.
  return result as Result;
}
