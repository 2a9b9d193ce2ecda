import { readFileSync } from 'node:fs';

/**
 * Modules of which a page may have only one copy: the shell ships them, remotes never do.
 * Two Reacts break hooks; a second copy of `@site/host` has other React contexts.
 */
export const singletons = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  '@site/host/router',
  '@site/host/services',
] as const;

/** Libraries that any part may bring: a page loads one copy of a version, whichever part asks first, and not before. */
const sharedByVersion = ['swiper'];

/**
 * The `shared` option of Module Federation.
 * Singletons have no version check: the release decides which versions run together, not a range.
 */
export function sharedModules(role: 'host' | 'remote') {
  return Object.fromEntries([
    ...singletons.map((name) => [
      name,
      {
        singleton: true,
        requiredVersion: false,
        ...(role === 'host' ? { eager: false } : { import: false }),
      },
    ]),
    ...sharedByVersion.map((name) => [name, { requiredVersion: installedVersion(name) }]),
  ]);
}

/** This very version: the range in a `package.json` would let a part meet one that it was not tested with. */
export function installedVersion(name: string): string {
  const file = new URL(`../../node_modules/${name}/package.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')).version;
}
