import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const ticksPerSecond = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));

/** Seconds of processor time that these processes and their children have used so far (Linux). Unlike a rate, it says the same on a busy machine. */
export function processorTime(pids: number[]): number {
  return pids.flatMap((pid) => [pid, ...childrenOf(pid)]).reduce((sum, pid) => sum + secondsOf(pid), 0);
}

function childrenOf(pid: number): number[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
}

/** proc(5): utime and stime are the twelfth and thirteenth after the name, which stands in brackets. */
function secondsOf(pid: number): number {
  const fields = (readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1) ?? '').split(' ');
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
}
