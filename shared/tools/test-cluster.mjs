import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { ensureInstalled, requireNode, root } from './install.mjs';

// `npm run test:cluster`: two edges, two services of each kind, PostgreSQL, a bucket and a mail server behind nginx, each lost in turn.
// What is typed after `--` goes to Playwright.
requireNode();
ensureInstalled();
// Can be resolved only once the packages are installed.
const { ensureBrowser } = await import('@site/testing/browser');
const { ensurePackages } = await import('@site/testing/system-packages');
const { ensurePostgres } = await import('@site/runner/postgres-server');
const { ensureBucketServer, startBucketServer } = await import('./bucket-server.mjs');
ensureBrowser();
ensurePostgres();
ensureBucketServer();
ensurePackages({
  packages: ['nginx-light'],
  suite: 'the tests of two of each',
  areInstalled: () => spawnSync('nginx', ['-v']).status === 0,
});

for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));
const { url, end } = await startBucketServer();
const playwright = path.join(root, 'node_modules/.bin/playwright');
const tests = ['test', '--config', 'e2e/playwright.cluster.config.ts', ...process.argv.slice(2)];
const { status } = spawnSync(playwright, tests, {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, S3_URL_TEST: url },
});
end();
process.exit(status ?? 1);
