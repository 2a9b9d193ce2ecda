import { Agent, get } from 'node:http';

/** Outcomes of the requests. */
export interface Asked {
  /** By status code, or by the error's code where there was no answer. */
  outcomes: Record<string, number>;
  /** Between two good answers. */
  longestGapMs: number;
}

/** Requests an address again and again, half of the time on new connections. Returns a function that stops it and gives the outcomes. */
export function askWithoutPause(url: string): () => Promise<Asked> {
  let isAsking = true;
  let lastGood = performance.now();
  const asked: Asked = { outcomes: {}, longestGapMs: 0 };
  const ask = async (agent: Agent) => {
    while (isAsking) {
      const outcome = await outcomeOf(url, agent);
      asked.outcomes[outcome] = (asked.outcomes[outcome] ?? 0) + 1;
      if (outcome !== '200') continue;
      asked.longestGapMs = Math.max(asked.longestGapMs, performance.now() - lastGood);
      lastGood = performance.now();
    }
  };
  const agents = [new Agent(), new Agent({ keepAlive: true })];
  const asking = Promise.all(agents.map(ask));
  return async () => {
    isAsking = false;
    await asking;
    for (const agent of agents) agent.destroy();
    return asked;
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
