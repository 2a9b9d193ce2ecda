import type { FastifyBaseLogger } from 'fastify';
import { repeat } from '../repeat.ts';
import { type ClockWatch, describeJump } from './clock-watch.ts';
import type { Retention } from './retention.ts';

const hourMs = 60 * 60 * 1000;
const eraseIntervalMs = 6 * hourMs;

/**
 * Looks at the clock now and every hour, and erases what has run out now and every six hours. Returns a function that
 * stops both after the current round.
 */
export function startHousekeeping(
  retention: Retention,
  clock: ClockWatch,
  log: Pick<FastifyBaseLogger, 'info' | 'error'>,
): () => Promise<void> {
  let isDoubted = false;
  async function look() {
    const { jump } = await clock.look();
    if (jump && !isDoubted) log.error(jump, describeJump(jump));
    if (!jump && isDoubted) log.info('the clock is believed again, and what has run out is erased');
    isDoubted = Boolean(jump);
  }
  async function erase() {
    const { erased } = await retention.run();
    if (!erased) return;
    log.info(erased, 'what had run out is erased');
    if (erased.left > 0) log.error(erased, 'more than a tenth has run out, and the rest waits for later runs');
  }
  const logged = (work: () => Promise<void>) => () =>
    work().catch((error: unknown) => log.error({ fault: String(error) }, 'erasing what has run out failed'));
  const stops = [repeat(logged(look), hourMs), repeat(logged(erase), eraseIntervalMs)];
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}
