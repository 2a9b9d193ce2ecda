import type { Retirement } from '@site/contracts/manifest';
import { escapeHiddenInLine } from '@site/text/visible-text';
import type { Canary, RolledBackVersion } from '../store/channel-entry.ts';
import type { Provenance } from '../store/version-files.ts';
import type { PartDifference, WordChange } from './compare-releases.ts';

/**
 * A version's provenance; empty if nothing is known.
 *
 * @example
 * describeProvenance({ commit: '9f2c1ab8d0', branch: 'main', author: 'Asha Rao' }); // '9f2c1ab on main by Asha Rao'
 */
export function describeProvenance({ commit, isModified, branch, author, builtAt }: Partial<Provenance>): string {
  const source = [commit?.slice(0, 7), branch && `on ${escapeHiddenInLine(branch)}`, describeAuthor(author)];
  return [
    source.filter(Boolean).join(' '),
    isModified && 'with uncommitted changes',
    builtAt && `built ${describeTime(builtAt)}`,
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

export function describeCanary({ percent, release }: Canary): string {
  return `canary: ${percent} % of new visits get release ${release}`;
}

/** `was rolled back on production at 2026-11-20 10:11 UTC by Asha Rao: the list is empty` */
export function describeRolledBack({ at, by, why }: RolledBackVersion, channel: string): string {
  return `was rolled back on ${channel} at ${describeTime(at)}${by ? ` ${describeAuthor(by)}` : ''}: ${escapeHiddenInLine(why)}`;
}

/** `+1.2 KB in all, 30.4 KB to fetch anew (uncompressed)` */
function describeBytes({ before, after, fresh }: PartDifference['bytes']): string {
  return `${inKilobytes(after - before, 'exceptZero')} KB in all, ${inKilobytes(fresh)} KB to fetch anew (uncompressed)`;
}

function inKilobytes(bytes: number, signDisplay: 'auto' | 'exceptZero' = 'auto'): string {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: false };
  return new Intl.NumberFormat('en', { ...digits, signDisplay }).format(bytes / 1024);
}

/** What differs in one part, on lines for a person. */
export function describeDifference(difference: PartDifference): string {
  const { part, before = '(new)', retired, files, provenance = {} } = difference;
  const after = difference.after ?? (retired ? '(retired)' : '(gone)');
  const isSame = Object.values(files).flat().length === 0;
  const lines = [
    `${part.padEnd(12)} ${before} -> ${after}   ${describeProvenance(provenance)}`.trimEnd(),
    ...difference.routesAdded.map((path) => `  + ${path}`),
    ...(retired ? retiredAddresses(retired) : difference.routesGone.map((path) => `  - ${path}`)),
    ...shorten(difference.words.map(describeWord)),
    ...shorten(files.changed.map((file) => `  changed  ${file}`)),
    ...shorten(files.added.map((file) => `  new      ${file}`)),
    ...shorten(files.gone.map((file) => `  gone     ${file}`)),
    // A version covers the contract and the packages it was built against as well.
    ...(isSame ? ['  the same files, built against another contract or other packages'] : []),
    `  for browsers: ${describeBytes(difference.bytes)}`,
  ];
  return lines.join('\n');
}

/** `  - /training -> /about-us` for every address of a retired part. */
export function retiredAddresses(retired: Retirement): string[] {
  return Object.entries(retired).map(([address, to]) => `  - ${address} ${to === null ? 'answers 410' : `-> ${to}`}`);
}

/** Printed of each list; `--json` has them all. */
const maxNames = 8;

function describeWord({ path, field, before, after }: WordChange): string {
  const quoted = (words: string | undefined) => (words === undefined ? '(none)' : `"${words}"`);
  return `  ${path}  ${field}: ${quoted(before)} -> ${quoted(after)}`;
}

function shorten(lines: string[]): string[] {
  const rest = lines.length - maxNames;
  return rest > 1 ? [...lines.slice(0, maxNames), `  … and ${rest} more`] : lines;
}
