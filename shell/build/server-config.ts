import path from 'node:path';
import { CopyRspackPlugin, type ExternalItemFunctionData, type RspackOptions } from '@rspack/core';
import { packagesBehind } from '@site/build/package-folder';
import { serverBuild } from '@site/build/rspack-node';
import { hostPart } from '@site/contracts/manifest';

/**
 * The renderer's modules, and beside them a `node_modules` with the singletons: a release store has no packages,
 * and remotes must get the same React as the shell.
 */
export function serverConfig(folder: string): RspackOptions {
  const build = serverBuild(hostPart, folder, {
    render: './server/rendering/document/render.tsx',
    table: './route-table.ts',
    'node_modules/@site/host/router': '@site/host/router',
    'node_modules/@site/host/services': '@site/host/services',
  });
  return {
    ...build,
    // The doors are built here, so unlike in other builds they are not external.
    externals: [
      async ({ request = '', contextInfo }: ExternalItemFunctionData) => externalOf(request, contextInfo?.issuer ?? ''),
    ],
    plugins: [copiedPackages(folder)],
  };
}

// Packages are copied without what Node rendering does not need. React's development files stay: Node reads export names from them.
const unneeded = [
  '**/*.{browser,bun,edge}*',
  '**/*profiling*',
  '**/*-client.*',
  '**/react-server*',
  '**/*react-server.*',
  '**/unstable-mock*',
  '**/dist/production/**',
];

const doors = JSON.stringify({
  type: 'module',
  exports: { './router': './router.mjs', './services': './services.mjs' },
});

function copiedPackages(folder: string) {
  const packages = [...packagesBehind(['react', 'react-dom', 'react-router-dom'], folder)];
  // One that stands in another's folder comes with that.
  const outer = packages.filter(([, one]) => !packages.some(([, other]) => one.startsWith(other + path.sep)));
  return new CopyRspackPlugin({
    patterns: [
      ...outer.map(([name, context]) => ({
        from: '**/*.{js,mjs,json}',
        context,
        to: `node_modules/${name}`,
        globOptions: { ignore: unneeded },
        info: { minimized: true },
      })),
      {
        from: path.join(folder, 'package.json'),
        to: 'node_modules/@site/host/package.json',
        transform: () => doors,
      },
    ],
  });
}

function externalOf(request: string, issuer: string): string | undefined {
  const isDoor = request === '@site/host/router' || request === '@site/host/services';
  if (isDoor) return issuer === '' ? undefined : `module ${request}`;
  return /^(react|react-dom|react-router-dom)(\/|$)/.test(request) ? `module ${request}` : undefined;
}
