export interface SupervisionLimits {
  /** Between two probes, and how long each may take. */
  probeMs: number;
  /** So many in a row unanswered, and the process is killed. Counted, so that a machine that slept is not a hang. */
  maxUnanswered: number;
  /** For how long a process that starts may give no sign of life. How long it starts is up to it and the machine. */
  maxSilenceMs: number;
  /** Before a process that ended is started again; doubled each time. */
  firstPauseMs: number;
  maxPauseMs: number;
  /** One that ran for so long was sound, and begins with the first pause again. */
  soundAfterMs: number;
}

/** Fifteen seconds without an answer are a hang: no request may take longer than ten. */
export const supervisionLimits: SupervisionLimits = {
  probeMs: 3_000,
  maxUnanswered: 5,
  maxSilenceMs: 60_000,
  firstPauseMs: 500,
  maxPauseMs: 30_000,
  soundAfterMs: 60_000,
};
