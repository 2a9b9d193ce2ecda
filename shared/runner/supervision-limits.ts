export interface SupervisionLimits {
  /** For how long a process may give no sign of life. */
  maxSilenceMs: number;
  /** While it starts, which may block its event loop for as long as the machine is slow. */
  maxStartSilenceMs: number;
  /** Before a process that ended is started again; doubled each time. */
  firstPauseMs: number;
  maxPauseMs: number;
  /** One that ran for so long was sound, and begins with the first pause again. */
  soundAfterMs: number;
}

export const supervisionLimits: SupervisionLimits = {
  maxSilenceMs: 15_000,
  maxStartSilenceMs: 60_000,
  firstPauseMs: 500,
  maxPauseMs: 30_000,
  soundAfterMs: 60_000,
};
