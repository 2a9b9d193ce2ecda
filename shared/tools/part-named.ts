import type { PartFolder } from '@site/runner/parts';
import { InvalidArgumentError } from '@site/service/program';

/** The part of this name. Throws `InvalidArgumentError`, with the names there are. */
export function partNamed(name: string, parts: PartFolder[]): PartFolder {
  const part = parts.find((one) => one.name === name);
  if (!part)
    throw new InvalidArgumentError(
      `There is no part "${name}" here; there is ${parts.map((one) => one.name).join(', ')}.`,
    );
  return part;
}
