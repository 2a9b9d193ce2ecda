import type { Provenance } from './version-files.ts';

/**
 * How a channel was changed. `start` is `npm start` or `npm run dev`; `guard` is an edge that ended a failing canary. An edge that raises a canary's
 * share does so as `canary`, or as `promote` where that makes it live.
 */
export type ChannelAction = 'start' | 'promote' | 'rollback' | 'retire' | 'canary' | 'guard';

/** Who ended or raised a canary if an edge did. */
export const anEdge = 'an edge';

/** A share of the visitors gets another release. */
export interface Canary {
  release: string;
  /** 0 < percent <= 100, with two decimals at most. */
  percent: number;
  /** Shares to which an edge raises it, one after the other, as long as nothing speaks against it. 100 makes it live. */
  next?: number[];
}

/** A version that comes back to the channel only with `--again`. */
export interface RolledBackVersion {
  part: string;
  version: string;
  /** ISO time. */
  at: string;
  why: string;
  /** Who gave the command, or `anEdge`; absent if nobody was named. */
  by?: string;
}

/** A version that an entry brought to the channel or to its canary, with its provenance as far as it is known. */
export type BroughtVersion = { part: string; version: string } & Partial<Provenance>;

/** A check of the gate that a person may skip. */
export type SkippedGateCheck = 'browser';

/**
 * One entry of a channel's history; the newest is what the channel points to.
 *
 * @example
 * const why = 'new prices';
 * const entry: ChannelEntry = { revision: 7, release: '5a0c33d1e2f4', at: '2026-11-20T10:11:00.000Z', action: 'promote', why };
 */
export interface ChannelEntry {
  /** 1 for the first entry, then 2, 3, … */
  revision: number;
  release: string;
  canary?: Canary;
  /** ISO time. */
  at: string;
  action: ChannelAction;
  why: string;
  /** Who gave the command, or `anEdge`; absent if nobody was named, in the oldest entries, and in older ones of the action `guard`. */
  by?: string;
  /** Checks of the gate that a person skipped, now or when the canary that goes on began; absent if none was. */
  skippedChecks?: SkippedGateCheck[];
  /** Absent if nothing new came, and in the oldest entries. */
  brought?: BroughtVersion[];
  /** All versions that this entry or an earlier one rolled back, and that have not come back since; absent if there is none. */
  rolledBack?: RolledBackVersion[];
}
