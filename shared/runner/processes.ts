import { type ChildProcess, spawn } from 'node:child_process';

/** A process that has not said by then that it is ready has failed. */
const startTimeoutMs = 60_000;
/** A process that ignores SIGTERM for longer is killed. */
const stopTimeoutMs = 5_000;
/** Before a process that ended by itself is started again. */
const restartPauseMs = 500;

export interface RunningProcess {
  port: number;
  pid: () => number | undefined;
  /** Stops it for good. */
  stop: () => Promise<void>;
  /** For fault tests: kills it; it is started again. */
  kill: () => void;
}

interface ProcessOptions {
  name: string;
  script: string;
  cwd: string;
  env: Record<string, string>;
  log: (line: string) => void;
}

/**
 * Runs a Node script that sends `{ event: 'ready', port }` to its parent when it listens. If it ends by itself, it is started again.
 * When this process dies in any way, the IPC channel closes and the child ends too.
 */
export async function runProcess(options: ProcessOptions): Promise<RunningProcess> {
  let isStopping = false;
  let child = startChild(options);
  const port = await readyPort(options.name, child, options.log);
  const keepRunning = () => {
    child.once('exit', (code, signal) => {
      if (isStopping) return;
      options.log(`${options.name} ended (${signal ?? code}); starting it again`);
      setTimeout(() => {
        if (isStopping) return;
        child = startChild({ ...options, env: { ...options.env, PORT: String(port) } });
        readyPort(options.name, child, options.log).catch((error: Error) => options.log(error.message));
        keepRunning();
      }, restartPauseMs);
    });
  };
  keepRunning();
  return {
    port,
    pid: () => child.pid,
    kill: () => void child.kill('SIGKILL'),
    async stop() {
      isStopping = true;
      await endChild(child);
    },
  };
}

function startChild({ script, cwd, env }: ProcessOptions): ChildProcess {
  return spawn(process.execPath, ['--enable-source-maps', script], {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
}

function readyPort(name: string, child: ChildProcess, log: (line: string) => void): Promise<number> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error(`${name} was not ready within ${startTimeoutMs / 1000} s.`)),
      startTimeoutMs,
    );
    let lastWords = '';
    child.once('message', ({ port }: { port: number }) => {
      clearTimeout(timer);
      resolve(port);
    });
    eachLine(child.stderr, (line) => {
      lastWords = line;
      log(line);
    });
    child.once('exit', (code) => {
      clearTimeout(timer);
      reject(new Error(lastWords || `${name} ended with code ${code} before it was ready.`));
    });
  });
}

function eachLine(stream: NodeJS.ReadableStream | null, use: (line: string) => void) {
  let rest = '';
  stream?.setEncoding('utf8');
  stream?.on('data', (chunk: string) => {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) use(line);
  });
}

function endChild(child: ChildProcess): Promise<void> {
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
