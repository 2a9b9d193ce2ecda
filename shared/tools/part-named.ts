import type { PartFolder } from '@site/runner/parts';
import { WrongUsage } from '@site/service/command-arguments';

/** The part of this name. Throws `WrongUsage`, with the names there are. */
export function partNamed(name: string, parts: PartFolder[]): PartFolder {
  const part = parts.find((one) => one.name === name);
  if (!part)
    throw new WrongUsage(`There is no part "${name}" here; there is ${parts.map((one) => one.name).join(', ')}.`);
  return part;
}
