/** What we lose of a month's service charge when we are late. Amounts are in rupees; no month costs us more than the highest share. */
export const penalties = {
  lateCall: 500,
  /** In hospitals only. */
  urgentCall: 2_000,
  /** In hospitals only: the share that is added if more than so many calls in 100 are late. */
  manyLate: { over: 2, percent: 5 },
  /** The highest share; in hospitals it is due if more than so many calls in 100 are late. */
  tooManyLate: { over: 5, percent: 20 },
};
