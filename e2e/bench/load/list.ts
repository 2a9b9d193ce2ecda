import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { root } from '@site/runner/parts';
import { atLeast, type Goal, median } from '../goals.ts';
import { runWrk } from '../wrk.ts';

const rounds = 3;

/** The blog's list through the edge, beside a bare Node server that sends the same bytes, in turn. */
export async function measureList(site: string): Promise<Goal[]> {
  const url = `${site}/api/v1/blogsList`;
  const bare = await serveCopy(url);
  try {
    const rates = { edge: [] as number[], bare: [] as number[] };
    for (let round = 0; round < rounds; round++) {
      rates.edge.push(rateOf(url));
      rates.bare.push(rateOf(bare.url));
    }
    const [edge, copy] = [median(rates.edge), median(rates.bare)];
    return [
      atLeast(`blog list (${edge.toFixed(0)}/s) against bare Node (${copy.toFixed(0)}/s)`, edge / copy, 'x', 0.35),
    ];
  } finally {
    bare.stop();
  }
}

function rateOf(url: string): number {
  const { perSecond, refused } = runWrk(url);
  if (refused > 0) throw new Error(`${url} refused ${refused} requests.`);
  return perSecond;
}

async function serveCopy(url: string) {
  const answer = await fetch(url);
  const body = Buffer.from(await answer.arrayBuffer());
  const headers = Object.fromEntries([...answer.headers].filter(([name]) => !ownHeaders.includes(name)));
  const server = fork(path.join(root, 'e2e/bench/load/bare-server.ts'), {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, BODY: body.toString('base64'), HEADERS: JSON.stringify(headers) },
  });
  const [{ port }] = await once(server, 'message');
  return { url: `http://127.0.0.1:${port}/`, stop: () => server.kill() };
}

/** Those that a server of Node writes itself. */
const ownHeaders = ['connection', 'content-length', 'date', 'keep-alive', 'transfer-encoding'];
