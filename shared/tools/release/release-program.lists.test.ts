import { createServer } from 'node:http';
import { promote } from '@site/delivery/channels/promote';
import { allowAll } from '@site/delivery/gate/gate';
import { makeBuild } from '@site/delivery/testing/builds';
import { openTestStore } from '@site/delivery/testing/open-test-store';
import { portOf } from '@site/service/process/server';
import { outcomeOf } from '@site/service/testing/processes';
import { closeAfterTest } from '@site/testing/close-after-test';
import { createReleaseProgram } from './release-program.ts';

const made = '9f2c1ab on news by Asha Rao, built 20';

it.each([
  [['status'], `blog         1.0.0-b   ${made}`],
  [['history'], `blog@1.0.0-b  ${made}`],
  [['versions', 'blog'], `${made}`],
  [['diff'], `blog         1.0.0-a -> 1.0.0-b   ${made}`],
] as const)('names commit, branch, author and build time in %j, for people and for programs', async (args, words) => {
  await openDelivered();
  expect(await outputOf(...args)).toContain(words);
  const data = await outputOf(...args, '--json');
  for (const fact of ['"author": "Asha Rao"', '"commit": "9f2c1ab8d0"', '"branch": "news"', '"builtAt": "20'])
    expect(data).toContain(fact);
});

it('says who promoted, and which versions are live', async () => {
  await openDelivered();
  expect(await outputOf('history')).toMatch(/ {3}2 {2}20.* promote .* news {2}by Ravi\n/);
  expect(await outputOf('versions', 'blog')).toMatch(/^1\.0\.0-b .* live on production\n1\.0\.0-a .*UTC\n$/);
});

it('shows escapes, and one line, where author and reason would steer the terminal or forge a line', async () => {
  await openDelivered({
    author: 'Asha\u001b]0;x\u0007\u202e',
    why: 'news\n   9  promote\u009b2J',
    by: 'Ravi\u2066\u200b',
  });
  const status = await outputOf('status');
  const history = await outputOf('history');
  expect(status).toContain('by Ravi\\u2066\\u200b: news 9 promote\\u009b2J\n');
  expect(history).toContain('  news 9 promote\\u009b2J  by Ravi\\u2066\\u200b\n');
  for (const text of [status, history, await outputOf('versions', 'blog'), await outputOf('diff')]) {
    expect(text).toContain('by Asha\\u001b]0;x\\u0007\\u202e');
    expect(text).not.toMatch(/[^\P{Cc}\n]|[\u202e\u2066]/u);
  }
  expect(JSON.parse(await outputOf('history', '--json'))[0].by).toBe('Ravi\u2066\u200b');
});

it('says which process of the site does not run what is live', async () => {
  await openDelivered();
  const site = createServer((_, response) => response.end('yes\nblog runs 1.0.0-a, and 1.0.0-b is live\n'));
  await new Promise<void>((resolve) => site.listen(0, resolve));
  closeAfterTest(() => site.close());
  jest.replaceProperty(process, 'env', { ...process.env, SITE_URL: `http://127.0.0.1:${portOf(site)}` });
  expect(await outputOf('status')).toMatch(/\nATTENTION {2}blog runs 1\.0\.0-a, and 1\.0\.0-b is live\n$/);
});

/** A store, which the settings name, where Asha's blog was promoted by Ravi. */
async function openDelivered({ author = 'Asha Rao', why = 'news', by = 'Ravi' } = {}) {
  const { settings, store, folder, start } = await openTestStore();
  await start({ shell: 'a', blog: 'a' });
  const source = { author, commit: '9f2c1ab8d0', branch: 'news' };
  const { version } = await store.publish(await makeBuild(folder, 'blog', 'b'), source);
  const versions = { blog: version };
  await promote(store, { versions, channel: 'production', why, by, gate: allowAll });
  jest.replaceProperty(process, 'env', { ...process.env, ...settings });
}

async function outputOf(...args: string[]): Promise<string> {
  return (await outcomeOf(createReleaseProgram(), args)).stdout;
}
