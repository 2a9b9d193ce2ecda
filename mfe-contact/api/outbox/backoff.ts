/** After so many attempts a delivery is dead: with the pauses below, some two to three days after the first. */
export const MOST_ATTEMPTS = 20;

const FIRST_PAUSE_MS = 60_000;
const LONGEST_PAUSE_MS = 6 * 60 * 60 * 1000;

/** Milliseconds until the next attempt: doubled each time, and spread over its upper half, so that what failed together does not return together. */
export function pauseAfter(attempts: number, random: () => number = Math.random): number {
  const pause = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (attempts - 1));
  return Math.round(pause * (0.5 + random() / 2));
}
