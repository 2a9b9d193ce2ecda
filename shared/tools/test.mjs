import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureInstalled, requireNode, root } from './install.mjs';

// `npm test`: every suite in order but the long ones, or those named, each timed. A failing suite does not keep the later ones from running.
requireNode();
ensureInstalled();
// Can be resolved only once the packages are installed.
const { ensureBrowser } = await import('@site/testing/browser');
const { canInstallPackages, installPackages, updatePackageLists } = await import('@site/testing/system-packages');
const { providePostgres } = await import('@site/runner/postgres-server');
ensureBrowser();

const reports = mkdtempSync(path.join(tmpdir(), 'site-test-'));
const suites = [
  { name: 'lint', script: 'lint', count: one },
  { name: 'types', script: 'types', count: one },
  { name: 'unit', script: 'test:unit', args: jestArguments, count: jestCount },
  { name: 'services', script: 'test:services', args: jestArguments, count: jestCount },
  { name: 'journeys', script: 'test:journeys', args: playwrightArguments, count: playwrightCount },
  { name: 'dev-build', script: 'test:dev-build', args: playwrightArguments, count: playwrightCount },
  { name: 'teams', script: 'test:teams', args: playwrightArguments, count: playwrightCount },
  { name: 'kills', script: 'test:kills', args: jestArguments, count: jestCount, isLong: true },
];

const named = process.argv.slice(2);
const unknown = named.filter((word) => !suites.some(({ name }) => name === word));
if (unknown.length > 0) {
  console.error(`There is no suite ${unknown.join(', ')}; there is ${suites.map(({ name }) => name).join(', ')}.`);
  process.exit(2);
}

console.log(`Node ${process.version}`);
const chosen = suites.filter(({ name, isLong }) => (named.length === 0 ? !isLong : named.includes(name)));
if (chosen.some(({ name }) => name === 'unit')) provideSystemd();
if (chosen.some(({ name }) => name === 'services' || name === 'kills')) await providePostgres();
const results = [];
for (const suite of chosen) results.push(await run(suite));
rmSync(reports, { recursive: true, force: true });

for (const { name, seconds, passed, failed } of results)
  console.log(`${name.padEnd(9)} ${seconds.toFixed(0).padStart(4)} s  ${passed} passed, ${failed} failed`);
const total = (key) => results.reduce((sum, result) => sum + result[key], 0);
console.log(`${total('passed')} passed, ${total('failed')} failed`);
process.exit(total('failed') > 0 ? 1 : 0);

function run({ name, script, args = () => [], count }) {
  const report = path.join(reports, `${name}.json`);
  const began = Date.now();
  console.log(`\n== ${name}`);
  return new Promise((resolve) => {
    const child = spawn('npm', ['run', '--silent', script, '--', ...args(report)], {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      // The only way to tell Playwright where its report goes.
      env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
      shell: process.platform === 'win32',
    });
    child.on('exit', (code) => {
      const counted = count(code, report);
      // A runner may fail without a failing test: broken setup, no tests found.
      const failed = code !== 0 ? Math.max(counted.failed, 1) : counted.failed;
      resolve({ name, seconds: (Date.now() - began) / 1000, passed: counted.passed, failed });
    });
  });
}

/** Verifies the units of `shell/operations`. Where it cannot be installed (macOS, Windows) the report says that they were skipped. */
function provideSystemd() {
  if (spawnSync('systemd-analyze', ['--version']).status === 0 || !canInstallPackages()) return;
  updatePackageLists();
  installPackages(['systemd']);
}

function one(code) {
  return { passed: code === 0 ? 1 : 0, failed: 0 };
}

function jestArguments(report) {
  return ['--json', `--outputFile=${report}`];
}

function playwrightArguments() {
  return ['--reporter=list,json'];
}

function jestCount(_code, report) {
  const { numPassedTests = 0, numFailedTests = 0, numFailedTestSuites = 0 } = readReport(report);
  return { passed: numPassedTests, failed: numFailedTests || numFailedTestSuites };
}

function playwrightCount(_code, report) {
  const { stats = { expected: 0, unexpected: 0, flaky: 0 } } = readReport(report);
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}
