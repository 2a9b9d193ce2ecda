import { noteRunningSite } from '@site/delivery/store/running-site';
import { emptyFolder } from '@site/delivery/testing/builds';
import { openTestStore } from '@site/delivery/testing/open-test-store';
import { outcomeOf } from '@site/service/testing/processes';
import { temporaryFolder } from '@site/testing/temporary-folder';
import { siteFor } from './gate-beside-site.ts';
import { createReleaseProgram } from './release-program.ts';

it('uses the store of the site that runs with this DATA_DIR, and finds the site', async () => {
  const { start, settings, dataDir } = await openSite();
  await start({ shell: 'a', blog: 'a' });
  const forget = await noteRunningSite(dataDir, { url: 'http://localhost:9090', store: settings.RELEASES_DIR });
  expect((await outcomeOf(createReleaseProgram(), ['status'])).stdout).toMatch(/blog +1\.0\.0-a/);
  expect(siteFor({})).toBe('http://localhost:9090');
  await forget();
  expect(siteFor({})).toBe('http://localhost:8080');
});

it('keeps to the store that a setting names, and takes no site of another one for its own', async () => {
  const { dataDir } = await openSite();
  process.env.RELEASES_DIR = temporaryFolder();
  await noteRunningSite(dataDir, { url: 'http://localhost:9090', store: '/srv/releases' });
  expect((await outcomeOf(createReleaseProgram(), ['status'])).stdout).toContain(process.env.RELEASES_DIR);
  expect(siteFor({})).toBe('http://localhost:8080');
});

it('says which bucket the running site follows', async () => {
  const { dataDir } = await openSite();
  await noteRunningSite(dataDir, { url: 'http://localhost:9090', store: 'https://s3.example/releases' });
  expect(await outcomeOf(createReleaseProgram(), ['status'])).toMatchObject({
    exitCode: 1,
    stderr: expect.stringContaining('follows the bucket https://s3.example/releases: set RELEASES_BUCKET and its key.'),
  });
});

/** A store in a folder that no setting names, and an empty DATA_DIR. */
async function openSite() {
  const opened = await openTestStore(emptyFolder);
  const dataDir = temporaryFolder();
  const unset = { RELEASES_DIR: '', RELEASES_BUCKET: '', SITE_URL: '', PORT: '' };
  jest.replaceProperty(process, 'env', { ...process.env, ...unset, DATA_DIR: dataDir });
  return { ...opened, dataDir };
}
