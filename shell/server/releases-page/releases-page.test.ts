import { rollBackCanary, startCanary } from '@site/delivery/canary/canary';
import { noCounts } from '@site/delivery/canary/canary-counts';
import { unhold } from '@site/delivery/channels/holds';
import { promote } from '@site/delivery/channels/promote';
import { rollback } from '@site/delivery/channels/rollback';
import { allowAll } from '@site/delivery/gate/gate';
import type { ReleaseStore } from '@site/delivery/store/release-store';
import { testerToken } from '@site/delivery/tester-token';
import { makeBuild, manifestOf } from '@site/delivery/testing/builds';
import { openSignedStore } from '@site/delivery/testing/open-signed-store';
import { openTestStore } from '@site/delivery/testing/open-test-store';
import type { Trial } from '../releases/canary-trial.ts';
import type { PartFigures } from '../releases/part-figures.ts';
import { createReleasesPage } from './releases-page.ts';

const channel = 'production';
const secret = 'a secret of this test';

it('shows what is live, who made it, and what the last release changed', async () => {
  const { deliver, show } = await openPage();
  const { table } = manifestOf('blog', '', ['/blog', '/blog/news']);
  const routes = table.routes.map((route) => ({ ...route, title: `Posts, not <b>news</b>` }));
  await deliver('b', { table: { ...table, routes } });
  const text = await show();
  expect(text).toMatch(/Live now.* blog 1\.0\.0-b 9f2c1ab on news by Asha Rao, built 20.* UTC 20.* UTC /);
  expect(text).toMatch(/blog 1\.0\.0-a -&gt; 1\.0\.0-b 9f2c1ab on news by Asha Rao, built 20.* \+ \/blog\/news /);
  expect(text).toContain('/blog title: &quot;/blog&quot; -&gt; &quot;Posts, not &lt;b&gt;news&lt;/b&gt;&quot;');
  expect(text).toMatch(/History.* 2 20.* UTC promote [0-9a-f]{12} Ravi the archive blog@1\.0\.0-b, .* 1 20.* start /);
});

it('shows how fast each version is, and how often it failed', async () => {
  const { show } = await openPage();
  expect(await show()).toMatch(/In use .* blog 1\.0\.0-a all 40 1840.ms – 0\.03 3 1 /);
});

it('shows characters that reverse a line by their number', async () => {
  const { deliver, show } = await openPage();
  await deliver('b', {}, { author: 'Asha \u202egnp', why: 'news \u2067x' });
  const text = await show();
  for (const words of ['Asha \\u202egnp', 'by Asha \\u202egnp', 'Ravi news \\u2067x']) expect(text).toContain(words);
  expect(text).not.toMatch(/[\u202e\u2067]/);
});

it('shows what a canary tries, and what all edges counted of it', async () => {
  const { store, publish, show, counted } = await openPage();
  expect(await show()).toContain('No canary is running');
  const versions = { blog: await publish('blog', 'c') };
  const { canary, revision, release } = await startCanary(store, {
    channel,
    versions,
    percent: 5,
    next: [100],
    why: 'a try',
    by: 'Asha',
    gate: allowAll,
  });
  const { arms, against } = noCounts();
  const own = {
    against,
    canary: canary?.release ?? '',
    live: release,
    percent: 5,
    nextPercent: 100,
    startedMs: 0,
    revision,
    baselineRate: 0.05,
  };
  counted.own = { ...own, arms, failed: {} };
  counted.all = {
    ...own,
    arms: { canary: { ...arms.canary, visitors: 40, failed: 4 }, live: { ...arms.live, visitors: 800, failed: 8 } },
    failed: { blog: 4 },
  };
  const text = await show();
  expect(text).toMatch(
    /5 % of the visitors get [0-9a-f]{12} since 20.* UTC, then 100 %\. Its versions that are not live .* blog 1\.0\.0-c /,
  );
  expect(text).toMatch(/Visitors 40 800 A part failed for 4 \(10\.0.%\) 8 \(1\.0.%\) (?:none|p = 0\.\d+) /);
  expect(text).toContain('In the canary failed: blog for 4.');
  counted.all = { ...counted.all, revision: 1 };
  expect(await show()).toContain('Visitors 0 0');
  await rollBackCanary(store, { channel, release: canary?.release ?? '', why: 'A part failed for 4 of 40 visitors.' });
  expect(await show()).toContain('guard');
});

it('shows what is held, since when, by whom and why, and how to release it', async () => {
  const { deliver, show, store } = await openPage();
  await deliver('b');
  expect(await show()).not.toContain('eld:');
  await rollback(store, { channel, why: 'the <b>list</b> is empty', by: 'Asha', gate: allowAll });
  const text = await show();
  expect(text).toMatch(/Live now .*Held: .* blog@1\.0\.0-b 20.* UTC Asha the &lt;b&gt;list&lt;\/b&gt; is empty /);
  expect(text).toContain('npm run release -- unhold PART@VERSION --channel production');
  expect(text).toMatch(/History .* 3 20.* rollback .* held: blog@1\.0\.0-b 2 20/);
  await unhold(store, { channel, part: 'blog', version: '1.0.0-b', why: 'it was the service', by: 'Ravi' });
  expect(await show()).toMatch(/^(?!.*Held:).* 4 20.* unhold .* Ravi it was the service .* held: blog@1\.0\.0-b /);
});

it('shows entries that the policy of its channel does not allow, and nothing of what they name', async () => {
  const { store, as, write, publish } = await openSignedStore();
  const blog = await publish('blog', 'blog', 'b');
  const { id } = await store.createRelease({ parts: { shell: '1.0.0-a', blog, contact: '1.0.0-a' } });
  await write({ release: id, signed: undefined });
  const text = await pageOf(as('edge')).show();
  expect(text).toContain('Entries of production that its policy did not allow; none of them changed anything');
  expect(text).toContain('3 It is not signed.');
  expect(text).not.toMatch(new RegExp(`1\\.0\\.0-b|${id}`));
});

it('says so where there is nothing to compare', async () => {
  const { deliver, show, store } = await openPage();
  expect(await show()).toContain('Until now there was one release only.');
  await deliver('b');
  await store.storage.remove('parts/blog/1.0.0-a/part.json');
  expect(await show()).toContain('no longer in the store');
});

it.each([
  ['no token', '', false, 404],
  ['a wrong token', 'token=made.up', false, 403],
  ['an expired token', `token=${testerToken(secret, -1)}`, false, 403],
  ['a token', `token=${testerToken(secret)}`, false, 200],
  ['a release to look at', '', true, 200],
])('answers whoever has %s', async (_what, query, isTester, status) => {
  const { respond } = await openPage();
  expect((await respond(query, isTester)).status).toBe(status);
});

/** The page of a store with a shell and a blog; `show` gives its text in one line. */
async function openPage() {
  const { store, folder, start, publish } = await openTestStore();
  await start({ shell: 'a', blog: 'a' });
  return {
    ...pageOf(store),
    publish,
    async deliver(content: string, change = {}, { author, why } = { author: 'Asha Rao', why: 'the archive' }) {
      const source = { author, commit: '9f2c1ab8d0', branch: 'news' };
      const { version } = await store.publish(await makeBuild(folder, 'blog', content, change), source);
      await promote(store, { versions: { blog: version }, channel, why, by: 'Ravi', gate: allowAll });
    },
  };
}

function pageOf(store: ReleaseStore) {
  const counted: { own?: Trial; all?: Trial } = {};
  const figures: PartFigures = {
    role: 'live',
    part: 'blog',
    version: '1.0.0-a',
    views: 40,
    failedInBrowser: 3,
    failedOnServer: 1,
    lcp: 1_840,
    inp: undefined,
    cls: 0.031,
  };
  const respond = createReleasesPage({
    store,
    secret,
    config: { channel, isDevelopment: false },
    reports: { trial: () => counted.own, figures: () => [figures] },
    canaryGuard: { counted: () => counted.all },
  });
  return {
    store,
    respond,
    counted,
    async show() {
      const page = await respond('', true);
      const html = page.status === 200 ? page.html : page.reason;
      return html
        .replace(/<style>.*<\/style>/s, '')
        .replace(/<[^>]+>/g, ' ')
        .replace(/\s+/g, ' ')
        .replace(/ ([,:])/g, '$1');
    },
  };
}
