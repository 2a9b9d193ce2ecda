import { escapeHiddenInLine } from '@site/text/visible-text';
import type { HeldVersion } from '../store/channel-entry.ts';
import type { Provenance } from '../store/version-files.ts';
import type { LiveComparison, PartDifference } from './compare-releases.ts';

/**
 * A version's provenance, for commands and the edge's page of releases: `9f2c1ab on main by Asha Rao, built 2026-11-20 10:11 UTC`; empty if
 * nothing is known.
 */
export function describeProvenance({
  commit,
  isModified,
  branch,
  author,
  builtAt,
  skippedChecks,
}: Partial<Provenance>): string {
  const source = [commit?.slice(0, 7), branch && `on ${escapeHiddenInLine(branch)}`, describeAuthor(author)];
  return [
    source.filter(Boolean).join(' '),
    isModified && 'with uncommitted changes',
    builtAt && `built ${describeTime(builtAt)}`,
    describeSkipped(skippedChecks),
  ]
    .filter(Boolean)
    .join(', ');
}

/** `skipped checks: browser`; empty if none was skipped. */
export function describeSkipped(checks: string[] = []): string {
  return checks.length > 0 ? `skipped checks: ${checks.join(', ')}` : '';
}

/** `by Asha Rao`; empty if nobody is named. Names come from outside, so control characters are made visible. */
export function describeAuthor(name: string | undefined): string {
  return name ? `by ${escapeHiddenInLine(name)}` : '';
}

/** `2026-11-20 10:11 UTC`, of an ISO time. */
export function describeTime(time: string): string {
  return `${time.slice(0, 16).replace('T', ' ')} UTC`;
}

/** `is held on production since 2026-11-20 10:11 UTC by Asha Rao: the list is empty` */
export function describeHeld({ at, by, why }: HeldVersion, channel: string): string {
  return `is held on ${channel} since ${describeTime(at)}${by ? ` ${describeAuthor(by)}` : ''}: ${escapeHiddenInLine(why)}`;
}

/** `+1.2 KB in all, 30.4 KB to fetch anew (uncompressed)` */
export function describeBytes({ before, after, fresh }: PartDifference['bytes']): string {
  return `${inKilobytes(after - before, 'exceptZero')} KB in all, ${inKilobytes(fresh)} KB to fetch anew (uncompressed)`;
}

function inKilobytes(bytes: number, signDisplay: 'auto' | 'exceptZero' = 'auto'): string {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: false };
  return new Intl.NumberFormat('en', { ...digits, signDisplay }).format(bytes / 1024);
}

/** Describes what a version would change, on two lines at most. */
export function describeComparison(comparison: LiveComparison): string {
  if (comparison.state === 'first') return 'new: no version of this part is live yet';
  if (comparison.state === 'live') return 'unchanged, already live';
  const { live, added, changed, gone, bytes } = comparison;
  const files = [listed(changed, 'changed'), listed(added, 'added'), listed(gone, 'gone')].filter(Boolean);
  // A version covers the contract and the packages it was built against as well.
  const what = files.join('; ') || 'the same files, built against another contract or other packages';
  return `new against the live ${live}: ${what}\nfor browsers: ${describeBytes(bytes)}`;
}

const maxNamed = 4;

function listed(files: string[], what: string): string {
  if (files.length === 0) return '';
  const rest = files.length > maxNamed ? ` and ${files.length - maxNamed} more` : '';
  return `${files.length} ${what} (${files.slice(0, maxNamed).join(', ')}${rest})`;
}
