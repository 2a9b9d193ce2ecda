import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '@site/runner/free-port';
import { root } from '@site/runner/parts';

export interface Start {
  /** The lines that it has printed so far. */
  lines: string[];
  /** Resolves once it has printed this; rejects if it ends before. */
  printed: (words: string) => Promise<void>;
  /** Its exit code. */
  ended: Promise<number | null>;
  stop: () => Promise<void>;
  /** Signals it and all that it has started, as a terminal or systemd would. */
  signalAll: (signal: NodeJS.Signals) => void;
}

/**
 * Runs what `npm start` runs.
 * @param output a file descriptor that gets all it prints, instead of `lines`
 * @param checkout a copy of this one
 */
export function runStart(settings: Record<string, string>, output?: number, checkout = root): Start {
  const { SITE_URL: _ofJourneys, NODE_OPTIONS: _ofTheRunner, ...env } = process.env;
  const child = spawn(process.execPath, ['--import', 'tsx/esm', 'shared/tools/start.ts'], {
    cwd: checkout,
    env: { ...env, ...settings },
    stdio: ['ignore', output ?? 'pipe', output ?? 'pipe'],
    // In a process group of its own.
    detached: true,
  });
  const lines: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk) => lines.push(...String(chunk).split('\n').filter(Boolean)));
  const ended = once(child, 'close').then(([code]) => code);
  return {
    lines,
    ended,
    printed: (words) => untilPrinted(child, lines, words),
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
    signalAll: (signal) => process.kill(-(child.pid ?? 0), signal),
  };
}

/** Runs what `npm start` runs, on a port and folders of its own, and waits until it has printed this: by default, that it serves. */
export async function startOwn(words = '[6/6]') {
  const folder = await mkdtemp(path.join(tmpdir(), 'start-'));
  const port = String(await freePort());
  const settings = { PORT: port, DATA_DIR: path.join(folder, 'data'), RELEASES_DIR: path.join(folder, 'releases') };
  const start = runStart(settings);
  const end = () => start.stop().then(() => rm(folder, { recursive: true, force: true }));
  await start.printed(words).catch((error) => end().then(() => Promise.reject(error)));
  return { settings, url: `http://localhost:${port}`, start, end };
}

function untilPrinted(child: ChildProcess, lines: string[], words: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const look = () => lines.some((line) => line.includes(words)) && resolve();
    look();
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', look);
    child.once('close', () =>
      reject(new Error(`npm start ended and had not printed "${words}":\n${lines.join('\n')}`)),
    );
  });
}
