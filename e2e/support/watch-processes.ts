import { readdirSync, readFileSync } from 'node:fs';

const sampleMs = 2_000;

export interface Growth {
  name: string;
  /** Peak resident memory around the middle of the time, when caches are full, and at its end; in MB of 2^20 bytes. */
  middleMb: number;
  endMb: number;
  /** By how much the peak of open files and sockets grew from the middle to the end. */
  moreDescriptors: number;
}

/**
 * Samples the memory of processes until it is stopped. Returns a function that stops it and compares the last three tenths of the time
 * with the three around the middle: peaks, because memory falls at each garbage collection.
 */
export function watchProcesses(pids: Record<string, number | undefined>): () => Growth[] {
  const samples: Record<string, Size[]> = Object.fromEntries(Object.keys(pids).map((name) => [name, []]));
  const timer = setInterval(() => {
    for (const [name, pid] of Object.entries(pids)) samples[name]?.push(sizeOf(pid));
  }, sampleMs);
  return () => {
    clearInterval(timer);
    return Object.entries(samples).map(([name, sizes]) => growthOf(name, sizes));
  };
}

interface Size {
  megabytes: number;
  descriptors: number;
}

/** Reads `/proc`, so on Linux only. */
export function sizeOf(pid = 0): Size {
  const [, kilobytes = '0'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return { megabytes: Number(kilobytes) / 1024, descriptors: readdirSync(`/proc/${pid}/fd`).length };
}

function growthOf(name: string, sizes: Size[]): Growth {
  const peak = (from: number, to: number, key: keyof Size) =>
    Math.max(...sizes.slice(Math.floor(sizes.length * from), Math.ceil(sizes.length * to)).map((size) => size[key]));
  return {
    name,
    middleMb: peak(0.3, 0.6, 'megabytes'),
    endMb: peak(0.7, 1, 'megabytes'),
    moreDescriptors: peak(0.7, 1, 'descriptors') - peak(0.3, 0.6, 'descriptors'),
  };
}
