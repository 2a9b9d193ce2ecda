/** Visitors of one release, and how many of them a metric counts against it: a part failed for them, or they waited too long. */
export interface Arm {
  visitors: number;
  affected: number;
}

/** A canary is never ended for fewer affected visitors, who may all be in one office with a broken proxy. */
const minAffected = 5;
/** Both parameters of the prior for the canary's rate, a Beta(3, 3): it favours rates around one half over those near 0 and 1. */
const canaryWeight = 3;
/** The exponent of w(p): how steeply the weight of rates above `baselineRate` falls. */
const steepness = 5;

/**
 * The p-value of a canary: the probability that it ever looks at least this much worse although visitors of both releases are affected
 * equally often. It stays valid however often it is computed.
 *
 * A mixture sequential probability ratio test of two Bernoulli rates. With k of n visitors affected in an arm, K of N in both:
 *
 *     Λ = Beta-binomial(canary) · Beta-binomial(live) / max over p of w(p) · p^K · (1 − p)^(N − K)        p-value = min(1, 1/Λ)
 *     w(p) = min(1, baselineRate / p)^5
 *
 * Under a common rate p, Λ is at most 1/w(p) times a martingale with mean 1. By Ville's inequality, the probability that it ever reaches
 * 1/α is at most α / w(p), which is α for every rate up to `baselineRate`. Higher rates may raise more false alarms, which is the price of
 * deciding early: where the live release fails for one in six, chance alone too often gives seven failures of twenty against none of
 * twenty. So `baselineRate` is the rate of the live release before the canary began. The test needs only sums, which several edges can add
 * up.
 * Wald, Sequential Analysis, 1947; Robbins, Ann. Math. Statist. 41, 1970 (mixtures, valid at any time); Wasserman, Ramdas and
 * Balakrishnan, Universal Inference, PNAS 117, 2020 (the maximum below the line).
 *
 * @example
 * const baselineRate = 1 / 1_000;
 * sequentialTest({ visitors: 400, affected: 9 }, { visitors: 7_600, affected: 8 }, baselineRate) < 0.001; // true: end the canary
 */
export function sequentialTest(canary: Arm, live: Arm, baselineRate: number): number {
  if (canary.affected < minAffected) return 1;
  // A canary that is better or equal, or has no live visitors beside it yet, gives no evidence.
  if (canary.affected * live.visitors <= live.affected * canary.visitors) return 1;
  const observed = logMixture(canary, canaryWeight, canaryWeight) + logMixture(live, 1, Math.round(1 / baselineRate));
  return Math.min(
    1,
    Math.exp(
      bestExplanation(canary.affected + live.affected, canary.visitors + live.visitors, baselineRate) - observed,
    ),
  );
}

/** Logarithm of the greatest weighted likelihood of one rate for both arms. */
function bestExplanation(affected: number, visitors: number, baselineRate: number): number {
  const below = logLikelihood(affected, visitors, Math.min(baselineRate, affected / visitors));
  if (affected <= steepness) return below;
  // The weight takes five affected visitors away, and the maximum stays in closed form.
  const rate = Math.max(baselineRate, (affected - steepness) / (visitors - steepness));
  const above = steepness * Math.log(baselineRate) + logLikelihood(affected - steepness, visitors - steepness, rate);
  return Math.max(below, above);
}

function logLikelihood(affected: number, visitors: number, rate: number): number {
  return (affected && affected * Math.log(rate)) + (visitors - affected && (visitors - affected) * Math.log(1 - rate));
}

/** Logarithm of the probability that these visitors are affected in this order, over rates that are distributed as Beta(a, b). */
function logMixture({ visitors, affected }: Arm, a: number, b: number): number {
  return logBeta(a + affected, b + visitors - affected) - logBeta(a, b);
}

function logBeta(a: number, b: number): number {
  return logFactorial(a - 1) + logFactorial(b - 1) - logFactorial(a + b - 1);
}

/** Stirling's series; within a thousandth from 1 on, which is far more than a decision needs. */
function logFactorial(n: number): number {
  return n < 1 ? 0 : (n + 0.5) * Math.log(n) - n + 0.918938533 + 1 / (12 * n) - 1 / (360 * n ** 3);
}
