import { sampleRelease } from '../testing/sample-release.ts';
import type { ChannelState } from './follow-channel.ts';
import { createPartCounts } from './part-counts.ts';

const live = sampleRelease({ id: 'aaaaaaaaaaaa', parts: { shell: '1.0.0-a', blog: '1.0.0-a' } });
const canary = sampleRelease({ id: 'bbbbbbbbbbbb', parts: { shell: '1.0.0-a', blog: '1.0.0-b' } });

it('counts views and failures by role, part and version', () => {
  const { counts, counted } = openCounts();
  counts.addReport({ release: live.id, views: 1, failed: [] });
  counts.addReport({ release: canary.id, views: 1, failed: ['blog', 'blog'] });
  counts.addReport({ release: canary.id, views: 0, failed: ['blog'] });
  counts.addRenderFailure(canary.id, 'blog');
  expect(counts.views()).toEqual({ live: 1, canary: 1 });
  expect(counted()).toEqual(['canary blog@1.0.0-b browser 2', 'canary blog@1.0.0-b server 1']);
});

it('keeps the failures of a replaced version, and starts its successor at 0', () => {
  const { counts, state, counted } = openCounts();
  counts.addReport({ release: canary.id, views: 1, failed: ['blog'] });
  state.live = canary;
  delete state.canary;
  expect(counted()).toEqual(['canary blog@1.0.0-b browser 1']);
  expect(counts.failures()).toContainEqual(
    expect.objectContaining({ role: 'live', part: 'blog', version: '1.0.0-b', failures: 0 }),
  );
});

it('ignores names and releases that a report made up', () => {
  const { counts, counted } = openCounts();
  counts.addReport({ release: live.id, views: 0, failed: ['asha', 'constructor'] });
  counts.addReport({ release: 'cccccccccccc', views: 1, failed: ['blog'] });
  expect([counted(), counts.views().live]).toEqual([[], 0]);
  expect(counts.failures()).toHaveLength(8);
});

it.each([
  ['unknown after 99 views', 99, 50, 0.05],
  ['what was counted', 100, 12, 0.12],
  ['at least 5 %', 100, 1, 0.05],
  ['at most 25 %', 100, 60, 0.25],
])('gives a release a usual failure rate that is %s', (_what, views, failures, rate) => {
  const { counts } = openCounts();
  for (let view = 0; view < views; view += 1)
    counts.addReport({ release: live.id, views: 1, failed: view < failures ? ['blog', 'constructor'] : [] });
  for (let view = 0; view < 100; view += 1) counts.addReport({ release: canary.id, views: 1, failed: ['blog'] });
  expect(counts.baselineFailureRate(live.id)).toBe(rate);
});

it('remembers how often a release failed that is live again', () => {
  const { counts, state } = openCounts();
  for (let view = 0; view < 100; view += 1)
    counts.addReport({ release: live.id, views: 1, failed: view < 20 ? ['blog'] : [] });
  state.live = canary;
  expect(counts.baselineFailureRate(canary.id)).toBe(0.05);
  state.live = live;
  expect(counts.baselineFailureRate(live.id)).toBe(0.2);
});

function openCounts() {
  const state: ChannelState = { live, canary: { release: canary, percent: 20, revision: 2 } };
  const counts = createPartCounts(() => state);
  return {
    counts,
    state,
    counted: () =>
      counts
        .failures()
        .filter(({ failures }) => failures > 0)
        .map(({ role, part, version, where, failures }) => `${role} ${part}@${version} ${where} ${failures}`)
        .sort(),
  };
}
