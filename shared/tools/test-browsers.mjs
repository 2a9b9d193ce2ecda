import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { ensureInstalled, requireNode, root } from './install.mjs';

// `npm test browsers`: the core errands in Firefox, WebKit and Chromium. What is typed after `--` goes to Playwright.
requireNode();
ensureInstalled();
// Can be resolved only once the packages are installed.
const { ensureBrowser } = await import('@site/testing/browser');
const { ensureEngines } = await import('@site/testing/engines');
ensureBrowser();
ensureEngines();

const playwright = path.join(root, 'node_modules/.bin/playwright');
// WebKit runs only on a screen; this one is larger than the largest window.
const screen = ['--auto-servernum', '--server-args', '-screen 0 1600x1200x24'];
const tests = [playwright, 'test', '--config', 'e2e/playwright.browsers.config.ts', ...process.argv.slice(2)];
const { status } = spawnSync('xvfb-run', [...screen, ...tests], { cwd: root, stdio: 'inherit' });
process.exit(status ?? 1);
