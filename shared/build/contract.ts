import { readFileSync } from 'node:fs';
import { type Shape, shapeOf } from './contract-shape.ts';

export interface Contract {
  /** `major.minor`. A part works with a shell of the same major whose minor is not older. */
  version: string;
  shape: Shape;
}

export const contractFile = new URL('../contracts/contract.json', import.meta.url);

/**
 * Version of the contract in this checkout: `shared/contracts` and the names exported by the singletons of
 * `@site/host`. Throws if they have changed without `npm run contract`, so that a build cannot claim the version of
 * another contract.
 */
export function contractVersion(): string {
  const recorded = recordedContract();
  if (changeBetween(recorded.shape, shapeOf()) !== 'none')
    throw new Error(
      'The contract has changed (shared/contracts, shared/host/router or shared/host/services). Run `npm run contract`.',
    );
  return recorded.version;
}

export function recordedContract(): Contract {
  return JSON.parse(readFileSync(contractFile, 'utf8')); // only `npm run contract` writes it
}

/** `major`: something was removed, changed or made required. `minor`: something optional was added. */
export function changeBetween(before: Shape, after: Shape): 'none' | 'minor' | 'major' {
  const names = new Set(Object.keys(before).map(ownerOf));
  const added = Object.keys(after).filter((key) => !(key in before));
  const isBroken =
    Object.entries(before).some(([key, text]) => after[key] !== text) ||
    added.some((key) => isRequiredOf(names, key, after[key]));
  if (isBroken) return 'major';
  return added.length > 0 ? 'minor' : 'none';
}

/** The version that follows such a change. */
export function nextVersion(version: string, change: 'minor' | 'major'): string {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return change === 'major' ? `${major + 1}.0` : `${major}.${minor + 1}`;
}

/** What the shell gives to parts: one built before an addition does not miss it. */
const provided = 'SiteServices';

/** Whether this is a new required member of something that existed before. */
function isRequiredOf(names: Set<string>, key: string, text = ''): boolean {
  return (
    ownerOf(key) !== provided &&
    key.includes('.') &&
    names.has(ownerOf(key)) &&
    !text.includes('?:') &&
    !text.includes('?(')
  );
}

function ownerOf(key: string): string {
  return key.split('.')[0] ?? key;
}
