import { cp, readFile, symlink } from 'node:fs/promises';
import path from 'node:path';
import { allowAll } from '@site/delivery/gate/gate';
import { openStore } from '@site/delivery/store/open-store';
import { expect, test } from '@site/e2e';
import { root } from '@site/runner/parts';
import { runCommand } from '@site/runner/run-command';
import type { RunningSite } from '@site/runner/site';
import { commandsOf, type Job, readWorkflow } from '@site/testing/workflows';
import { siteUrl } from '../support/address.ts';
import { pointTo, runTemporarySite } from '../support/other-site.ts';
import { releasesDir } from '../support/part-build.ts';
import { cleanClone, removeCopy } from '../support/repository-copy.ts';
import { republish } from '../support/republish.ts';
import { runIn } from '../support/run-in.ts';

const deliverWorkflow = path.join(root, '.github/workflows/deliver.yml');

test('a clone of Git for Windows passes lint', { tag: '@long' }, async () => {
  test.setTimeout(180_000);
  const clone = await cleanClone('core.autocrlf=true');
  try {
    expect(await runIn(clone, 'git', ['ls-files', '--eol'])).not.toContain('w/crlf');
    await symlink(path.join(root, 'node_modules'), path.join(clone, 'node_modules'));
    await runIn(clone, 'npx', ['--no-install', 'biome', 'ci', '--error-on-warnings', '.']);
  } finally {
    await removeCopy(path.dirname(clone));
  }
});

/**
 * Each in all folders that ask for it, and the file of a build that shows which version it contains. The singleton's is newer than ours: npm puts
 * an older one into each folder, and the shell would have two copies.
 */
const otherVersions = [
  {
    what: 'a package of a component',
    install: 'swiper@14.3.0 -w shared/ui',
    build: '-w mfe-marketing -w shell',
    file: 'mfe-marketing/dist/licenses.txt',
    text: 'swiper 14.3.0, MIT',
  },
  {
    what: 'a singleton',
    install: 'react-router-dom@7.18.7 -w shared/contracts -w shared/host -w shared/ui -w shell -w e2e',
    build: '-w mfe-contact -w shell',
    file: 'shell/dist/licenses.txt',
    text: 'react-router 7.18.7, MIT',
  },
  {
    what: 'the framework of the services',
    install: 'fastify@5.12.7 -w shared/service -w mfe-blog -w mfe-contact -w shell',
    build: '-w mfe-contact -w shell',
    file: 'mfe-contact/dist/service/main.mjs',
    text: "const VERSION = '5.12.7'",
  },
];

test.describe('on a clean clone, without packages and PostgreSQL,', { tag: '@long' }, () => {
  let machine: CleanMachine;
  let stagingSite: RunningSite;

  test.beforeAll(async () => {
    machine = await openCleanMachine();
    await cp(releasesDir(), machine.releases, { recursive: true });
    await pointTo('staging', {}, allowAll, openStore({ RELEASES_DIR: machine.releases }));
    stagingSite = await runTemporarySite({ releasesDir: machine.releases, channel: 'staging' });
  });

  test.afterAll(async () => {
    await stagingSite.stop();
    await machine.remove();
  });

  const { checks, 'pull-request': pullRequest, staging, production } = readWorkflow(deliverWorkflow).jobs;

  // Their services are tested on PostgreSQL, which the checks must bring.
  for (const part of ['blog', 'contact'])
    test(`the workflow of ${part} checks its pull request, and takes it to production`, async () => {
      test.setTimeout(3_600_000);
      const env = { PART: part, FOLDER: `mfe-${part}`, SITE_URL: siteUrl };
      await machine.runSteps(checks, { env });
      const output = path.join(machine.clone, '..', `output of ${part}`);
      expect(await machine.runSteps(pullRequest, { env })).toContain('passes the gate of production');
      const stagingEnv = { ...env, SITE_URL: stagingSite.url, SITE: stagingSite.url, GITHUB_OUTPUT: output };
      await machine.runSteps(staging, { env: stagingEnv });
      const [, version = ''] = /^version=(.*)$/m.exec(await readFile(output, 'utf8')) ?? [];
      expect(version).toMatch(/^1\.0\.0-[0-9a-f]{8}$/);
      await machine.runSteps(production, { env: { ...env, VERSION: version }, condition: "inputs.canary == ''" });
    });

  test('the workflow gives a version to a share of the visitors first', async () => {
    test.setTimeout(1_200_000);
    const store = openStore({ RELEASES_DIR: machine.releases });
    const version = await republish('blog', 'next', { store });
    const env = { PART: 'blog', SITE_URL: siteUrl, VERSION: version, CANARY: '5' };
    const printed = await machine.runSteps(production, { env, condition: "inputs.canary != ''" });
    expect(printed).toContain(`For all: npm run release -- promote blog@${version}`);
    expect((await store.channel('production').newest())?.canary).toMatchObject({ percent: 5 });
  });

  for (const { what, install, build, file, text } of otherVersions)
    test(`the site builds with one copy of another version of ${what}`, async () => {
      test.setTimeout(1_200_000);
      // With `-w` alone, npm installs only what those folders ask for.
      await machine.runHere('npm install --no-audit --no-fund');
      await machine.runHere(`npm install --no-audit --no-fund ${install}`);
      await machine.runHere(`npm run build ${build}`);
      const copies = (await readFile(path.join(machine.clone, file), 'utf8')).split(text).length - 1;
      expect(copies).toBe(1);
    });
});

type CleanMachine = Awaited<ReturnType<typeof openCleanMachine>>;

interface StepOptions {
  /** What the workflow's expressions would put into the environment. */
  env: Record<string, string>;
  /** Steps with this condition run too, in addition to those without one. */
  condition?: string;
}

/** A clean clone with an empty npm cache and a release store of its own. Its environment names no PostgreSQL server. */
async function openCleanMachine() {
  const clone = await cleanClone();
  const folder = path.dirname(clone);
  const releases = path.join(folder, 'releases');
  const own = { npm_config_cache: path.join(folder, 'packages'), RELEASES_DIR: releases };

  function runHere(command: string, env: Record<string, string> = {}): Promise<string> {
    return runCommand('bash', ['-eo', 'pipefail', '-c', command], {
      cwd: clone,
      env: { ...ofTheMachine(), ...own, ...env },
      output: 'collected',
    });
  }

  /** Runs the commands of a job one after the other. Returns what they printed. */
  async function runSteps(job: Job | undefined, { env, condition }: StepOptions): Promise<string> {
    let printed = '';
    for (const command of commandsOf(job ?? {}, condition)) printed += await runHere(command, env);
    expect(printed).not.toBe('');
    return printed;
  }

  return { clone, releases, runHere, runSteps, remove: () => removeCopy(folder) };
}

/** The environment without the variables of the test, such as the address of the site that it visits. */
function ofTheMachine(): NodeJS.ProcessEnv {
  const names = /^(?:PATH|HOME|USER|LANG|TMPDIR|CHROMIUM|npm_config_registry|NODE_EXTRA_CA_CERTS|[a-z]+_proxy)$/i;
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => names.test(name)));
}
