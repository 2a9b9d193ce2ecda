/** What was done to a channel. `start` is `npm start` and `npm run dev`; `guard` is the edge that took a failing canary back. */
export type ChannelAction = 'start' | 'promote' | 'rollback' | 'canary' | 'guard';

/** A share of the visitors meets another release. */
export interface Canary {
  release: string;
  /** 0 < percent <= 100, with two decimals at most. */
  percent: number;
}

/** One entry of a channel's history; the newest is what the channel points to. */
export interface ChannelEntry {
  /** 1 for the first, counted up by one. */
  revision: number;
  release: string;
  canary?: Canary;
  /** ISO time. */
  at: string;
  action: ChannelAction;
  why: string;
  /** Checks of the gate that were skipped. */
  without?: 'browser'[];
}
