import { NotInStore } from '@site/release/store/store-errors';
import { cookieOf, liveRelease, requestWith } from '../testing/sample-release.ts';
import type { ChannelState } from './follow-channel.ts';
import { createReleasePicker } from './release-picker.ts';
import { createTesterCookie } from './tester-cookie.ts';
import { createVisitors } from './visitors.ts';

const page = { accept: 'text/html,application/xhtml+xml' };
const live = liveRelease({ id: 'aaaaaaaaaaaa' });
const canary = { release: liveRelease({ id: 'bbbbbbbbbbbb' }), percent: 50, revision: 2 };

describe('the release picker', () => {
  it("picks the channel's release at once, with no cookie, while no canary runs", () => {
    const { pick } = openPicker({ live });
    expect(pick(requestWith(page))).toEqual({ release: live, by: 'channel' });
  });

  it('picks nothing before the first release', () => {
    expect(openPicker(undefined).pick(requestWith(page))).toBeUndefined();
  });

  it('splits visitors during a canary and keeps them where they were', async () => {
    const { pick } = openPicker({ live, canary });
    const firsts = await Promise.all(Array.from({ length: 40 }, () => pick(requestWith(page))));
    expect(new Set(firsts.map((picked) => picked?.release.id))).toEqual(new Set([live.id, canary.release.id]));
    for (const first of firsts)
      expect(await pick(requestWith({ ...page, ...cookieOf(first?.setCookie) }))).toEqual({
        release: first?.release,
        by: 'canary',
      });
  });

  it.each([
    ['a file or a call', requestWith({ accept: '*/*' })],
    ['a form', requestWith(page, 'POST')],
    ['the head of a page', requestWith(page, 'HEAD')],
  ])('sets no visitor cookie for %s', async (_what, request) => {
    expect(await openPicker({ live, canary }).pick(request)).toEqual({ release: live, by: 'canary' });
  });

  it('picks tester release, whatever the channel says', async () => {
    const { pick, choose } = openPicker({ live, canary });
    expect(await pick(requestWith({ ...page, ...choose('cccccccccccc') }))).toMatchObject({
      release: { id: 'cccccccccccc' },
      by: 'tester',
    });
  });

  it('opens a release for testers once', async () => {
    const { pick, choose, opened } = openPicker({ live });
    await pick(requestWith(choose('cccccccccccc')));
    expect(pick(requestWith(choose('cccccccccccc')))).toMatchObject({ by: 'tester' });
    expect(opened).toEqual(['cccccccccccc']);
  });

  it('falls back to the channel when a release is pruned, expired or forged', async () => {
    const { pick, choose } = openPicker({ live });
    expect(await pick(requestWith(choose('dddddddddddd')))).toEqual({ release: live, by: 'channel' });
    expect(await pick(requestWith(choose('cccccccccccc', Date.now() - 1)))).toEqual({ release: live, by: 'channel' });
    expect(await pick(requestWith({ cookie: `sv-release=cccccccccccc.${Date.now() + 60_000}.made-up` }))).toEqual({
      release: live,
      by: 'channel',
    });
  });
});

function openPicker(state: ChannelState | undefined) {
  const secret = 'a secret of this test';
  const testerCookie = createTesterCookie(secret, false);
  const opened: string[] = [];
  return {
    opened,
    choose: (id: string, end?: number) => cookieOf(testerCookie.set(id, end)),
    pick: createReleasePicker({
      state: () => state,
      async openRelease(id) {
        opened.push(id);
        if (id === 'dddddddddddd') throw new NotInStore(`release ${id}`);
        return liveRelease({ id });
      },
      testerCookie,
      visitors: createVisitors(secret, false),
    }),
  };
}
