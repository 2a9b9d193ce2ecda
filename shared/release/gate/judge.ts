import type { PartManifest, Retirement } from '@site/contracts/manifest';

/** The release that is to go live, and the live one. */
export interface Proposal {
  live: PartManifest[];
  proposed: PartManifest[];
  /** Retired parts of both, by name. */
  retired?: Record<'live' | 'proposed', Record<string, Retirement>>;
}

/** Why the gate refuses a version, and what would help. */
export interface Refusal {
  check: string;
  part: string;
  reason: string;
  remedy: string;
}

export interface Judge {
  check: (proposal: Proposal) => Promise<Refusal[]>;
  /** Checks skipped on purpose; the channel's history says so, as `without`. */
  skipped: 'browser'[];
}

/** Hears how far the gate is: `server check`, 4 of 9. */
export type GateProgress = (check: string, done: number, of: number) => void;

export class Refused extends Error {
  override readonly name = 'Refused';
  readonly refusals: Refusal[];

  constructor(refusals: Refusal[]) {
    super(refusals.map(({ check, part, reason, remedy }) => `${check}: ${part} ${reason}\n  ${remedy}`).join('\n'));
    this.refusals = refusals;
  }
}

/** Parts whose version differs from the live one, new parts included. */
export function changedParts({ live, proposed }: Proposal): PartManifest[] {
  return proposed.filter(({ name, version }) => liveVersion(live, name)?.version !== version);
}

export function liveVersion(live: PartManifest[], part: string): PartManifest | undefined {
  return live.find(({ name }) => name === part);
}
