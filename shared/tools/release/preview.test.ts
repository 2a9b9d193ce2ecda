import { testerTokenExpiry } from '@site/delivery/tester-token';
import { makeBuild } from '@site/delivery/testing/builds';
import { openTestStore } from '@site/delivery/testing/open-test-store';
import { outcomeOf } from '@site/service/testing/processes';
import { createReleaseProgram, describeReleaseFailure } from './release-program.ts';

const secret = 'a secret of this test';
const hourMs = 3_600_000;

it('prints nothing but a link that people can read, to versions and a release of the store', async () => {
  const { preview, release } = await openPreview();
  const { stdout, stderr } = await preview('blog@1.0.0-a', 'shell@1.0.0-a', '--release', release);
  expect(stdout).toMatch(`https://site.example/?release=${release}&part=blog@1.0.0-a&part=shell@1.0.0-a&token=`);
  const { searchParams } = new URL(stdout.trim());
  expect(testerTokenExpiry(secret, searchParams.get('token') ?? '')).toBeGreaterThan(Date.now() + 11 * hourMs);
  expect(stderr).toBe('');
});

it('publishes a build, links its version and moves no channel', async () => {
  const { preview, store, folder } = await openPreview();
  const { stdout } = await preview('blog', '--build', await makeBuild(folder, 'blog', 'b'), '--json');
  const { link, names } = JSON.parse(stdout);
  expect([names, new URL(link).searchParams.get('part')]).toEqual([['blog@1.0.0-b'], 'blog@1.0.0-b']);
  expect(await store.listVersions('blog')).toEqual(['1.0.0-a', '1.0.0-b']);
  expect((await store.channel('production').history()).map(({ action }) => action)).toEqual(['start']);
});

it.each([
  [['blog@1.0.0-none'], 1, /^The release store has no blog 1\.0\.0-none\.\n.+RELEASES_DIR/],
  [['--release', '0123456789ab'], 1, /^The release store has no release 0123456789ab\./],
  [[], 2, /^Name what the link shows: PART, PART@VERSION, or --release ID\./],
  [['nobody'], 2, /^Unknown part nobody\. Parts: /],
])('makes no link to what there is not: %j', async (args, exitCode, sentence) => {
  const { preview } = await openPreview();
  expect(await preview(...args)).toEqual({ exitCode, stdout: '', stderr: expect.stringMatching(sentence) });
});

it('makes no link where neither setting nor edge has left a secret', async () => {
  const { preview } = await openPreview({ EDGE_SECRET: undefined });
  expect(await preview('blog@1.0.0-a')).toEqual({
    exitCode: 1,
    stdout: '',
    stderr: expect.stringMatching(/^No edge has run with this DATA_DIR/),
  });
});

/** The command for a site, beside a store with a shell and a blog. */
async function openPreview(other: NodeJS.ProcessEnv = {}) {
  const opened = await openTestStore();
  const { settings, start, folder } = opened;
  const { release } = await start({ shell: 'a', blog: 'a' });
  const env = { ...settings, DATA_DIR: folder, EDGE_SECRET: secret, SITE_URL: 'https://site.example', ...other };
  jest.replaceProperty(process, 'env', { ...process.env, ...env });
  const preview = (...args: string[]) =>
    outcomeOf(createReleaseProgram(), ['preview', ...args], { describeFailure: describeReleaseFailure });
  return { ...opened, release, preview };
}
