/** A delivery is dead after this many attempts: with the pauses below, two to three days after the first. */
export const maxAttempts = 20;

const firstPauseMs = 60_000;
const maxPauseMs = 6 * 60 * 60 * 1000;

/**
 * Milliseconds until the next attempt. Doubles each time; a random part of its upper half is taken off, so that
 * deliveries that failed together are not all tried again together.
 */
export function pauseAfter(attempts: number, random: () => number = Math.random): number {
  const pause = Math.min(maxPauseMs, firstPauseMs * 2 ** (attempts - 1));
  return Math.round(pause * (0.5 + random() / 2));
}
