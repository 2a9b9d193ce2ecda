export interface Figure {
  name: string;
  measured: number;
  unit: '' | 's' | 'ms' | 'KB' | 'x' | 'requests' | '/s';
}

/** A figure and what it should be at most, or at least. */
export interface Goal extends Figure {
  goal: number;
  direction: 'at most' | 'at least';
  /** Where repeated measurements vary: the lower bound of the figure at 95 % confidence. The goal counts as missed only if this is above it. */
  lowerBound?: number;
}

export function atMost(name: string, measured: number, unit: Goal['unit'], goal: number): Goal {
  return { name, measured, unit, goal, direction: 'at most' };
}

export function atLeast(name: string, measured: number, unit: Goal['unit'], goal: number): Goal {
  return { name, measured, unit, goal, direction: 'at least' };
}

/**
 * The median of ratios, each of two measurements in succession. The paint time of a page varies by half even on a quiet machine, and so does
 * the fastest of a few.
 */
export function medianAtMost(name: string, ratios: number[], goal: number): Goal {
  return { ...atMost(name, median(ratios), 'x', goal), lowerBound: lowerBound(ratios) };
}

/** A lower bound of the median at 95 % confidence, whatever the distribution of the values (sign test). */
export function lowerBound(values: number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  // The probability that exactly `below` of the values are below the median.
  let chance = 0.5 ** values.length;
  let total = chance;
  let below = 0;
  while (total <= 0.05) {
    chance *= (values.length - below) / ++below;
    total += chance;
  }
  return sorted[Math.max(0, below - 1)] ?? Number.NaN;
}

/** Prints each figure. A missed goal makes the command end with code 1; times are not judged if the machine is not steady. */
export function printGoals(figures: (Figure | Goal)[], isSteady = true): void {
  for (const figure of figures) {
    const { outcome, bound } = judge(figure, isSteady);
    if (outcome === missed) process.exitCode = 1;
    const measured = measuredText(figure).padStart(12);
    console.log(`${outcome.padEnd(12)}  ${figure.name.padEnd(58)} ${measured}  ${bound && `(${bound})`}`);
  }
}

const missed = 'NOT reached';
const timed: Figure['unit'][] = ['s', 'ms', 'x', '/s'];

/** With the unit: `9.857 KB`. */
function measuredText({ measured, unit }: Figure): string {
  return `${measured.toFixed(measured < 10 ? 3 : 0)} ${unit}`.trim();
}

/** Outcome and bound are empty for a figure that is no goal. */
function judge(figure: Figure | Goal, isSteady: boolean): { outcome: string; bound: string } {
  if (!('goal' in figure)) return { outcome: '', bound: '' };
  const { unit, measured, goal, direction, lowerBound: least = measured } = figure;
  const isWithin = (value: number) => (direction === 'at most' ? value <= goal : value >= goal);
  const isJudged = isSteady || !timed.includes(unit);
  const outcome = !isJudged ? 'too noisy' : isWithin(measured) ? 'reached' : isWithin(least) ? 'in the noise' : missed;
  return { outcome, bound: `${direction} ${goal} ${unit}`.trim() };
}

/** The fastest of several runs, because other work on the machine only adds to what the site needs. */
export function fastest(times: number[]): number {
  return Math.min(...times);
}

export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
