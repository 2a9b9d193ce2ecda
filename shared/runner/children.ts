import { type ChildProcess, spawn } from 'node:child_process';
import cluster from 'node:cluster';
import { eachLine } from './each-line.ts';

/** A process that has not said by then that it is ready has failed. */
const startTimeoutMs = 60_000;
/** A process that ignores SIGTERM for longer is killed. It may answer for ten seconds what was asked before. */
const stopTimeoutMs = 12_000;

/** What a process runs. */
export interface ProcessPlan {
  script: string;
  cwd: string;
  env: Record<string, string>;
}

const execArgv = ['--enable-source-maps'];
const stdio: ('ignore' | 'pipe' | 'ipc')[] = ['ignore', 'ignore', 'pipe', 'ipc'];

export function spawnScript({ script, cwd, env }: ProcessPlan, args: string[] = []): ChildProcess {
  return spawn(process.execPath, [...execArgv, script, ...args], { cwd, env: { ...process.env, ...env }, stdio });
}

/**
 * Scripts that are forked here and listen on the same port share one socket, which stays open as long as one of them
 * does: so the next can be ready before the former goes, and no connection is refused in between.
 */
export function forkSharingPort({ script, cwd, env }: ProcessPlan): ChildProcess {
  // Each accepts connections itself. By default all would pass through this process.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  cluster.setupPrimary({ exec: script, args: [], execArgv, cwd, stdio });
  return cluster.fork(env).process;
}

// What Node prints around an error that nobody caught: an empty line, the stack, its own version.
const aroundError = /^\s*$|^ +at |^Node\.js v/;

/** Where it listens. `onStandBy` hears that it waits for its turn. Rejects with its last words if it ends before. */
export function readyPort(
  name: string,
  child: ChildProcess,
  log: (line: string) => void,
  onStandBy?: () => Promise<void>,
): Promise<number> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error(`${name} was not ready within ${startTimeoutMs / 1000} s.`)),
      startTimeoutMs,
    );
    let lastWords = '';
    child.on('message', ({ event, port }: { event: 'standing by' | 'ready'; port: number }) => {
      if (event === 'standing by') return onStandBy?.().catch(reject);
      clearTimeout(timer);
      return resolve(port);
    });
    eachLine(child.stderr, (line) => {
      if (!aroundError.test(line)) lastWords = line;
      log(line);
    });
    child.once('exit', (code) => {
      clearTimeout(timer);
      reject(new Error(lastWords || `${name} ended with code ${code} before it was ready.`));
    });
  });
}

/** Lets it finish what it is doing, then kills it. */
export function endChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setTimeout(() => child.kill('SIGKILL'), stopTimeoutMs);
    child.once('exit', () => {
      clearTimeout(timer);
      resolve();
    });
    child.kill('SIGTERM');
  });
}
