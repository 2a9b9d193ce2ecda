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

/**
 * The `shared` option of Module Federation.
 * Version checks are off: the release decides which versions run together, not a range.
 */
export function sharedModules(role: 'host' | 'remote') {
  return Object.fromEntries(
    singletons.map((name) => [
      name,
      {
        singleton: true,
        requiredVersion: false as const,
        ...(role === 'host' ? { eager: false } : { import: false as const }),
      },
    ]),
  );
}
