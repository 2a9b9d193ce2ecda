import { shownLine } from '@site/contracts/visible-text';
import type { Origin } from '../store/origin.ts';
import type { PartDifference } from './diff-releases.ts';

// What the commands print and the edge's page for testers shows.

/** `9f2c1ab on main by Asha Rao, built 2026-11-20 10:11 UTC`; empty where nothing is known. */
export function originInWords({ commit, isModified, branch, author, builtAt, unchecked }: Partial<Origin>): string {
  const source = [commit?.slice(0, 7), branch && `on ${shownLine(branch)}`, byInWords(author)].filter(Boolean);
  return [
    source.join(' '),
    isModified && 'with uncommitted changes',
    builtAt && `built ${timeInWords(builtAt)}`,
    unchecked && `without a check of its ${unchecked.join(' and ')}`,
  ]
    .filter(Boolean)
    .join(', ');
}

/** `by Asha Rao`; empty where nobody is named. What a checkout or a command says of a person may hold anything. */
export function byInWords(name: string | undefined): string {
  return name ? `by ${shownLine(name)}` : '';
}

/** `2026-11-20 10:11 UTC`, of an ISO time. */
export function timeInWords(time: string): string {
  return `${time.slice(0, 16).replace('T', ' ')} UTC`;
}

/** `+1.2 KB in all, 30.4 KB to fetch anew (uncompressed)` */
export function bytesInWords({ before, after, fresh }: PartDifference['bytes']): string {
  const more = after >= before ? '+' : '';
  return `${more}${kilobytes(after - before)} KB in all, ${kilobytes(fresh)} KB to fetch anew (uncompressed)`;
}

function kilobytes(bytes: number): string {
  return (bytes / 1024).toFixed(1);
}
