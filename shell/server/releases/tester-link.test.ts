import type { ReleaseStore } from '@site/delivery/store/release-store';
import { testerToken } from '@site/delivery/tester-token';
import { manifestOf } from '@site/delivery/testing/builds';
import { openSignedStore } from '@site/delivery/testing/open-signed-store';
import { openTestStore } from '@site/delivery/testing/open-test-store';
import { cookieOf, requestWith } from '../testing/sample-release.ts';
import { createTesterCookie, testerCookieName } from './release-cookies.ts';
import { createTesterLinkReader } from './tester-link.ts';

const secret = 'a secret of this test';

describe('a tester link', () => {
  it('sets the release and takes it out of the address', async () => {
    const { choose, live, releaseOf } = await openChooser();
    const choice = await choose(`release=${live}&page=2`);
    expect(choice).toMatchObject({ kind: 'accepted', query: 'page=2' });
    expect(releaseOf(choice)).toBe(live);
  });

  it('combines named versions with the live ones', async () => {
    const { choose, store, publish, releaseOf } = await openChooser();
    const blog = await publish('blog', 'new');
    const shell = await publish('shell', 'new');
    const { parts } = await store.readRelease(releaseOf(await choose(`part=blog@${blog}&part=shell@${shell}`)) ?? '');
    expect(parts).toEqual({ blog, shell, contact: '1.0.0-one' });
  });

  it('removes cookie on release=live without a token', async () => {
    const { choose } = await openChooser({ isDevelopment: false });
    expect(await choose('release=live')).toMatchObject({
      kind: 'accepted',
      query: '',
      cookie: expect.stringMatching(`^${testerCookieName}=; .*Max-Age=0`),
    });
  });

  it.each(['', 'q=cleaning', 'release=summer', 'part=two', 'token=x'])('ignores the query "%s"', async (query) => {
    const { choose } = await openChooser();
    expect(await choose(query)).toBeUndefined();
  });

  it('needs token outside development, expires with it', async () => {
    const { choose, live, releaseOf } = await openChooser({ isDevelopment: false });
    for (const token of ['', '&token=made.up', `&token=${testerToken('another secret')}`])
      expect(await choose(`release=${live}${token}`)).toMatchObject({
        kind: 'refused',
        status: 403,
        reason: expect.stringContaining('token'),
      });
    const choice = await choose(`release=${live}&token=${testerToken(secret, 60_000)}`);
    expect([choice?.kind === 'accepted' && choice.query, releaseOf(choice)]).toEqual(['', live]);
    jest.useFakeTimers({ now: Date.now() + 60_001 });
    expect(releaseOf(choice)).toBeUndefined();
    jest.useRealTimers();
  });

  it('needs no token of somebody who is a tester, and expires with the first one', async () => {
    const { choose, live, publish, releaseOf } = await openChooser({ isDevelopment: false });
    const entered = await choose(`release=${live}&token=${testerToken(secret, 60_000)}`);
    const cookie = entered?.kind === 'accepted' ? cookieOf(entered.cookie) : {};
    const choice = await choose(`part=blog@${await publish('blog', 'new')}`, cookie);
    expect(releaseOf(choice)).toMatch(/^[0-9a-f]{12}$/);
    jest.useFakeTimers({ now: Date.now() + 60_001 });
    expect(releaseOf(choice)).toBeUndefined();
    expect(await choose(`release=${live}`, cookie)).toMatchObject({ kind: 'refused', status: 403 });
    jest.useRealTimers();
  });

  it.each([
    ['cross-site', 'refused'],
    ['same-site', 'refused'],
    ['same-origin', 'accepted'],
    ['none', 'accepted'],
  ])('without a token, from a page that is %s: %s', async (site, kind) => {
    const { choose, live } = await openChooser({ isDevelopment: false });
    const entered = await choose(`release=${live}&token=${testerToken(secret)}`, { 'sec-fetch-site': site });
    const cookie = entered?.kind === 'accepted' ? cookieOf(entered.cookie) : {};
    expect(await choose(`release=${live}`, { ...cookie, 'sec-fetch-site': site })).toMatchObject({ kind });
  });

  it('shows no version that no trusted key has signed', async () => {
    const { as, publish } = await openSignedStore();
    const reader = as();
    const live = (await reader.channel('production').newest())?.release ?? '';
    const { choose } = linkReader(reader, live, true);
    await publish('contact', 'blog', 'b');
    expect(await choose('part=blog@1.0.0-b')).toEqual({
      kind: 'refused',
      status: 404,
      reason: 'The release store has no blog 1.0.0-b that may be shown.',
    });
    await publish('blog', 'blog', 'b');
    expect(await choose('part=blog@1.0.0-b')).toMatchObject({ kind: 'accepted' });
  });

  it.each([
    ['release=0123456789ab', 'The release store has no release 0123456789ab.'],
    ['part=blog@9.9.9', 'The release store has no blog 9.9.9.'],
  ])('answers 404 in a sentence for an unknown name: %s', async (query, reason) => {
    const { choose } = await openChooser();
    expect(await choose(query)).toEqual({ kind: 'refused', status: 404, reason });
  });

  it('answers clashing versions with a 409 sentence', async () => {
    const { choose, publish } = await openChooser();
    const { table } = manifestOf('blog', 'new', ['/contact']);
    const version = await publish('blog', 'new', { table });
    expect(await choose(`part=blog@${version}`)).toEqual({
      kind: 'refused',
      status: 409,
      reason: 'Both blog and contact claim "/contact", so they cannot be released together.',
    });
  });
});

async function openChooser({ isDevelopment = true } = {}) {
  const { store, publish, start } = await openTestStore();
  const { release: live } = await start({ shell: 'one', blog: 'one', contact: 'one' });
  return { store, publish, live, ...linkReader(store, live, isDevelopment) };
}

function linkReader(store: ReleaseStore, live: string, isDevelopment: boolean) {
  const testerCookie = createTesterCookie(secret, false);
  const readLink = createTesterLinkReader({ store, liveId: () => live, testerCookie, secret, isDevelopment });
  const choose = (query: string, headers = {}) => readLink(query, requestWith(headers));
  const releaseOf = (choice: Awaited<ReturnType<typeof choose>>) =>
    choice?.kind === 'accepted' ? testerCookie.read(requestWith(cookieOf(choice.cookie)))?.release : undefined;
  return { choose, releaseOf };
}
