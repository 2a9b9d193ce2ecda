import type { ChildProcess } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { endChild, type ProcessPlan, readyPort, startChild } from '@site/runner/child-process';
import { ask } from '../../support/ask.ts';

const maxSilenceMs = 60_000;
/** What members say of outages that tests cause would bury the figures, and journeys empty `test-results`. */
export const logs = path.join(tmpdir(), 'cluster-logs');

export type Member = Awaited<ReturnType<typeof startMember>>;

/** A process of the cluster, on the same port each time. Nobody starts it again but the test. */
export async function startMember(name: string, plan: ProcessPlan) {
  mkdirSync(logs, { recursive: true });
  const logFile = createWriteStream(path.join(logs, `${name}.log`), { flags: 'w' });
  const log = (line: string) => void logFile.write(`${line}\n`);
  let port = 0;
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
    dataDir: plan.env.DATA_DIR ?? '',
    env: plan.env,
    start,
    /** As a machine that loses its power. */
    kill: () => child.kill('SIGKILL'),
    /** As one that loops: it takes connections and never answers. */
    hang: () => child.kill('SIGSTOP'),
    /** As an operator who restarts it. */
    stop: () => endChild(child),
    isReady: () =>
      ask('/_/ready', { site: url }).then(
        ({ status }) => status === 200,
        () => false,
      ),
  };
}
