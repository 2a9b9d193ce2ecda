import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ensureInstalled, requireNode, root } from './install.mjs';

// `npm test s3`: the release store's tests on a real bucket, then a site that is delivered and served from one.
requireNode();
ensureInstalled();
// Can be resolved only once the packages are installed.
const { ensureBucketServer, startBucketServer } = await import('./bucket-server.mjs');
ensureBucketServer();

for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));
const began = performance.now();
const { url, end } = await startBucketServer();
step('radosgw answers');
const passed = [
  run('jest', '--selectProjects', 'services', '--runTestsByPath', ...storeTests(), '--testTimeout', '60000'),
  run('playwright', 'test', '--config', 'e2e/playwright.bucket.config.ts'),
];
end();
process.exit(passed.every(Boolean) ? 0 : 1);

/** All tests that run on any store. */
function storeTests() {
  const folder = path.join(root, 'shared/release');
  const files = readdirSync(folder, { recursive: true }).filter((name) => name.endsWith('.test.ts'));
  return files
    .map((name) => path.join(folder, name))
    .filter((file) => readFileSync(file, 'utf8').includes('openTestStore()'));
}

function run(program, ...words) {
  const { status } = spawnSync(path.join(root, 'node_modules/.bin', program), words, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, S3_URL_TEST: url },
  });
  step(`${program} ended`);
  return status === 0;
}

function step(what) {
  console.log(`${((performance.now() - began) / 1000).toFixed(0).padStart(4)} s  ${what}`);
}
