import { readFileSync } from 'node:fs';
import path from 'node:path';

interface Locked {
  version?: string;
  integrity?: string;
  resolved?: string;
  link?: true;
  os?: string[];
  cpu?: string[];
  optionalDependencies?: Record<string, string>;
}

const { packages }: { packages: Record<string, Locked> } = JSON.parse(
  readFileSync(path.join(__dirname, '../../package-lock.json'), 'utf8'), // written by npm
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

// A registry may have a tool's package for this platform days before those for others. They are locked by version then.
it('lacks the hash of no package but variants for one platform', () => {
  const isVariant = ({ os, cpu }: Locked) => Boolean(os ?? cpu);
  expect(installed.filter(([, one]) => !one.integrity && !isVariant(one))).toEqual([]);
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
