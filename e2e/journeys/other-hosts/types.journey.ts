import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { test } from '@site/e2e';
import { siteUrl } from '../../support/address.ts';
import { runIn } from '../../support/run-in.ts';

test('gives a host the types of what it loads from a part', async () => {
  // Long enough for a download and a compiler.
  test.slow();
  const host = test.info().outputPath('host');
  await mkdir(host, { recursive: true });
  for (const [file, content] of Object.entries(files)) await writeFile(path.join(host, file), content);
  await runIn(host, 'npx', ['mf', 'dts', '--generate', 'false']);
  await runIn(host, 'npx', ['tsc']);
});

const files = {
  'module-federation.config.ts': `export default ${JSON.stringify({
    name: 'host',
    remotes: { blog: `blog@${siteUrl}/_/blog/mf-manifest.json` },
    dts: { consumeTypes: { abortOnError: true } },
  })};`,
  'tsconfig.json': JSON.stringify({
    compilerOptions: {
      strict: true,
      noEmit: true,
      jsx: 'react-jsx',
      module: 'esnext',
      moduleResolution: 'bundler',
      skipLibCheck: true,
      types: [],
      paths: { '*': ['./@mf-types/*'] },
    },
    files: ['host.tsx'],
  }),
  'host.tsx': `
    import RecentPosts from 'blog/RecentPosts';
    import { routes } from 'blog/routes';
    import { createBrowserRouter } from 'react-router-dom';

    export const router = createBrowserRouter([{ path: '/', element: <RecentPosts /> }, ...routes]);
    // @ts-expect-error It takes no props.
    export const wrong = <RecentPosts count={3} />;
  `,
};
