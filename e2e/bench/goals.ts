/** One measured figure and what it should be at most, or at least. */
export interface Goal {
  name: string;
  measured: number;
  unit: '' | 's' | 'ms' | 'KB' | 'x' | 'requests' | '/s';
  goal: number;
  direction: 'at most' | 'at least';
}

export function atMost(name: string, measured: number, unit: Goal['unit'], goal: number): Goal {
  return { name, measured, unit, goal, direction: 'at most' };
}

export function atLeast(name: string, measured: number, unit: Goal['unit'], goal: number): Goal {
  return { name, measured, unit, goal, direction: 'at least' };
}

/** Prints each goal; one that is missed makes the command end with code 1. */
export function printGoals(goals: Goal[]): void {
  for (const { name, measured, unit, goal, direction } of goals) {
    const isReached = direction === 'at most' ? measured <= goal : measured >= goal;
    if (!isReached) process.exitCode = 1;
    console.log(
      `${isReached ? 'reached    ' : 'NOT reached'}  ${name.padEnd(58)} ${round(measured)} ${unit}  (${direction} ${goal})`,
    );
  }
}

export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

function round(value: number): string {
  return value.toFixed(value < 10 ? 3 : 0).padStart(8);
}
