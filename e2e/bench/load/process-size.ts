import { readdirSync, readFileSync } from 'node:fs';

export interface Size {
  /** Resident memory, in MB of 2^20 bytes. */
  megabytes: number;
  /** Open files and sockets. */
  descriptors: number;
}

/** What a process holds (Linux). */
export function sizeOf(pid: number): Size {
  const [, kilobytes = '0'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return { megabytes: Number(kilobytes) / 1024, descriptors: readdirSync(`/proc/${pid}/fd`).length };
}
