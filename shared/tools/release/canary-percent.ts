import { numberOf, WrongUsage } from '@site/service/command-arguments';

/** The share of the visitors that was typed. Throws `WrongUsage` at once, before a build and the gate have taken their time. */
export function canaryPercent(option: string, text: string): number {
  const percent = numberOf(option, text);
  if (percent > 0 && percent <= 100) return percent;
  throw new WrongUsage(`--${option} must be more than 0 and at most 100, but is ${text}.`);
}
