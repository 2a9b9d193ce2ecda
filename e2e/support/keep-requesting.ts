import { Agent, get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * Sends requests, numbered from 0, until it is stopped: at a fixed rate per second, whether or not responses arrive, or each one after the
 * response to the one before. Returns a function that stops it and waits for the outstanding responses.
 */
export function keepRequesting(send: (number: number) => Promise<void>, perSecond?: number): () => Promise<void> {
  let isStopped = false;
  const sending = sendUntilStopped();
  return async () => {
    isStopped = true;
    await sending;
  };

  async function sendUntilStopped() {
    const underWay = new Set<Promise<void>>();
    const began = performance.now();
    for (let number = 0; !isStopped; number++) {
      const sent = send(number).finally(() => underWay.delete(sent));
      underWay.add(sent);
      if (perSecond) await pause(Math.max(0, began + ((number + 1) * 1_000) / perSecond - performance.now()));
      else await sent;
    }
    await Promise.all(underWay);
  }
}

export interface Outcomes {
  /** Numbers of requests by status code, or by the error's code where there was no response. */
  counts: Record<string, number>;
  /** Between two good responses. */
  longestGapMs: number;
}

/** Requests an address without a pause, half of the time on new connections. Returns a function that stops it and gives the outcomes. */
export function countOutcomes(url: string): () => Promise<Outcomes> {
  let lastGood = performance.now();
  const outcomes: Outcomes = { counts: {}, longestGapMs: 0 };
  const send = async (agent: Agent) => {
    const outcome = await outcomeOf(url, agent);
    outcomes.counts[outcome] = (outcomes.counts[outcome] ?? 0) + 1;
    if (outcome !== '200') return;
    outcomes.longestGapMs = Math.max(outcomes.longestGapMs, performance.now() - lastGood);
    lastGood = performance.now();
  };
  const agents = [new Agent(), new Agent({ keepAlive: true })];
  const stops = agents.map((agent) => keepRequesting(() => send(agent)));
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
    for (const agent of agents) agent.destroy();
    return outcomes;
  };
}

function outcomeOf(url: string, agent: Agent): Promise<string> {
  return new Promise((resolve) => {
    get(url, { agent }, (response) => {
      response.resume();
      response.once('close', () => resolve(response.complete ? String(response.statusCode) : 'cut off'));
    }).once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
  });
}
