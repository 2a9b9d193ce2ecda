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
    super(inWords(refusals));
    this.refusals = refusals;
  }
}

/** Two lines each, so that all fit a terminal: a broken entry fails on every page, and the first ones say why. */
const maxShown = 5;

function inWords(refusals: Refusal[]): string {
  const shown = refusals.slice(0, maxShown);
  const lines = shown.map(({ check, part, reason, remedy }) => `${check}: ${part} ${reason}\n  ${remedy}`);
  const more = refusals.length - shown.length;
  return [...lines, ...(more > 0 ? [`… and ${more} more; --json lists all of them.`] : [])].join('\n');
}

/** Parts whose version differs from the live one, new parts included. */
export function changedParts({ live, proposed }: Proposal): PartManifest[] {
  return proposed.filter(({ name, version }) => liveVersion(live, name)?.version !== version);
}

export function liveVersion(live: PartManifest[], part: string): PartManifest | undefined {
  return live.find(({ name }) => name === part);
}
