import { hash } from 'node:crypto';
import { NotInStore } from '@site/delivery/store/store-errors';
import { cookieOf, requestWith, sampleRelease } from '../testing/sample-release.ts';
import type { ChannelState } from './follow-channel.ts';
import { createReleasePicker, getsCanary } from './pick-release.ts';
import { createTesterCookie, createVisitCookie } from './release-cookies.ts';

const page = { accept: 'text/html,application/xhtml+xml' };
const live = sampleRelease({ id: 'aaaaaaaaaaaa' });
const canary = { release: sampleRelease({ id: 'bbbbbbbbbbbb' }), percent: 50, revision: 2 };

describe('the release picker', () => {
  it("picks the channel's release at once, without a cookie, while no canary runs", () => {
    const { pick } = openPicker({ live });
    expect(pick(requestWith(page))).toEqual({ release: live, source: 'channel' });
  });

  it('splits new visits during a canary, and keeps each in the same release', async () => {
    const { pick } = openPicker({ live, canary });
    const firsts = await Promise.all(Array.from({ length: 40 }, () => pick(requestWith(page))));
    expect(new Set(firsts.map((picked) => picked?.release.id))).toEqual(new Set([live.id, canary.release.id]));
    for (const first of firsts)
      expect(await pick(requestWith({ ...page, ...cookieOf(first?.setCookie) }))).toEqual({
        release: first?.release,
        source: 'draw',
      });
  });

  it('gives every visit the live release once this edge has stopped the canary, and still none that a shared cache may keep', async () => {
    const { pick } = openPicker({ live, canary }, 'it failed');
    const picked = await Promise.all(Array.from({ length: 20 }, () => pick(requestWith(page))));
    expect(picked.filter((one) => one?.release === live && one.source === 'draw')).toHaveLength(20);
  });

  it.each([
    ['a file or a call', requestWith({ accept: '*/*' })],
    ['a form', requestWith(page, 'POST')],
    ['the head of a page', requestWith(page, 'HEAD')],
  ])('sets no visitor cookie for %s', async (_what, request) => {
    expect(await openPicker({ live, canary }).pick(request)).toEqual({ release: live, source: 'draw' });
  });

  it("picks a tester's release, whatever the channel says", async () => {
    const { pick, choose } = openPicker({ live, canary });
    expect(await pick(requestWith({ ...page, ...choose('cccccccccccc') }))).toMatchObject({
      release: { id: 'cccccccccccc' },
      source: 'tester',
    });
  });

  it('falls back to the channel when a release is pruned, expired or forged', async () => {
    const { pick, choose } = openPicker({ live });
    const forged = { cookie: `sv-release=cccccccccccc.${Date.now() + 60_000}.made-up` };
    for (const cookie of [choose('dddddddddddd'), choose('cccccccccccc', Date.now() - 1), forged])
      expect(await pick(requestWith(cookie))).toEqual({ release: live, source: 'channel' });
  });
});

const secret = 'a secret of this test';

function openPicker(state: ChannelState | undefined, stopped?: string) {
  const testerCookie = createTesterCookie(secret, false);
  return {
    choose: (id: string, end?: number) => cookieOf(testerCookie.set(id, end)),
    pick: createReleasePicker({
      state: () => state,
      async openRelease(id) {
        if (id === 'dddddddddddd') throw new NotInStore(`release ${id}`);
        return sampleRelease({ id });
      },
      testerCookie,
      visitCookie: createVisitCookie(secret, false),
      canaryStopped: () => stopped,
    }),
  };
}

/** The same visitors in every run. */
const ids = Array.from({ length: 10_000 }, (_, index) => hash('md5', `visitor ${index}`, 'base64url'));

describe('the draw of a canary', () => {
  it.each([1, 5, 12.5, 50, 99])('draws %d percent within one point', (percent) => {
    const drawn = ids.filter((id) => getsCanary(id, 'aaaaaaaaaaaa', percent)).length;
    expect(Math.abs(drawn / 100 - percent)).toBeLessThanOrEqual(1);
  });

  it('keeps drawn visitors when the share grows', () => {
    const before = ids.filter((id) => getsCanary(id, 'aaaaaaaaaaaa', 5));
    expect(before.every((id) => getsCanary(id, 'aaaaaaaaaaaa', 20))).toBe(true);
  });

  it('draws other visitors for the next canary', () => {
    const both = ids.filter((id) => getsCanary(id, 'aaaaaaaaaaaa', 10) && getsCanary(id, 'bbbbbbbbbbbb', 10)).length;
    expect(Math.abs(both / 100 - 1)).toBeLessThanOrEqual(0.5);
  });
});
