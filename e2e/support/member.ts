import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { endChild, type ProcessPlan, readyPort, startChild } from '@site/runner/child-process';
import { request } from './request.ts';

const maxSilenceMs = 60_000;
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
  let port = Number(plan.env.PORT ?? 0);
  let child: ChildProcess;

  async function start() {
    child = startChild({ ...plan, env: { ...plan.env, PORT: String(port) } });
    port = await readyPort(name, child, { log, maxSilenceMs });
  }

  await start();
  const url = `http://127.0.0.1:${port}`;
  return {
    name,
    port,
    url,
    env: plan.env,
    pid: () => child.pid,
    start,
    /** Like a machine that loses power. */
    kill: () => child.kill('SIGKILL'),
    /** Like an endless loop: it accepts connections and never answers. */
    hang: () => child.kill('SIGSTOP'),
    /** Like an operator who restarts it. */
    stop: () => endChild(child),
    /** As systemd stops it. Resolves with its exit code once the requests in flight are answered. */
    async terminate(): Promise<number | null> {
      const exit = once(child, 'exit');
      child.kill('SIGTERM');
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
