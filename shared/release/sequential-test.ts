/** Visitors of one release, and for how many of them a part failed. */
export interface Arm {
  visitors: number;
  failed: number;
}

/** How many times as often as the live release the canary may fail: the alternatives of the mixture, weighed alike. */
const ratios = [1.25, 1.5, 2, 3, 5, 10, 30, 100];

/**
 * Probability of failures at least this one-sided if both releases fail equally often; valid however often one looks.
 *
 * A mixture sequential probability ratio test for two proportions, conditional on the failures. `share` is the canary's part of
 * the visitors, who are dealt by a hash. If both fail equally often, each failure is the canary's with probability `share`; if the
 * canary fails r times as often, with r·share / (r·share + 1 − share). With k of m failures in the canary:
 *
 *     Λ = mean over r of  r^k / (r·share + 1 − share)^m        p = min(1, 1/Λ)
 *
 * Under equality Λ is a martingale with mean 1, so it ever reaches 1/α with probability α at most (Ville's inequality): no normal
 * approximation, which fails for rare failures, and no harm from a service that is down for both at once.
 * Wald, Sequential Analysis, 1947, ch. 6 (conditional comparison of two proportions); Robbins, Ann. Math. Statist. 41, 1970, and
 * Johari, Koomen, Pekelis and Walsh, Always Valid Inference, Operations Research 70, 2022 (mixture, p-values that hold at any time).
 */
export function sequentialTest(canary: Arm, live: Arm, share: number): number {
  const all = canary.failed + live.failed;
  // In logarithms: with thousands of failures the products overflow.
  const terms = ratios.map((ratio) => canary.failed * Math.log(ratio) - all * Math.log(ratio * share + 1 - share));
  const largest = Math.max(...terms);
  const evidence = largest + Math.log(terms.reduce((sum, term) => sum + Math.exp(term - largest), 0) / ratios.length);
  return Math.min(1, Math.exp(-evidence));
}
