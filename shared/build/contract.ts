import { readFileSync } from 'node:fs';
import { shapeOf } from './contract-shape.ts';

/** Name of everything that parts exchange, to its text without comments; members of interfaces stand by themselves. */
export type Shape = Record<string, string>;

export interface Contract {
  /** `major.minor`. A part and a shell understand each other when the majors are equal and the part's minor is not the newer one. */
  version: string;
  shape: Shape;
}

export const contractFile = new URL('../contracts/contract.json', import.meta.url);

/**
 * Version of the contract that the sources of this checkout keep, of `shared/contracts` and of the names behind the shared doors.
 * Throws where they changed without `npm run contract`, so that a build cannot claim the version of another contract.
 */
export function contractVersion(): string {
  const recorded = recordedContract();
  if (changeBetween(recorded.shape, shapeOf()) !== 'none')
    throw new Error(
      'What parts exchange has changed (shared/contracts, shared/host/router or shared/host/services): run `npm run contract`, which numbers it.',
    );
  return recorded.version;
}

export function recordedContract(): Contract {
  return JSON.parse(readFileSync(contractFile, 'utf8')); // written by `npm run contract` alone
}

/** `major`: something is gone, differs or is newly required. `minor`: something was added that others may leave out. */
export function changeBetween(before: Shape, after: Shape): 'none' | 'minor' | 'major' {
  const names = new Set(Object.keys(before).map(ownerOf));
  const added = Object.keys(after).filter((key) => !(key in before));
  const isBroken =
    Object.entries(before).some(([key, text]) => after[key] !== text) ||
    added.some((key) => isRequiredOf(names, key, after[key]));
  if (isBroken) return 'major';
  return added.length > 0 ? 'minor' : 'none';
}

/** The version after a change of this kind. */
export function nextVersion(version: string, change: 'minor' | 'major'): string {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return change === 'major' ? `${major + 1}.0` : `${major}.${minor + 1}`;
}

/** A new member of something that was there, which may not be left out. */
function isRequiredOf(names: Set<string>, key: string, text = ''): boolean {
  return key.includes('.') && names.has(ownerOf(key)) && !text.includes('?:') && !text.includes('?(');
}

function ownerOf(key: string): string {
  return key.split('.')[0] ?? key;
}
