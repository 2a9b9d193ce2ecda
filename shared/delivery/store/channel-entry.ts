import type { Provenance } from './version-files.ts';

/**
 * How a channel was changed. `start` is `npm start` or `npm run dev`.
 */
export type ChannelAction = 'start' | 'promote' | 'rollback' | 'retire' | 'canary';

/** A share of new visits gets another release. */
export interface Canary {
  release: string;
  /** 0 < percent <= 100, with two decimals at most. */
  percent: number;
}

/** A version that comes back to the channel only with `--again`. */
export interface RolledBackVersion {
  part: string;
  version: string;
  /** ISO time. */
  at: string;
  why: string;
  /** Who gave the command; absent if nobody was named. */
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
  /** Who gave the command; absent if nobody was named, and in the oldest entries. */
  by?: string;
  /** Checks of the gate that a person skipped, now or when the canary that goes on began; absent if none was. */
  skippedChecks?: SkippedGateCheck[];
  /** Absent if nothing new came, and in the oldest entries. */
  brought?: BroughtVersion[];
  /** All versions that this entry or an earlier one rolled back, and that have not come back since; absent if there is none. */
  rolledBack?: RolledBackVersion[];
}
