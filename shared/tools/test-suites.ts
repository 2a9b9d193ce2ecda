import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '@site/runner/free-port';
import { ensureBrowser } from '@site/testing/browser';
import { ensureEngines } from '@site/testing/engines';
import { ensurePostgres, providePostgres } from '@site/testing/postgres-server';
import { canInstallPackages, ensurePackages } from '@site/testing/system-packages';
import { ensureBucketServer, startBucketServer } from './bucket-server.ts';

/** Where Jest and Playwright write their results. */
export const reportFile = path.join(tmpdir(), `site-test-${process.pid}.json`);

export interface Suite {
  name: string;
  command: string[];
  env?: Record<string, string>;
  /** Each installs something that the suite needs, or ends the process. */
  needs?: (() => void)[];
  /** Starts servers that the suite needs, and returns environment variables that name them. */
  prepare?: () => Promise<Record<string, string>>;
}

const inTurn = ['--selectProjects', 'server', '--runInBand'];
const crashes = ['durability', 'outbox/two-services', 'store/crash'];
const browsers = playwright('browsers', '--config=e2e/playwright.engines.config.ts');
// WebKit runs only on a screen; this one is larger than the largest window.
const onScreen = ['xvfb-run', '--auto-servernum', '--server-args', '-screen 0 1600x1200x24'];

/** In the order in which `npm test` runs them. */
export const usualSuites: Suite[] = [
  { name: 'lint', command: ['npm', 'run', '--silent', 'lint'] },
  { name: 'types', command: ['npm', 'run', '--silent', 'types'] },
  { ...jest('documents', '--selectProjects', 'documents'), needs: [ensureSystemd] },
  jest('client', '--selectProjects', 'client', '--maxWorkers', '2'),
  {
    ...jest('server', '--selectProjects', 'server', '--maxWorkers', '3'),
    needs: [ensureBrowser],
    prepare: preparePostgres,
  },
  // Both on one site.
  playwright('journeys', '--project=journeys', '--project=teams', '--grep-invert', '@long'),
];

/** Suites that run only when named. Suites with the same name run one after the other. */
export const longSuites: Suite[] = [
  playwright('acceptance', '--project=acceptance'),
  // With an API that answers what the specification says and nothing more.
  { ...playwright('acceptance', '--project=acceptance', '--grep-invert', '@own-service'), env: { API: 'minimal' } },
  ownSite('development'),
  { ...jest('crashes', ...inTurn, ...crashes), env: { KILLS: '20' }, prepare: preparePostgres },
  { ...jest('many-posts', ...inTurn, 'import/many-posts'), env: { POSTS: '5000' } },
  playwright('long-journeys', '--project=journeys', '--grep', '@long'),
  playwright('long-teams', '--project=teams', '--grep', '@long'),
  { ...browsers, command: [...onScreen, ...browsers.command], needs: [ensureBrowser, ensureEngines] },
  { ...ownSite('tls'), needs: [ensureBrowser, ensureNginx] },
  // On a real bucket: the release store's tests, then a site that is delivered and served from it.
  {
    ...jest('bucket', ...inTurn, '--testTimeout', '60000', 'shared/delivery/(store|channels|canary)/'),
    prepare: provideBucket,
  },
  { ...ownSite('bucket'), prepare: provideBucket },
  { ...ownSite('repository'), needs: [ensureBrowser, ensurePostgres], prepare: preparePostgres },
  { ...ownSite('cluster'), needs: [ensurePostgres, ensureNginx], prepare: provideBucket },
  { ...ownSite('cdn'), needs: [ensureVarnish] },
  { ...ownSite('debian'), needs: [ensureDebootstrap] },
  {
    ...jest('fuzz', ...inTurn, 'generated-requests|generated-posts'),
    env: { INPUTS: '5000' },
    prepare: preparePostgres,
  },
];

function jest(name: string, ...args: string[]): Suite {
  return { name, command: ['npx', 'jest', '--json', `--outputFile=${reportFile}`, ...args] };
}

function playwright(name: string, ...args: string[]): Suite {
  return { name, command: ['npx', 'playwright', 'test', '--reporter=list,json', ...args], needs: [ensureBrowser] };
}

/** A project of the suites that start their own sites. */
function ownSite(project: string, ...args: string[]): Suite {
  return playwright(project, '--config=e2e/playwright.own-site.config.ts', `--project=${project}`, ...args);
}

/** For the units of `shell/operations`, whose tests are skipped where systemd cannot be installed (macOS, Windows). */
function ensureSystemd() {
  if (!canInstallPackages()) return;
  ensurePackages({
    packages: ['systemd'],
    suite: 'the tests of systemd units',
    areInstalled: () => spawnSync('systemd-analyze', ['--version']).status === 0,
  });
}

function ensureNginx() {
  const runs = (program: string, word: string) => spawnSync(program, [word]).status === 0;
  ensurePackages({
    packages: ['nginx-light', 'openssl'],
    suite: 'the tests behind nginx',
    areInstalled: () => runs('nginx', '-v') && runs('openssl', 'version'),
  });
}

function ensureVarnish() {
  ensurePackages({
    packages: ['varnish'],
    suite: 'the tests of shared caches',
    areInstalled: () => spawnSync('varnishd', ['-V']).status === 0,
  });
}

function ensureDebootstrap() {
  ensurePackages({
    packages: ['debootstrap', 'systemd-container'],
    suite: 'a Debian of its own',
    areInstalled: () => ['/usr/sbin/debootstrap', '/usr/bin/systemd-nspawn'].every(existsSync),
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
