import type { Origin } from '../store/origin.ts';

/** What was done to a channel. `start` is `npm start` or `npm run dev`; `guard` is an edge that withdrew a failing canary. */
export type ChannelAction = 'start' | 'promote' | 'rollback' | 'retire' | 'canary' | 'guard';

/** A share of the visitors gets another release. */
export interface Canary {
  release: string;
  /** 0 < percent <= 100, with two decimals at most. */
  percent: number;
}

/** A version that an entry brought to the channel or to its canary, with what is known of its making. */
export type BroughtVersion = { part: string; version: string } & Partial<Origin>;

/** One entry of a channel's history; the newest is what the channel points to. */
export interface ChannelEntry {
  /** 1 for the first entry, then 2, 3, … */
  revision: number;
  release: string;
  canary?: Canary;
  /** ISO time. */
  at: string;
  action: ChannelAction;
  why: string;
  /** Who gave the command; absent where an edge acted, and in entries from before it was kept. */
  by?: string;
  /** Absent where nothing new came, and in entries from before it was kept. */
  brought?: BroughtVersion[];
  /** Checks of the gate that were skipped. */
  without?: 'browser'[];
}
