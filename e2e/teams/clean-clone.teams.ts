import { cp, readFile, symlink } from 'node:fs/promises';
import path from 'node:path';
import { openStore } from '@site/delivery/store/open-store';
import { expect, test } from '@site/e2e';
import { root } from '@site/runner/parts';
import { siteUrl } from '../support/address.ts';
import { releasesDir } from '../support/part-build.ts';
import { cleanClone, removeCopy } from '../support/repository-copy.ts';
import { republish } from '../support/republish.ts';
import { runIn } from '../support/run-in.ts';
import { type CleanMachine, openCleanMachine, workflows } from '../support/run-workflow.ts';

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

test.describe('on a clean clone, without packages and PostgreSQL,', { tag: '@long' }, () => {
  let machine: CleanMachine;

  test.beforeAll(async () => {
    machine = await openCleanMachine();
    await cp(releasesDir(), machine.releases, { recursive: true });
  });

  test.afterAll(() => machine.remove());

  const { 'pull-request': pullRequest, staging, production } = workflows['deliver.yml']?.jobs ?? {};
  if (!pullRequest || !staging || !production)
    throw new Error('deliver.yml has no jobs pull-request, staging, production.');

  // Their services are tested on PostgreSQL, which the pipeline must bring.
  for (const part of ['blog', 'contact'])
    test(`the workflow of ${part} checks its pull request, and takes it to production`, async () => {
      test.setTimeout(3_600_000);
      const inputs = { part, canary: '' };
      await machine.runJob('deliver.yml', pullRequest, { inputs, vars: { SITE_URL: siteUrl } });
      // No staging site is named, and so the pipeline runs one.
      const { outputs } = await machine.runJob('deliver.yml', staging, { inputs });
      expect(outputs.version).toMatch(/^1\.0\.0-[0-9a-f]{8}$/);
      const needs = { staging: { outputs } };
      await machine.runJob('deliver.yml', production, { inputs, vars: { SITE_URL: siteUrl }, needs });
    });

  test('the workflow gives a version to a share of the visitors first', async () => {
    test.setTimeout(1_200_000);
    const store = openStore({ RELEASES_DIR: machine.releases });
    const version = await republish('blog', 'next', { store });
    const { printed } = await machine.runJob('deliver.yml', production, {
      inputs: { part: 'blog', canary: '5,25,100' },
      vars: { SITE_URL: siteUrl },
      needs: { staging: { outputs: { version } } },
    });
    expect(printed).toContain(`5 % of the visitors of production get blog@${version}`);
    expect((await store.readChannel('production'))?.canary).toMatchObject({ percent: 5, next: [25, 100] });
  });

  test('a part builds with another version of a package in the folder that asks for it', async () => {
    test.setTimeout(1_200_000);
    await machine.runHere('npm install --no-audit --no-fund swiper@14.3.0 -w shared/ui');
    await machine.runHere('npm run build -w mfe-marketing -w shell');
    const licenses = await readFile(path.join(machine.clone, 'mfe-marketing/dist/licenses.txt'), 'utf8');
    expect(licenses).toContain('swiper 14.3.0, MIT');
  });
});
