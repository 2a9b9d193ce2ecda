import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { hostPart } from '@site/contracts/manifest';
import { moveTypes } from './move-types.ts';
import { installedVersion, packageFolder } from './package-folder.ts';

/** A part's `federation.ts`, from which all its build settings follow. That of the shell, the only host, has no more than its name. */
export interface PartFederation {
  /** Name of the part: `blog`. */
  name: string;
  /** Module name to source file, as Module Federation writes it: `{ './routes': './routes.tsx' }`. */
  exposes: Record<string, string>;
  /** The same for hosts other than the shell, which give a component no data and no services. Absent if no other host loads the part. */
  embed?: Record<string, string>;
}

/** Federation of the shell, which provides the runtime and the singletons. */
export function hostFederation(folder: string) {
  return new ModuleFederationPlugin({
    ...common,
    name: hostPart,
    shared: sharedModules({ eager: false }, folder),
    experiments: { ...experiments, provideExternalRuntime: true },
  });
}

/**
 * Federation of every other part, which takes runtime and singletons from the page.
 *
 * @example
 * plugins: [remoteFederation({ name: 'blog', exposes: { './routes': './routes.tsx' } }, import.meta.dirname)]
 */
export function remoteFederation({ name, exposes }: PartFederation, folder: string) {
  return new ModuleFederationPlugin({
    ...common,
    name,
    filename: 'remoteEntry.[contenthash:8].js',
    exposes: exposedModules(exposes),
    shared: sharedModules({ import: false }, folder),
    experiments: { ...experiments, externalRuntime: true },
  });
}

/** Federation of a part for any other host: with the runtime and the site's styles. */
export function embedFederation({ name, embed = {} }: PartFederation) {
  const hostPackage = packageFolder('@site/host', import.meta.dirname);
  return new ModuleFederationPlugin({
    ...common,
    name,
    filename: 'embed.[contenthash:8].js',
    exposes: exposedModules(embed),
    shared: Object.fromEntries(
      sharedWithHosts.map((library) => [
        library,
        { singleton: true, import: false, requiredVersion: `^${installedVersion(library, hostPackage)}` },
      ]),
    ),
    manifest: { ...common.manifest, filePath: '../embed/' },
    dts: {
      consumeTypes: false,
      // `npm run types` checks them: a build that is delivered without types has to succeed.
      generateTypes: { compilerInstance: 'tsc --noCheck', deleteTypesFolder: true, afterGenerate: moveTypes },
    },
  });
}

/** `./routes` is the module `routes`. */
export function exposedName(key: string): string {
  return key.slice(2);
}

/** A chunk is named as its module. */
function exposedModules(exposes: Record<string, string>) {
  return Object.fromEntries(
    Object.entries(exposes).map(([key, file]) => [key, { import: [file], name: exposedName(key) }]),
  );
}

/**
 * Every host has to share these, because pages find their data through its router. Parts bring no copies: if two did, a host that starts with
 * the default strategy would switch between their Reacts.
 */
const sharedWithHosts = ['react', 'react-dom', 'react-router-dom'];

/**
 * Modules of which a page may have only one copy: the shell ships them, remotes never do.
 * Two Reacts break hooks; a second copy of `@site/host` has other React contexts.
 */
export const singletons = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  '@site/host/router',
  '@site/host/shell-api',
] as const;

/** Libraries that any part may bring: a page loads one copy of a version, whichever part asks first, and not before. */
const sharedByVersion = [{ name: 'swiper', importedBy: '@site/ui' }];

const common = {
  // With the default, `version-first`, the runtime loads every remote at the start, and one remote that fails blanks the whole site.
  shareStrategy: 'loaded-first',
  dts: false,
  manifest: {
    // Each version has a manifest of its own, beside `part.json` and not among the files that versions share.
    filePath: '../',
    // Modules come in the order in which they were met, which differs from one folder to another.
    additionalData: ({ stats }) => ({ ...stats, shared: byId(stats.shared), exposes: byId(stats.exposes) }),
  },
} satisfies Partial<ConstructorParameters<typeof ModuleFederationPlugin>[0]>;

const experiments = { optimization: { disableSnapshot: true, target: 'web' } } as const;

/** Singletons have no version check: the release decides which versions run together, not a range. */
function sharedModules(role: { eager: false } | { import: false }, folder: string) {
  return Object.fromEntries([
    ...singletons.map((name) => [name, { singleton: true, requiredVersion: false, ...role }]),
    // This exact version: with a range a part could get one that it was not tested with.
    ...sharedByVersion.map(({ name, importedBy }) => [
      name,
      { requiredVersion: installedVersion(name, packageFolder(importedBy, folder)) },
    ]),
  ]);
}

function byId<Item extends { id: string }>(items: Item[]): Item[] {
  return items.toSorted((one, other) => one.id.localeCompare(other.id, 'en'));
}
