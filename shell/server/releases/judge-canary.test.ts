import { sampleRelease } from '../testing/sample-release.ts';
import type { ChannelState } from './follow-channel.ts';
import { createCanaryJudge } from './judge-canary.ts';

const live = sampleRelease({ id: 'aaaaaaaaaaaa' });
const canary = sampleRelease({ id: 'bbbbbbbbbbbb' });

describe('the judge of a canary', () => {
  it('stops the canary at the fifth failed visit, and says so once in the log and the chat', () => {
    const { judge, visit, log, announce } = openJudge();
    visit(live, { good: 90, failed: 1 });
    visit(canary, { good: 7, failed: 4 });
    expect(judge.stopped()).toBeUndefined();
    visit(canary, { failed: 2 });
    const why =
      'The canary bbbbbbbbbbbb on production is no longer shown by this edge: 5 of its 12 visits failed, and 1 of 91 of the live release. Promote or roll back to end it for all.';
    expect(judge.stopped()).toBe(why);
    expect(announce.mock.calls).toEqual([[why]]);
    expect(log.error.mock.calls).toEqual([[{ channel: 'production' }, why]]);
  });

  it.each([
    ['goes on', { good: 80, failed: 20 }, { good: 6, failed: 4 }],
    ['goes on', { good: 80, failed: 20 }, { good: 12, failed: 8 }],
    ['is stopped', { good: 80, failed: 20 }, { good: 11, failed: 8 }],
    ['is stopped', {}, { failed: 5 }],
  ])('%s where the live release has %j and the canary %j', (fate, ofLive, ofCanary) => {
    const { judge, visit } = openJudge();
    visit(live, ofLive);
    visit(canary, ofCanary);
    expect(judge.stopped() === undefined ? 'goes on' : 'is stopped').toBe(fate);
  });

  it('counts a visit once, however often it fails', () => {
    const { judge } = openJudge();
    for (let time = 0; time < 50; time += 1) judge.count(canary.id, 'one visit', true);
    expect(judge.counts()).toEqual([
      { role: 'canary', visits: 1, failed: 1 },
      { role: 'live', visits: 0, failed: 0 },
    ]);
  });

  it('forgets the failure of a visit together with the visit', () => {
    const { judge, visit } = openJudge();
    visit(live, { failed: 10 });
    visit(live, { good: 50_000 });
    expect(judge.counts()).toContainEqual({ role: 'live', visits: 50_000, failed: 0 });
    visit(canary, { failed: 5 });
    expect(judge.stopped()).toContain('5 of its 5 visits failed, and 0 of 50000 of the live release');
  });

  it('counts each render that a part broke, and nothing of other releases', () => {
    const { judge } = openJudge();
    for (let time = 0; time < 5; time += 1) judge.countFailedRender('cccccccccccc');
    expect(judge.stopped()).toBeUndefined();
    for (let time = 0; time < 5; time += 1) judge.countFailedRender(canary.id);
    expect(judge.stopped()).toContain('5 of its 5 visits failed');
  });

  it('counts failed visits anew with each change of the channel, and forgets all once the canary has ended', () => {
    const { judge, visit, state } = openJudge();
    visit(canary, { failed: 5 });
    state.canary = { release: canary, percent: 20, revision: 3 };
    expect(judge.stopped()).toBeUndefined();
    visit(canary, { failed: 5 });
    delete state.canary;
    expect([judge.stopped(), judge.counts()]).toEqual([undefined, []]);
  });
});

function openJudge() {
  const state: ChannelState = { live, canary: { release: canary, percent: 10, revision: 2 } };
  const log = { error: jest.fn() };
  const announce = jest.fn(async () => {});
  const judge = createCanaryJudge({ state: () => state, channel: 'production', announce, log });
  let visits = 0;
  return {
    state,
    judge,
    log,
    announce,
    /** Counts this many visits of the release, the good ones first. */
    visit({ id }: { id: string }, { good = 0, failed = 0 }: { good?: number; failed?: number }) {
      for (let number = 0; number < good + failed; number += 1) {
        visits += 1;
        judge.count(id, `visit ${visits}`, number >= good);
      }
    },
  };
}
