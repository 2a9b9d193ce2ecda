import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { ensureInstalled, requireNode, root } from './install.mjs';

// `npm run test:tls`: the site behind nginx with TLS, as OPERATIONS.md recommends it. What is typed after `--` goes to Playwright.
requireNode();
ensureInstalled();
// Can be resolved only once the packages are installed.
const { ensureBrowser } = await import('@site/testing/browser');
const { ensurePackages } = await import('@site/testing/system-packages');
ensureBrowser();
ensurePackages({
  packages: ['nginx-light', 'openssl'],
  suite: 'the tests of TLS',
  areInstalled: () => answers('nginx', '-v') && answers('openssl', 'version'),
});

const playwright = path.join(root, 'node_modules/.bin/playwright');
const tests = ['test', '--config', 'e2e/playwright.tls.config.ts', ...process.argv.slice(2)];
const { status } = spawnSync(playwright, tests, { cwd: root, stdio: 'inherit' });
process.exit(status ?? 1);

function answers(program, word) {
  return spawnSync(program, [word]).status === 0;
}
