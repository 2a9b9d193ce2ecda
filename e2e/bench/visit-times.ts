import { Agent, get } from 'node:http';

const everyMs = 20;

/** Asks for the home page 50 times a second, as visitors who each keep a connection. Returns how to stop, with the figures. */
export function startVisits(site: string): () => Promise<{ p99: number; failed: number }> {
  const agent = new Agent({ keepAlive: true });
  const visits: Promise<number>[] = [];
  const timer = setInterval(() => visits.push(timeOf(`${site}/`, agent)), everyMs);
  return async () => {
    clearInterval(timer);
    const times = await Promise.all(visits);
    agent.destroy();
    const good = times.filter((time) => time >= 0).sort((a, b) => a - b);
    return { p99: good[Math.floor(good.length * 0.99)] ?? Number.NaN, failed: times.length - good.length };
  };
}

/** In milliseconds; less than nothing if it failed. */
function timeOf(url: string, agent: Agent): Promise<number> {
  const began = performance.now();
  return new Promise((resolve) => {
    get(url, { agent }, (answer) => {
      answer.resume();
      answer.once('close', () =>
        resolve(answer.complete && answer.statusCode === 200 ? performance.now() - began : -1),
      );
    }).once('error', () => resolve(-1));
  });
}
