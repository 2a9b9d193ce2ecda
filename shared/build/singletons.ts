import { installedVersion, packageFolder } from './package-folder.ts';

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
const sharedByVersion = [{ name: 'swiper', importedBy: '@site/ui' }];

/**
 * The `shared` option of Module Federation.
 * Singletons have no version check: the release decides which versions run together, not a range.
 */
export function sharedModules(role: 'host' | 'remote', folder: string) {
  return Object.fromEntries([
    ...singletons.map((name) => [
      name,
      {
        singleton: true,
        requiredVersion: false,
        ...(role === 'host' ? { eager: false } : { import: false }),
      },
    ]),
    // This very version: a range would let a part meet one that it was not tested with.
    ...sharedByVersion.map(({ name, importedBy }) => [
      name,
      { requiredVersion: installedVersion(name, packageFolder(importedBy, folder)) },
    ]),
  ]);
}
