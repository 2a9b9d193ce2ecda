import { once } from 'node:events';
import { createWriteStream, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Child, type ProcessPlan } from '@site/runner/child-process';
import { freePort } from '@site/runner/free-port';
import { request } from './request.ts';

const maxStartMs = 300_000;
/**
 * Logs have a folder of their own: on the terminal those of the outages that tests cause would bury the figures, and journeys empty
 * `test-results`.
 */
export const logs = path.join(tmpdir(), 'cluster-logs');

export type Member = Awaited<ReturnType<typeof startMember>>;

/** A process of a test's site, on the same port each time: by default a free one. Only the test restarts it. */
export async function startMember(name: string, plan: ProcessPlan) {
  mkdirSync(logs, { recursive: true });
  const logFile = createWriteStream(path.join(logs, `${name}.log`), { flags: 'w' });
  const log = (line: string) => void logFile.write(`${line}\n`);
  const port = Number(plan.env.PORT) || (await freePort());
  let child: Child;

  async function start() {
    child = new Child({ plan, port, log });
    await child.reach('ready', maxStartMs);
  }

  await start();
  const url = `http://127.0.0.1:${port}`;
  return {
    name,
    port,
    url,
    env: plan.env,
    pid: () => child.process.pid,
    start,
    /** Like a machine that loses power. */
    kill: () => child.kill('the test'),
    /** Like an endless loop: it accepts connections and never answers. */
    hang: () => child.process.kill('SIGSTOP'),
    /** Like an operator who restarts it. */
    stop: () => child.end(),
    /** As systemd stops it. Resolves with its exit code once the requests in flight are answered. */
    async terminate(): Promise<number | null> {
      const exit = once(child.process, 'exit');
      child.process.kill('SIGTERM');
      const [code] = await exit;
      return code;
    },
    isReady: () =>
      request('/_/ready', { site: url }).then(
        ({ status }) => status === 200,
        () => false,
      ),
  };
}
