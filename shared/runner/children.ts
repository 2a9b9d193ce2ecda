import { type ChildProcess, spawn } from 'node:child_process';
import cluster from 'node:cluster';
import { eachLine } from './each-line.ts';

/** A process that ignores SIGTERM for longer is killed. It may answer for ten seconds what was asked before. */
const stopTimeoutMs = 12_000;

/** A child is looked at so many times before it counts as hung. */
const looks = 5;

/** What a process runs. */
export interface ProcessPlan {
  script: string;
  cwd: string;
  env: Record<string, string>;
}

const execArgv = ['--enable-source-maps', '--import', new URL('./heartbeat.mjs', import.meta.url).href];
const stdio: ('ignore' | 'pipe' | 'ipc')[] = ['ignore', 'ignore', 'pipe', 'ipc'];

/** Those that have not ended. */
const running = new Set<ChildProcess>();

export function spawnScript({ script, cwd, env }: ProcessPlan, args: string[] = []): ChildProcess {
  return keepTrack(
    spawn(process.execPath, [...execArgv, script, ...args], { cwd, env: { ...process.env, ...env }, stdio }),
  );
}

/**
 * Scripts that are forked here and listen on the same port share one socket, which stays open as long as one of them
 * does: so the next can be ready before the former goes, and no connection is refused in between.
 */
export function forkSharingPort({ script, cwd, env }: ProcessPlan): ChildProcess {
  // Each accepts connections itself. By default all would pass through this process.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  cluster.setupPrimary({ exec: script, args: [], execArgv, cwd, stdio });
  return keepTrack(cluster.fork(env).process);
}

function keepTrack(child: ChildProcess): ChildProcess {
  running.add(child);
  return child.once('exit', () => running.delete(child));
}

/** For a person who does not want to wait until they have finished what they are doing. */
export function killChildren() {
  for (const child of running) child.kill('SIGKILL');
}

// What Node prints around an error that nobody caught: an empty line, the stack, its own version.
const aroundError = /^\s*$|^ +at |^Node\.js v/;

interface Starting {
  log: (line: string) => void;
  maxSilenceMs: number;
  /** It waits for its turn. */
  onStandBy?: (() => Promise<void>) | undefined;
}

/**
 * Where it listens. It may take as long as it needs while its event loop turns. Rejects with its last words if it ends
 * before; a silent one is killed.
 */
export function readyPort(
  name: string,
  child: ChildProcess,
  { log, maxSilenceMs, onStandBy }: Starting,
): Promise<number> {
  let lastWords = '';
  eachLine(child.stderr, (line) => {
    if (!aroundError.test(line)) lastWords = line;
    log(line);
  });
  return new Promise<number>((resolve, reject) => {
    const silence = setTimeout(() => {
      reject(new Error(`${name} gave no sign of life for ${maxSilenceMs / 1000} s while it started.`));
      child.kill('SIGKILL');
    }, maxSilenceMs);
    const hear = ({ event, port }: { event: 'alive' | 'standing by' | 'ready'; port: number }) => {
      if (event === 'ready') settle(() => resolve(port));
      else silence.refresh();
      if (event === 'standing by') onStandBy?.().catch(reject);
    };
    const settle = (end: () => void) => {
      clearTimeout(silence);
      child.off('message', hear);
      end();
    };
    child.on('message', hear);
    child.once('exit', (code) =>
      settle(() => reject(new Error(lastWords || `${name} ended with code ${code} before it was ready.`))),
    );
  });
}

/**
 * Calls back when a child that is ready has given no sign of life for so long. Its own heartbeat tells, and never an answer,
 * which a visitor's request could hold up. Returns how to stop.
 */
export function watchHeartbeat(child: ChildProcess, maxSilenceMs: number, onHang: () => void): () => void {
  let silentLooks = 0;
  // Counted, so that a machine that slept, or kept this process waiting, is not taken for a hang.
  const looking = setInterval(() => ++silentLooks >= looks && onHang(), maxSilenceMs / looks);
  child.on('message', () => {
    silentLooks = 0;
  });
  return () => clearInterval(looking);
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
    // The words are from its supervisor alone; a signal may come from anybody, and releases of long ago know nothing else.
    if (child.connected) child.send({ event: 'stop' });
    child.kill('SIGTERM');
  });
}
