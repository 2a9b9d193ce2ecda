import path from 'node:path';
import { CopyRspackPlugin, type ExternalItemFunctionData, type RspackOptions } from '@rspack/core';
import { serverBuild } from '@site/build/rspack-server';
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

const packages = ['react', 'react-dom', 'react-router', 'react-router-dom', 'cookie', 'set-cookie-parser', 'scheduler'];

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
  const root = path.resolve(folder, '../node_modules');
  return new CopyRspackPlugin({
    patterns: [
      ...packages.map((name) => ({
        from: '**/*.{js,mjs,json}',
        context: path.join(root, name),
        to: `node_modules/${name}`,
        globOptions: { ignore: unneeded },
        noErrorOnMissing: true,
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
