import { testerTokenExpiry } from '@site/delivery/tester-token';
import { openTestStore } from '@site/delivery/testing/open-test-store';
import { outcomeOf } from '@site/service/testing/processes';
import { createReleaseProgram, describeReleaseFailure } from './release-program.ts';
import { testerLink } from './token-command.ts';

const secret = 'a secret of this test';
const hourMs = 3_600_000;

it('prints the link that shows versions among the live ones', async () => {
  const { resultOf } = await openToken();
  const { stdout } = await resultOf('--part', 'blog@1.0.0-a', '--site', 'https://site.example');
  const link = new URL(stdout);
  expect([link.origin, link.searchParams.get('part')]).toEqual(['https://site.example', 'blog@1.0.0-a']);
  expect(testerTokenExpiry(secret, link.searchParams.get('token') ?? '')).toBeGreaterThan(Date.now() + 11 * hourMs);
});

it('says that it cut the hours, and not where a program reads', async () => {
  const { resultOf } = await openToken();
  const { stdout, stderr } = await resultOf('--hours', '48', '--json');
  expect(JSON.parse(stdout)).toMatchObject({ hours: 12 });
  expect(stderr).toBe('48 hours were asked for; a token lasts 12 hours at most.\n');
});

it('makes no link to a version that the store lacks', async () => {
  const { resultOf } = await openToken();
  expect(await resultOf('--part', 'blog@1.0.0-none')).toEqual({
    stdout: '',
    stderr: expect.stringMatching(/^The release store has no blog 1\.0\.0-none\.\n.+RELEASES_DIR/),
  });
});

it('makes no token where neither setting nor edge has left a secret', async () => {
  const { resultOf } = await openToken({ EDGE_SECRET: undefined });
  expect(await resultOf()).toEqual({
    stdout: '',
    stderr: expect.stringMatching(/^No edge has run with this DATA_DIR/),
  });
});

it('makes an address that people can read and edges can too', () => {
  const link = testerLink('https://site.example/deep', {
    versions: { blog: '1.0.0-b', shell: '1.0.0-a' },
    token: '1.x_-',
  });
  expect(link).toBe('https://site.example/?part=blog@1.0.0-b&part=shell@1.0.0-a&token=1.x_-');
  expect(new URL(link).searchParams.getAll('part')).toEqual(['blog@1.0.0-b', 'shell@1.0.0-a']);
});

/** The command beside a store with a blog. */
async function openToken(other: NodeJS.ProcessEnv = {}) {
  const { settings, start, folder } = await openTestStore();
  await start({ shell: 'a', blog: 'a' });
  const env = { ...process.env, ...settings, DATA_DIR: folder, EDGE_SECRET: secret, ...other };
  jest.replaceProperty(process, 'env', env);
  const resultOf = async (...args: string[]) => {
    const describeFailure = describeReleaseFailure;
    const { stdout, stderr } = await outcomeOf(createReleaseProgram(), ['token', ...args], { describeFailure });
    return { stdout, stderr };
  };
  return { resultOf };
}
