import { spawn } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test as base, expect } from '@playwright/test';
import { openStore } from '@site/delivery/store/open-store';
import { newPrivateKey, signerOf } from '@site/delivery/store/signatures';
import { freePort } from '@site/runner/free-port';
import { root } from '@site/runner/parts';
import { findHeadlessBrowser } from '@site/testing/browser';
import { commandsOf, type Job, readWorkflow } from '@site/testing/workflows';
import { openedOnce } from '../support/opened-once.ts';
import { pointTo } from '../support/other-site.ts';
import { releasesDir } from '../support/part-build.ts';
import { runCheckout } from '../support/run-checkout.ts';
import { runDev } from '../support/run-dev.ts';
import { runIn } from '../support/run-in.ts';
import { serveHost } from '../support/serve-host.ts';

interface Registry {
  /** Makes npm use it. */
  env: Record<string, string>;
  /** For the repositories of the test. */
  folder: string;
  stop: () => Promise<void>;
}

type Site = Awaited<ReturnType<typeof runCheckout>>;
type Repository = Awaited<ReturnType<typeof createPart>>;

const test = base.extend<object, { registry: Registry; site: Site }>({
  registry: openedOnce(startRegistry, (registry) => registry.stop(), 300_000),
  site: openedOnce(
    () => runCheckout({ env: { SHARE_RELEASES: 'yes' } }),
    (site) => site.stop(),
    300_000,
  ),
});

test('brings the blog, in a repository of its own, to visitors and back, as its GitHub workflow does', async ({
  registry,
  site,
}) => {
  const repository = await createPart(registry, site, ['blog', '--from', path.join(root, 'mfe-blog')]);
  const { folder, journeys, run, ofReadme, change } = repository;
  const { test: checks = {}, deliver = {} } = readWorkflow(path.join(folder, githubWorkflow)).jobs;
  await run(commandsOf(checks));

  await change('pages/BlogListPage.tsx', 'title={blogs.label}', "title={blogs.label + ' of our own'}");
  expect(await run(withoutInstalling(deliver))).toContain('Back: npm run release -- rollback blog');
  expect(await headingAt(`${site.url}/blogs`)).toBe('Blogs of our own');
  await journeys(site.url);
  await run([ofReadme('release -- rollback')]);
  await expect.poll(() => headingAt(`${site.url}/blogs`)).toBe('Blogs');
  await expectSignatures(repository, 'blog', 'training');
});

for (const part of ['contact', 'marketing'])
  test(`checks ${part} in a repository of its own as its GitHub workflow does`, async ({ registry, site }) => {
    const { folder, run } = await createPart(registry, site, [part, '--from', path.join(root, `mfe-${part}`)]);
    await run(commandsOf(readWorkflow(path.join(folder, githubWorkflow)).jobs.test ?? {}));
  });

test('brings a new part to visitors from a repository of its own, and takes it off the site again', async ({
  registry,
  site,
  page,
}) => {
  const repository = await createPart(registry, site, ['training', '/training']);
  const { folder, journeys, run, release, change } = repository;
  const { test: checks = {}, preview = {}, deliver = {} } = readWorkflow(path.join(folder, githubWorkflow)).jobs;
  await run(commandsOf(checks));
  const dev = await runDev(folder, await freePort(), ['training', '--against', site.url], ['node_modules/.bin/dev']);
  expect(await headingAt(`${dev.url}/training`)).toBe('Training');
  expect(await headingAt(`${dev.url}/blogs`)).toBe('Blogs');
  const { title } = await firstOffer(dev.url);
  expect(await textAt(`${dev.url}/training`)).toContain(title);
  await journeys(dev.url);
  await page.goto(`${dev.url}/training`);
  for (const [before, after] of [
    ['Rather talk?', 'Saved once'],
    ['Saved once', 'Saved twice'],
  ] as const) {
    await change('pages/TrainingPage.tsx', before, after);
    await expect(page.getByText(after)).toBeVisible({ timeout: 60_000 });
  }
  await change('pages/TrainingPage.tsx', 'Saved twice', 'Rather talk?');
  await dev.stop();

  // The gate judges it before its service runs.
  expect(await run(withoutInstalling(preview))).toMatch(/^training@1\.0\.0-[0-9a-f]{8} passes the gate of production/m);
  await run(withoutInstalling(deliver));
  expect(await headingAt(`${site.url}/training`)).toBe('Training');
  await expect.poll(() => textAt(`${site.url}/training`), { timeout: 30_000 }).toContain(title);
  expect(await firstOffer(site.url)).toMatchObject({ title });
  await release(['retire', 'training', '--to', '/about-us']);
  await expect.poll(async () => new URL((await fetch(`${site.url}/training`)).url).pathname).toBe('/about-us');
  await expectSignatures(repository, 'training', 'blog');
});

test('shows the blog in a host that is built in a folder of its own, with packages of the registry', async ({
  registry,
  site,
  page,
}) => {
  const folder = path.join(registry.folder, 'host');
  for (const name of ['app', 'rspack'])
    await cp(path.join(otherHosts, name), path.join(folder, name), { recursive: true });
  await writeFile(
    path.join(folder, 'package.json'),
    JSON.stringify({ devDependencies: await versionsOf(hostPackages) }),
  );
  await runIn(folder, 'npm', ['install'], registry.env);
  const built = path.join(folder, 'dist');
  const options = ['--config', 'rspack/rspack.config.mjs', '--output-path', built];
  await runIn(folder, 'npx', ['rspack', 'build', ...options], { ...registry.env, SITE_URL: site.url });
  const host = await serveHost(built, site.url);
  await page.goto(host.url);
  const posts = page.getByRole('region', { name: 'Recent blog posts' });
  await expect(posts.getByRole('article').first()).toBeVisible();
  await page.getByRole('link', { name: 'Their blog' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blogs');
  await host.stop();
});

/** Also built by a journey, which has the packages of this repository. */
const otherHosts = path.join(import.meta.dirname, '../journeys/other-hosts');
const hostPackages = [
  '@module-federation/enhanced',
  '@rspack/cli',
  '@rspack/core',
  'react',
  'react-dom',
  'react-router-dom',
];

/** The versions of packages that this repository has. */
async function versionsOf(names: string[]): Promise<Record<string, string>> {
  const read = async (folder: string) => JSON.parse(await readFile(path.join(root, folder, 'package.json'), 'utf8'));
  const declared = await Promise.all(['e2e', 'mfe-blog'].map(read));
  const versions = Object.assign({}, ...declared.map(({ devDependencies }) => devDependencies));
  return Object.fromEntries(names.map((name) => [name, versions[name]]));
}

const githubWorkflow = '.github/workflows/deliver.yml';

/** Each job installs the packages; here the first one has. */
function withoutInstalling(job: Job): string[] {
  return commandsOf(job).filter((command) => command !== 'npm ci');
}

/** Where keys are listed, a team delivers from its repository what its own key has signed, and nothing else. */
async function expectSignatures({ folder, release }: Repository, part: string, otherTeam: string) {
  const channel = `signed-${part}`;
  const keys = { [part]: newPrivateKey(), [otherTeam]: newPrivateKey() };
  await pointTo(channel, {});
  const TRUSTED_KEYS = path.join(folder, 'trusted-keys.json');
  const listed = Object.entries(keys).map(([team, key]) => [team, [signerOf(key).publicKey]]);
  await writeFile(TRUSTED_KEYS, JSON.stringify(Object.fromEntries(listed)));
  const releaseAs = (team: string, words: string[]) => release(words, { TRUSTED_KEYS, RELEASE_KEY: keys[team] });
  const promotion = ['promote', part, '--channel', channel, '--without-browser'];
  await releaseAs(otherTeam, ['publish', part]);
  await expect(releaseAs(otherTeam, promotion)).rejects.toThrow(
    `is signed by no key that TRUSTED_KEYS lists for ${part}`,
  );
  const published = await releaseAs(part, ['publish', part]);
  await releaseAs(part, promotion);
  const store = openStore({ RELEASES_DIR: releasesDir() });
  const live = await store.readRelease((await store.channel(channel).newest())?.release ?? '');
  expect(published).toContain(`${part}@${live.parts[part]}`);
}

/** Makes the repository with `npm create`, with a lock file. */
async function createPart(registry: Registry, site: Site, args: string[]) {
  const folder = path.join(registry.folder, args[0] ?? '');
  // npm caches the commands of packages by name and version, and would run those of an earlier test.
  const env = { ...registry.env, NPM_CONFIG_CACHE: path.join(registry.folder, 'npm-cache') };
  await runIn(registry.folder, 'npm', ['create', '--yes', '@site/part', '--', ...args], env);
  const settings = { ...registry.env, RELEASES_DIR: site.releasesDir, SITE_URL: site.url };
  await runIn(folder, 'npm', ['install', '--package-lock-only'], settings);
  await commitAll(folder);
  const readme = await readFile(path.join(folder, 'README.md'), 'utf8');
  /** A command of the README, by its words after `npm run`, with its arguments. */
  function ofReadme(words: string): string {
    const line = readme.split('\n').find((one) => one.startsWith(`    npm run ${words}`));
    if (!line) throw new Error(`The README of ${folder} has no command "npm run ${words}".`);
    return line.replace(/#.*/, '').trim();
  }
  return {
    folder,
    ofReadme,
    /** Runs commands of a job one after the other, as CI does. Returns what they printed. */
    async run(commands: string[]): Promise<string> {
      let printed = '';
      for (const command of commands) printed += await runIn(folder, 'bash', ['-e', '-c', command], settings);
      return printed;
    },
    journeys: (SITE: string) =>
      runIn(folder, 'bash', ['-e', '-c', ofReadme('journeys')], { SITE, CHROMIUM: findHeadlessBrowser() ?? '' }),
    release: (words: string[], rights: NodeJS.ProcessEnv = {}) =>
      runIn(folder, 'npm', ['run', '--silent', 'release', '--', ...words], { ...settings, ...rights }),
    async change(file: string, from: string, to: string) {
      const name = path.join(folder, file);
      const text = await readFile(name, 'utf8');
      expect(text).toContain(from);
      await writeFile(name, text.replace(from, to));
    },
  };
}

async function commitAll(folder: string) {
  const author = ['-c', 'user.name=team', '-c', 'user.email=team@site.example'];
  await runIn(folder, 'git', ['init', '--quiet', '--initial-branch', 'main']);
  await runIn(folder, 'git', ['add', '--all']);
  await runIn(folder, 'git', [...author, 'commit', '--quiet', '--message', 'feat: begin']);
}

async function headingAt(url: string): Promise<string | undefined> {
  return /<h1[^>]*>([^<]+)</.exec(await textAt(url))?.[1];
}

async function textAt(url: string): Promise<string> {
  return (await fetch(url)).text();
}

async function firstOffer(url: string) {
  const { data } = JSON.parse(await textAt(`${url}/api/v1/training/offers`));
  return data[0];
}

/** A registry of packages on this machine (Verdaccio), with those of this repository. */
async function startRegistry(): Promise<Registry> {
  const folder = await mkdtemp(path.join(tmpdir(), 'registry-'));
  await cp(path.join(import.meta.dirname, 'registry'), folder, { recursive: true });
  const outside = (await runIn(folder, 'npm', ['config', 'get', 'registry'])).trim();
  const config = path.join(folder, 'config.yaml');
  await writeFile(config, (await readFile(config, 'utf8')).replace('url: REGISTRY', `url: ${outside}`));
  await runIn(folder, 'npm', ['install', '--no-audit', '--no-fund']);

  const port = await freePort();
  const url = `http://localhost:${port}`;
  const server = spawn('npx', ['--no-install', 'verdaccio', '--config', config, '--listen', url], {
    cwd: folder,
    stdio: 'ignore',
    detached: true,
  });
  const stop = async () => {
    if (server.pid) process.kill(-server.pid);
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const ping = () => fetch(`${url}/-/ping`).then(({ ok }) => ok);
    await expect(async () => expect(await ping()).toBe(true)).toPass({ timeout: 30_000 });
    // npm publishes only with a token; any will do.
    const npmrc = path.join(folder, 'npmrc');
    await writeFile(npmrc, `registry=${url}\n//localhost:${port}/:_authToken=any\naudit=false\nfund=false\n`);
    // npm passes this repository's settings on to what its scripts start; a team's npm would not have them.
    const env = { NPM_CONFIG_USERCONFIG: npmrc, npm_config_engine_strict: 'false' };
    await runIn(root, 'npm', ['publish', '--workspaces'], env);
    return { env, folder, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
