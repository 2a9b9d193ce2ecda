import { setImmediate as nextTask } from 'node:timers/promises';

/** Rounds of the event loop between two pages. What a page loads takes several, and would wait for a whole page at each. */
const rounds = 8;

/**
 * Pages whose data are there are rendered one at a time, and in between come the heartbeat and what other pages load.
 * Without it, thirty pages whose data came at once would look like one that loops.
 */
export function createTurns(): () => Promise<void> {
  let last = Promise.resolve();
  return () => {
    last = last.then(pass);
    return last;
  };
}

async function pass(): Promise<void> {
  for (let round = 0; round < rounds; round += 1) await nextTask();
}
