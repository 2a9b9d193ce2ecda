/**
 * Modules of which a page may hold only one: the shell ships them, remotes never do.
 * Two Reacts break hooks; two copies of a door lose the contexts inside.
 */
export const singletons = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  '@site/host/router',
  '@site/host/services',
] as const;

/**
 * The `shared` table of Module Federation.
 * Version checks are off because the release, not a version range, decides what runs together.
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
