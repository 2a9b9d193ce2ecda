import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureInstalled, requireNode, root } from './install.mjs';

// `npm test`: every suite in order but the long ones, or those named, each timed. A failing suite does not keep the later ones from running.
// What follows the name of one suite goes to its runner: `npm test journeys -- navigation`.
requireNode();
ensureInstalled();
// Can be resolved only once the packages are installed.
const { ensureBrowser } = await import('@site/testing/browser');
const { ensureEngines } = await import('@site/testing/engines');
const { canInstallPackages, ensurePackages, installPackages, updatePackageLists } = await import(
  '@site/testing/system-packages'
);
const { ensurePostgres, providePostgres } = await import('@site/runner/postgres-server');
const { ensureBucketServer, startBucketServer } = await import('./bucket-server.mjs');
ensureBrowser();

const inTurn = ['--selectProjects', 'services', '--runInBand'];
// WebKit runs only on a screen; this one is larger than the largest window.
const onScreen = ['xvfb-run', '--auto-servernum', '--server-args', '-screen 0 1600x1200x24'];
const reports = mkdtempSync(path.join(tmpdir(), 'site-test-'));
const suites = [
  script('lint', 'npm', 'run', '--silent', 'lint'),
  script('types', 'npm', 'run', '--silent', 'types'),
  { ...jest('unit', '--selectProjects', 'unit', '--maxWorkers', '2'), prepare: provideSystemd },
  {
    ...jest('services', '--selectProjects', 'services', '--testTimeout', '20000', '--maxWorkers', '3'),
    prepare: providePostgres,
  },
  playwright('journeys', 'e2e/playwright.config.ts', '--grep-invert', '@long'),
  playwright('teams', 'e2e/playwright.teams.config.ts', '--grep-invert', '@long'),
  ...[
    playwright('dev-build', 'e2e/playwright.development.config.ts'),
    {
      ...jest('kills', ...inTurn, 'durability', 'outbox/two-services', 'store/crash'),
      env: { KILLS: '20' },
      prepare: providePostgres,
    },
    { ...jest('posts', ...inTurn, 'import/many-posts'), env: { POSTS: '5000' } },
    playwright('long-journeys', 'e2e/playwright.config.ts', '--grep', '@long'),
    playwright('long-teams', 'e2e/playwright.teams.config.ts', '--grep', '@long'),
    playwright('long-workflows', 'e2e/playwright.workflows.config.ts', '--grep', '@long'),
    { ...playwright('browsers', 'e2e/playwright.browsers.config.ts'), wrapper: onScreen, prepare: ensureEngines },
    { ...playwright('tls', 'e2e/playwright.tls.config.ts'), prepare: ensureNginx },
    // On a real bucket: the release store's tests, then a site that is delivered and served from it.
    {
      ...jest('s3', ...inTurn, '--testTimeout', '60000', 'shared/release/(store|releases|canary)/'),
      prepare: provideBucket,
    },
    { ...playwright('s3', 'e2e/playwright.bucket.config.ts'), prepare: provideBucket },
    {
      ...playwright('cluster', 'e2e/playwright.cluster.config.ts'),
      async prepare() {
        ensurePostgres();
        ensureNginx();
        return provideBucket();
      },
    },
    { ...jest('coverage', '--coverage', '--testTimeout', '60000', '--maxWorkers', '2'), prepare: providePostgres },
    { ...jest('requests', ...inTurn, 'generated-requests'), env: { REQUESTS: '5000' }, prepare: providePostgres },
    playwright('workflows', 'e2e/playwright.workflows.config.ts'),
  ].map((suite) => ({ ...suite, isLong: true })),
];
let bucketServer;
const isSuite = (word) => suites.some(({ name }) => name === word);

const words = process.argv.slice(2);
const end = words.findIndex((word) => !isSuite(word));
const named = end < 0 ? words : words.slice(0, end);
const forRunner = words.slice(named.length);
if (forRunner.length > 0 && named.length !== 1) {
  console.error(
    `There is no suite ${forRunner[0]}; there is ${[...new Set(suites.map(({ name }) => name))].join(', ')}.`,
  );
  process.exit(2);
}

console.log(`Node ${process.version}`);
const chosen = suites.filter(({ name, isLong }) => (named.length === 0 ? !isLong : named.includes(name)));
// Servers end with this process.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));
const results = [];
for (const suite of chosen) results.push(await run(suite));
rmSync(reports, { recursive: true, force: true });

for (const { name, seconds, passed, failed } of results)
  console.log(`${name.padEnd(14)} ${seconds.toFixed(0).padStart(4)} s  ${passed} passed, ${failed} failed`);
const total = (key) => results.reduce((sum, result) => sum + result[key], 0);
console.log(`${total('passed')} passed, ${total('failed')} failed`);
process.exit(total('failed') > 0 ? 1 : 0);

async function run({ name, command, wrapper = [], prepare, reporting, env, count }) {
  const prepared = await prepare?.();
  const [program, ...args] = [...wrapper, ...command];
  const report = path.join(reports, `${name}.json`);
  const began = Date.now();
  console.log(`\n== ${name}`);
  return new Promise((resolve) => {
    const child = spawn(program, [...args, ...reporting(report), ...forRunner], {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      // The only way to tell Playwright where its report goes.
      env: { ...process.env, ...env, ...prepared, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
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

function ensureNginx() {
  const answers = (program, word) => spawnSync(program, [word]).status === 0;
  ensurePackages({
    packages: ['nginx-light', 'openssl'],
    suite: 'the tests behind nginx',
    areInstalled: () => answers('nginx', '-v') && answers('openssl', 'version'),
  });
}

/** One server for all suites that need a bucket; each test makes a bucket of its own. */
async function provideBucket() {
  ensureBucketServer();
  bucketServer ??= await startBucketServer();
  return { S3_URL_TEST: bucketServer.url };
}

/** Passes or fails as a whole. */
function script(name, ...command) {
  return { name, command, reporting: () => [], count: (code) => ({ passed: code === 0 ? 1 : 0, failed: 0 }) };
}

function jest(name, ...args) {
  const reporting = (report) => ['--json', `--outputFile=${report}`];
  return { name, command: ['npx', 'jest', ...args], reporting, count: jestCount };
}

function playwright(name, config, ...args) {
  const command = ['npx', 'playwright', 'test', '--config', config, ...args];
  return { name, command, reporting: () => ['--reporter=list,json'], count: playwrightCount };
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
