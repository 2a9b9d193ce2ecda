import { execFile, execFileSync } from 'node:child_process';
import { promisify } from 'node:util';

export interface Throughput {
  answers: number;
  perSecond: number;
  /** In milliseconds. */
  p99: number;
  /** Answers with another status than 2xx or 3xx. */
  refused: number;
}

interface LoadOptions {
  /** 5 by default. */
  seconds?: number;
  /** A file in Lua that makes the requests. */
  script?: string;
}

/** 32 visitors who ask for this address again and again, from the second core. */
export function runWrk(url: string, script?: string): Throughput {
  return readReport(execFileSync('taskset', argumentsFor(url, { ...(script && { script }) }), { encoding: 'utf8' }));
}

/** The same, while this process goes on. */
export async function startWrk(url: string, options: LoadOptions): Promise<Throughput> {
  const { stdout } = await promisify(execFile)('taskset', argumentsFor(url, options));
  return readReport(stdout);
}

function argumentsFor(url: string, { seconds = 5, script }: LoadOptions): string[] {
  const load = ['wrk', '-t1', '-c32', `-d${seconds}s`, '--latency', '-H', 'Accept-Encoding: br'];
  return ['-c', '1', ...load, ...(script ? ['-s', script] : []), url];
}

function readReport(output: string): Throughput {
  const [, answers = '0'] = /(\d+) requests in/.exec(output) ?? [];
  const [, perSecond = '0'] = /Requests\/sec:\s+([\d.]+)/.exec(output) ?? [];
  const [, p99 = '0', unit] = /99%\s+([\d.]+)(us|ms|s)/.exec(output) ?? [];
  const [, refused = '0'] = /Non-2xx or 3xx responses: (\d+)/.exec(output) ?? [];
  const scale = unit === 'us' ? 0.001 : unit === 's' ? 1_000 : 1;
  return {
    answers: Number(answers),
    perSecond: Number(perSecond),
    p99: Number(p99) * scale,
    refused: Number(refused),
  };
}

/** Whether every program that these measurements need is installed; prints what is missing. */
export function hasLoadTools(): boolean {
  const isThere = ['wrk', 'nginx'].every(isInstalled);
  if (!isThere)
    console.log('The edge is not measured: that needs wrk and nginx (on Debian `apt-get install wrk nginx-light`).');
  return isThere;
}

function isInstalled(program: string): boolean {
  try {
    execFileSync('which', [program]);
    return true;
  } catch {
    return false;
  }
}
