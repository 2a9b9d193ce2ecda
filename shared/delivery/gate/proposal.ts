import type { PartManifest, Retirement } from '@site/contracts/manifest';

/** A release with the manifests of its parts in place of their versions. */
export interface ResolvedRelease {
  id: string;
  manifests: PartManifest[];
  /** Retired parts by name, each with where its addresses redirect to. */
  retired: Record<string, Retirement>;
}

/** The release that is to go live, and the live one, which is absent until a channel has its first release. */
export interface Proposal {
  live?: ResolvedRelease;
  proposed: ResolvedRelease;
}

/** Reports progress: `pages`, 4 of 9. */
export type GateProgress = (check: string, done: number, of: number) => void;

/** What may refuse a version: a check of the gate, or an earlier rollback. */
type RefusingCheck =
  | 'contract'
  | 'exposed set'
  | 'API of open tabs'
  | 'shared packages'
  | 'files'
  | 'routes'
  | 'service'
  | 'page'
  | 'browser'
  | 'rolled back';

/** Why the gate refuses a version, and what would help. */
export interface Refusal {
  check: RefusingCheck;
  part: string;
  reason: string;
  remedy: string;
}

/**
 * @example
 * if (error instanceof Refused) for (const { part, reason } of error.refusals) console.error(`${part} ${reason}`);
 */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly refusals: Refusal[];

  constructor(refusals: Refusal[]) {
    super(describeRefusals(refusals));
    this.refusals = refusals;
  }
}

/** Two lines each, and only the first few: a broken entry fails on every page for the same reason. */
const maxShown = 5;

function describeRefusals(refusals: Refusal[]): string {
  const firstFew = refusals.slice(0, maxShown);
  const lines = firstFew.map(({ check, part, reason, remedy }) => `${check}: ${part} ${reason}\n  ${remedy}`);
  const more = refusals.length - firstFew.length;
  return [...lines, ...(more > 0 ? [`… and ${more} more; --json lists all of them.`] : [])].join('\n');
}

/** Parts whose version differs from the live one, new parts included. */
export function changedParts({ live, proposed }: Proposal): PartManifest[] {
  return proposed.manifests.filter(({ name, version }) => manifestIn(live, name)?.version !== version);
}

export function manifestIn(release: ResolvedRelease | undefined, part: string): PartManifest | undefined {
  return release?.manifests.find(({ name }) => name === part);
}

/** Whether the majors are equal and the minor is not newer: an older copy may lack what a newer minor added. */
export function isCompatible(offered: string, needed: string): boolean {
  const [offeredMajor = 0, offeredMinor = 0] = offered.split('.').map(Number);
  const [major = 0, minor = 0] = needed.split('.').map(Number);
  return major === offeredMajor && minor <= offeredMinor;
}
