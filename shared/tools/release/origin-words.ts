import type { Origin } from '@site/release/origin';

/** `9f2c1ab on main by Asha Rao, built 2026-11-20 10:11 UTC`; empty where nothing is known. */
export function originInWords({ commit, isModified, branch, author, builtAt, unchecked }: Partial<Origin>): string {
  const source = [commit?.slice(0, 7), branch && `on ${branch}`, author && `by ${author}`].filter(Boolean);
  return [
    source.join(' '),
    isModified && 'with uncommitted changes',
    builtAt && `built ${timeInWords(builtAt)}`,
    unchecked && `without a check of its ${unchecked.join(' and ')}`,
  ]
    .filter(Boolean)
    .join(', ');
}

/** `2026-11-20 10:11 UTC`, of an ISO time. */
export function timeInWords(time: string): string {
  return `${time.slice(0, 16).replace('T', ' ')} UTC`;
}
