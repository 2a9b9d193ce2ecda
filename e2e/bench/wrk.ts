import { execFileSync } from 'node:child_process';

const seconds = 5;

export interface Throughput {
  answers: number;
  perSecond: number;
  /** In milliseconds. */
  p99: number;
}

/** 32 visitors who ask for this address again and again, from the second core. */
export function runWrk(url: string): Throughput {
  const output = execFileSync(
    'taskset',
    ['-c', '1', 'wrk', '-t1', '-c32', `-d${seconds}s`, '--latency', '-H', 'Accept-Encoding: br', url],
    {
      encoding: 'utf8',
    },
  );
  const [, answers = '0'] = /(\d+) requests in/.exec(output) ?? [];
  const [, perSecond = '0'] = /Requests\/sec:\s+([\d.]+)/.exec(output) ?? [];
  const [, p99 = '0', unit] = /99%\s+([\d.]+)(us|ms|s)/.exec(output) ?? [];
  const scale = unit === 'us' ? 0.001 : unit === 's' ? 1_000 : 1;
  return { answers: Number(answers), perSecond: Number(perSecond), p99: Number(p99) * scale };
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
