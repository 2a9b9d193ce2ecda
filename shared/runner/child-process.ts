import { type ChildProcess, spawn } from 'node:child_process';
import cluster from 'node:cluster';
import { createInterface } from 'node:readline';
import type { ProcessMessage, SupervisorMessage } from '@site/service/process/messages';
import { shutdown } from '@site/service/process/shutdown';

/** A child counts as hanging after this many checks in a row without a heartbeat. After a machine has slept, only one check fails. */
const maxMissedChecks = 5;

/** The program that a process runs. */
export interface ProcessPlan {
  script: string;
  cwd: string;
  env: Record<string, string>;
  /** Names of variables that it gets from this process; all where absent. */
  inherits?: string[];
}

const heartbeat = new URL('./heartbeat.mjs', import.meta.url);
heartbeat.searchParams.set('killMs', String(shutdown.killMs));
const execArgv = ['--enable-source-maps', '--import', heartbeat.href];
const stdio: ('ignore' | 'pipe' | 'ipc')[] = ['ignore', 'ignore', 'pipe', 'ipc'];
const running = new Set<ChildProcess>();

export function startChild(plan: ProcessPlan, args: string[] = []): ChildProcess {
  const { script, cwd } = plan;
  return track(spawn(process.execPath, [...execArgv, script, ...args], { cwd, env: environmentOf(plan), stdio }));
}

/** Children that listen on the same port share one socket, so that the next is ready before the former closes it. */
export function startSharingPort(plan: ProcessPlan): ChildProcess {
  const { script, cwd } = plan;
  // Each accepts connections itself. By default all would pass through this process.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  cluster.setupPrimary({ exec: script, args: [], execArgv, cwd, stdio });
  const worker = cluster.fork(environmentOf(plan));
  // Emitted for its process too, where `readyPort` listens.
  worker.on('error', () => {});
  return track(worker.process);
}

/** Variables that are not inherited are set to undefined: `cluster.fork` would add those that are absent. */
function environmentOf({ env, inherits }: ProcessPlan): NodeJS.ProcessEnv {
  if (!inherits) return { ...process.env, ...env };
  const names = Object.keys(process.env);
  const inherited = names.map((name) => [name, inherits.includes(name) ? process.env[name] : undefined]);
  return { ...Object.fromEntries(inherited), ...env };
}

/** A child that could not be spawned has no process id; it emits `error`, and perhaps never `exit`. */
function track(child: ChildProcess): ChildProcess {
  if (child.pid === undefined) return child;
  running.add(child);
  return child.once('exit', () => running.delete(child));
}

/** For a person who does not want to wait for responses in flight. */
export function killChildren() {
  for (const child of running) child.kill('SIGKILL');
}

interface Starting {
  log: (line: string) => void;
  /** A child that sends nothing for so long is killed. One whose event loop is not blocked may take any time to start. */
  maxSilenceMs: number;
  /** Called when the child stands by; once it has resolved, the child is told to open what only one process can have. */
  onStandBy?: () => Promise<void>;
}

/** The port on which the child listens. Rejects if it cannot be spawned, and with its last line of output if it ends before it listens. */
export function readyPort(
  name: string,
  child: ChildProcess,
  { log, maxSilenceMs, onStandBy }: Starting,
): Promise<number> {
  let lastLine = '';
  if (child.stderr)
    createInterface({ input: child.stderr }).on('line', (line) => {
      if (!aroundError.test(line)) lastLine = line;
      log(line);
    });
  return new Promise<number>((resolve, reject) => {
    const silence = setTimeout(() => {
      reject(new Error(`${name} gave no sign of life for ${maxSilenceMs / 1000} s while it started.`));
      child.kill('SIGKILL');
    }, maxSilenceMs);
    child.on('message', function onMessage(message: ProcessMessage) {
      silence.refresh();
      if (message.event === 'standing by') onStandBy?.().then(() => sendMessage(child, { event: 'open' }), reject);
      if (message.event !== 'ready') return;
      clearTimeout(silence);
      child.off('message', onMessage);
      resolve(message.port);
    });
    child.on('error', (error) => {
      clearTimeout(silence);
      reject(error);
    });
    // Not `exit`: its last lines may come after that.
    child.once('close', (code) => {
      clearTimeout(silence);
      reject(new Error(lastLine || `${name} ended with code ${code} before it was ready.`));
    });
  });
}

/** Lines that Node prints around an uncaught error: an empty line, the stack, its own version. */
const aroundError = /^\s*$|^ +at |^Node\.js v/;

/** Calls back when a ready child has sent no heartbeat for so long. An HTTP request would be no test: it would wait behind those of visitors. */
export function watchHeartbeat(child: ChildProcess, maxSilenceMs: number, onHang: () => void): () => void {
  let missed = 0;
  const timer = setInterval(() => ++missed >= maxMissedChecks && onHang(), maxSilenceMs / maxMissedChecks);
  child.on('message', () => {
    missed = 0;
  });
  return () => clearInterval(timer);
}

/** Sends a message to a process that may have ended: its pipe breaks before `exit` is emitted, and without a callback that is an uncaught error. */
export function sendMessage(child: ChildProcess, message: SupervisorMessage): void {
  if (child.connected) child.send(message, () => {});
}

/** Lets the child answer the requests in flight, then kills it. */
export function endChild(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setTimeout(() => child.kill('SIGKILL'), shutdown.killMs);
    child.once('exit', () => {
      clearTimeout(timer);
      resolve();
    });
    // A supervised process stops on the message. A service that others have written may understand only the signal.
    sendMessage(child, { event: 'stop' });
    child.kill('SIGTERM');
  });
}
