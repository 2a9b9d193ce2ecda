import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { freePort } from '@site/runner/free-port';
import { ensureEngines } from '@site/testing/engines';
import { ensurePostgres, providePostgres } from '@site/testing/postgres-server';
import { canInstallPackages, ensurePackages } from '@site/testing/system-packages';
import { ensureBucketServer, startBucketServer } from './bucket-server.ts';

export interface Suite {
  name: string;
  command: string[];
  /** Runs only when it is named. */
  isLong?: boolean;
  env?: Record<string, string>;
  /** Installs what the suite needs, or ends the process. */
  ensure?: () => void;
  /** Starts servers that the suite needs, and returns environment variables that name them. */
  prepare?: () => Promise<Record<string, string>>;
  /** Options with which the command writes a report into this file. */
  reporting: (report: string) => string[];
  count: (code: number | null, report: string) => Counts;
}

export interface Counts {
  passed: number;
  failed: number;
}

/** All suites, in order. Suites with the same name run one after the other. */
export function testSuites(): Suite[] {
  return [...usualSuites(), ...longSuites().map((suite) => ({ ...suite, isLong: true }))];
}

function usualSuites(): Suite[] {
  return [
    script('lint', 'npm', 'run', '--silent', 'lint'),
    script('types', 'npm', 'run', '--silent', 'types'),
    jest('client', '--selectProjects', 'client', '--maxWorkers', '2'),
    {
      ...jest('server', '--selectProjects', 'server', '--maxWorkers', '3'),
      ensure: ensureSystemd,
      prepare: preparePostgres,
    },
    playwright('journeys', '--project=journeys', '--grep-invert', '@long'),
    playwright('teams', '--project=teams', '--grep-invert', '@long'),
  ];
}

const inTurn = ['--selectProjects', 'server', '--runInBand'];
const crashes = ['durability', 'outbox/two-services', 'store/crash'];
// WebKit runs only on a screen; this one is larger than the largest window.
const onScreen = ['xvfb-run', '--auto-servernum', '--server-args', '-screen 0 1600x1200x24'];

function longSuites(): Suite[] {
  const browsers = playwright('browsers', '--config=e2e/playwright.engines.config.ts');
  return [
    playwright('acceptance', '--project=acceptance'),
    // With an API that answers what the specification says and nothing more.
    { ...playwright('acceptance', '--project=acceptance', '--grep-invert', '@own-service'), env: { API: 'minimal' } },
    ownSite('development'),
    { ...jest('crashes', ...inTurn, ...crashes), env: { KILLS: '20' }, prepare: preparePostgres },
    { ...jest('many-posts', ...inTurn, 'import/many-posts'), env: { POSTS: '5000' } },
    playwright('long-journeys', '--project=journeys', '--grep', '@long'),
    playwright('long-teams', '--project=teams', '--grep', '@long'),
    { ...ownSite('workflows', '--grep', '@long'), name: 'long-workflows' },
    { ...browsers, command: [...onScreen, ...browsers.command], ensure: ensureEngines },
    { ...ownSite('tls'), ensure: ensureNginx },
    // On a real bucket: the release store's tests, then a site that is delivered and served from it.
    {
      ...jest('bucket', ...inTurn, '--testTimeout', '60000', 'shared/release/(store|releases|canary)/'),
      prepare: provideBucket,
    },
    { ...ownSite('bucket'), prepare: provideBucket },
    { ...ownSite('cluster'), ensure: ensureCluster, prepare: provideBucket },
    { ...jest('coverage', '--coverage', '--testTimeout', '60000', '--maxWorkers', '2'), prepare: preparePostgres },
    script('mutation', 'npx', 'stryker', 'run'),
    { ...jest('fuzz', ...inTurn, 'generated-requests'), env: { REQUESTS: '5000' }, prepare: preparePostgres },
    ownSite('workflows'),
  ];
}

/** Verifies the units of `shell/operations`. Where it cannot be installed (macOS, Windows) the report says that they were skipped. */
function ensureSystemd() {
  if (!canInstallPackages()) return;
  ensurePackages({
    packages: ['systemd'],
    suite: 'the tests of systemd units',
    areInstalled: () => spawnSync('systemd-analyze', ['--version']).status === 0,
  });
}

function ensureNginx() {
  const answers = (program: string, word: string) => spawnSync(program, [word]).status === 0;
  ensurePackages({
    packages: ['nginx-light', 'openssl'],
    suite: 'the tests behind nginx',
    areInstalled: () => answers('nginx', '-v') && answers('openssl', 'version'),
  });
}

let bucketServer: ReturnType<typeof startBucketServer> | undefined;

/** One server for all suites that need a bucket; each test makes a bucket of its own. */
async function provideBucket() {
  ensureBucketServer();
  bucketServer ??= startBucketServer();
  return { BUCKET_URL_TEST: (await bucketServer).url };
}

async function preparePostgres() {
  return providePostgres(await freePort());
}

function ensureCluster() {
  ensurePostgres();
  ensureNginx();
}

/** Passes or fails as a whole. */
function script(name: string, ...command: string[]): Suite {
  return { name, command, reporting: () => [], count: (code) => ({ passed: code === 0 ? 1 : 0, failed: 0 }) };
}

function jest(name: string, ...args: string[]): Suite {
  return {
    name,
    command: ['npx', 'jest', ...args],
    reporting: (report) => ['--json', `--outputFile=${report}`],
    count(_code, report) {
      const { numPassedTests = 0, numFailedTests = 0, numFailedTestSuites = 0 } = readReport(report);
      return { passed: numPassedTests, failed: numFailedTests || numFailedTestSuites };
    },
  };
}

/** A project of the suites that start their own sites. */
function ownSite(project: string, ...args: string[]): Suite {
  return playwright(project, '--config=e2e/playwright.own-site.config.ts', `--project=${project}`, ...args);
}

function playwright(name: string, ...args: string[]): Suite {
  return {
    name,
    command: ['npx', 'playwright', 'test', ...args],
    reporting: () => ['--reporter=list,json'],
    count(_code, report) {
      const { stats = { expected: 0, unexpected: 0, flaky: 0 } } = readReport(report);
      return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
    },
  };
}

/** Empty if the runner ended before it wrote one. */
function readReport(file: string) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}
