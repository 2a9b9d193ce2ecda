import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '@site/runner/parts';

interface Locked {
  version?: string;
  integrity?: string;
  resolved?: string;
  link?: true;
  optionalDependencies?: Record<string, string>;
}

const { packages }: { packages: Record<string, Locked> } = JSON.parse(
  readFileSync(path.join(root, 'package-lock.json'), 'utf8'), // written by npm
);
const installed = Object.entries(packages).filter(([place, { link }]) => place.includes('node_modules/') && !link);

// npm locks only the packages that the registry of the day has, and `npm ci` refuses a lock file that lacks one.
it('locks the variants of each package for all platforms', () => {
  const named = installed.flatMap(([place, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).map((name) => [place, name] as const),
  );
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter(([place, name]) => !isLocked(place, name))).toEqual([]);
});

// npm installs what has no hash unchecked.
it('has the hash of every package, those for other platforms too', () => {
  expect(installed.filter(([, { integrity }]) => !integrity?.startsWith('sha512-')).map(([place]) => place)).toEqual(
    [],
  );
});

// npm keeps the entry of a workspace whose folder is no longer one.
it('has no workspace but folders with a package.json', () => {
  const workspaces = Object.keys(packages).filter((place) => !place.includes('node_modules/'));
  expect(workspaces.filter((folder) => !existsSync(path.join(root, folder, 'package.json')))).toEqual([]);
});

it('names no registry', () => {
  expect(installed.filter(([, { resolved }]) => resolved)).toEqual([]);
});

/** In the package's own folder or in one around it, where Node looks too. */
function isLocked(place: string, name: string): boolean {
  if (packages[`${place}/node_modules/${name}`]) return true;
  const above = place.lastIndexOf('/node_modules/');
  return above < 0 ? `node_modules/${name}` in packages : isLocked(place.slice(0, above), name);
}
