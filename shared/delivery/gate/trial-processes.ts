import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { PartFailure, ProcessMessage } from '@site/service/process/messages';
import { publicVariables } from '../store/open-store.ts';

/** An edge starts its renderer first, which takes seconds on a busy machine. */
const startTimeoutMs = 30_000;
const stopTimeoutMs = 3_000;
const maxLastLines = 5;
const isPlace = /^ +at /;

interface Trial {
  /** For messages: 'the blog service'. */
  name: string;
  script: string;
  env: Record<string, string>;
  timeoutMs?: number;
}

export interface TrialProcess {
  url: string;
  /** What an edge reports of the parts that it runs. */
  failures: PartFailure[];
  stop: () => Promise<void>;
}

/**
 * The processes of one run of the gate. None inherits a secret: their code has not passed yet. Each gets a port of its own, and
 * `stopAll` ends them and removes their folders.
 *
 * @example
 * const trials = createTrialProcesses();
 * const { url } = await trials.start({ name: 'the blog service', script, env: { DATA_DIR: await trials.newFolder() } });
 * await trials.stopAll();
 */
export function createTrialProcesses() {
  const children: ChildProcess[] = [];
  const folders: string[] = [];
  return {
    async newFolder(): Promise<string> {
      const folder = await mkdtemp(path.join(tmpdir(), 'gate-'));
      folders.push(folder);
      return folder;
    },
    /** Throws one sentence with the last lines that the process wrote, if it ends or hangs before it listens. */
    async start({ name, script, env, timeoutMs = startTimeoutMs }: Trial): Promise<TrialProcess> {
      const child = spawn(process.execPath, ['--enable-source-maps', script], {
        env: environmentOf(env),
        stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      });
      children.push(child);
      const failures: PartFailure[] = [];
      child.on('message', (message: ProcessMessage) => {
        if (message.event === 'part failed') failures.push(message);
      });
      const port = await listeningPort(child, name, timeoutMs);
      return { url: `http://127.0.0.1:${port}`, failures, stop: () => end(child) };
    },
    async stopAll(): Promise<void> {
      await Promise.all(children.map(end));
      await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })));
    },
  };
}

export type TrialProcesses = ReturnType<typeof createTrialProcesses>;

function environmentOf(env: Record<string, string>): NodeJS.ProcessEnv {
  const inherited = ['PATH', ...publicVariables].map((name) => [name, process.env[name]] as const);
  return {
    // Builds contain no native packages.
    NODE_PATH: path.resolve('node_modules'),
    ...Object.fromEntries(inherited.filter(([, value]) => value !== undefined)),
    NODE_ENV: 'production',
    LOG_LEVEL: 'error',
    HOST: '127.0.0.1',
    PORT: '0',
    ...env,
  };
}

function listeningPort(child: ChildProcess, name: string, timeoutMs: number): Promise<number> {
  const lines: string[] = [];
  if (child.stderr) createInterface({ input: child.stderr }).on('line', (line) => keepLast(lines, line));
  return new Promise((resolve, reject) => {
    const fail = (what: string) => reject(new Error([`${name} ${what}`, ...lines].join('\n    ')));
    const timer = setTimeout(() => {
      fail(`was not ready within ${timeoutMs / 1000} s.`);
      child.kill('SIGKILL');
    }, timeoutMs);
    child.on('message', (message: ProcessMessage) => {
      if (message.event !== 'ready') return;
      clearTimeout(timer);
      resolve(message.port);
    });
    child.once('error', (error) => fail(`cannot be started: ${error.message}`));
    // Not `exit`: its last lines may still be in the pipe.
    child.once('close', (code, signal) => {
      clearTimeout(timer);
      fail(`ended with ${signal ?? `code ${code}`} before it was ready.`);
    });
  });
}

/** Of a stack the first place is enough. Empty lines and Node's version follow an uncaught error. */
function keepLast(lines: string[], line: string) {
  const isFurtherPlace = isPlace.test(line) && isPlace.test(lines.at(-1) ?? '');
  if (isFurtherPlace || /^\s*$|^Node\.js v/.test(line)) return;
  lines.push(line);
  if (lines.length > maxLastLines) lines.shift();
}

async function end(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  const timer = setTimeout(() => child.kill('SIGKILL'), stopTimeoutMs);
  child.kill('SIGTERM');
  await ended;
  clearTimeout(timer);
}
