import { sampleRelease } from '../testing/sample-release.ts';
import type { ChannelState } from './follow-channel.ts';
import { createPartFigures } from './part-figures.ts';
import type { Report } from './report-schema.ts';

const live = sampleRelease({ id: 'aaaaaaaaaaaa', parts: { shell: '1.0.0-a', blog: '1.0.0-a' } });
const canary = sampleRelease({ id: 'bbbbbbbbbbbb', parts: { shell: '1.0.0-a', blog: '1.0.0-b' } });

it('counts views and failures by role, part and version', () => {
  const { report, addRenderFailure, views, counted } = openFigures();
  report({});
  report({ release: canary.id, part: 'shell', failed: ['blog', 'blog'] });
  report({ release: canary.id, views: 0, failed: ['blog'] });
  report({ release: 'cccccccccccc', part: 'blog', failed: ['blog'] });
  addRenderFailure(canary.id, 'blog');
  expect(views()).toEqual({ live: 1, canary: 1 });
  expect(counted()).toEqual([
    { role: 'canary', part: 'blog', version: '1.0.0-b', views: 0, failedInBrowser: 2, failedOnServer: 1 },
    { role: 'canary', part: 'shell', version: '1.0.0-a', views: 1, failedInBrowser: 0, failedOnServer: 0 },
  ]);
});

it('measures pages by the version of their part', () => {
  const { report, figures } = openFigures();
  for (const lcp of [900, 1_000, 1_100, 4_000]) report({ part: 'blog', lcp, cls: 0.1 });
  report({ release: canary.id, part: 'blog', inp: 200 });
  const [fresh, old] = figures();
  expect(old).toMatchObject({ role: 'live', part: 'blog', version: '1.0.0-a', views: 4, inp: undefined });
  expect(old?.lcp).toBeGreaterThan(1_000);
  expect(old?.lcp).toBeLessThan(1_200);
  expect(old?.cls).toBeCloseTo(0.1, 1);
  expect(fresh).toMatchObject({ role: 'canary', version: '1.0.0-b', views: 1, lcp: undefined, cls: undefined });
});

it('keeps the figures of a replaced version, and starts its successor at 0', () => {
  const { report, figures, counted, state } = openFigures();
  const seen = { part: 'blog', failed: ['blog'], lcp: 900 };
  report(seen);
  state.live = canary;
  delete state.canary;
  report(seen);
  expect(counted()).toMatchObject([{ role: 'live', part: 'blog', version: '1.0.0-a', views: 1, failedInBrowser: 1 }]);
  expect(figures()).toContainEqual(
    expect.objectContaining({ role: 'live', part: 'blog', version: '1.0.0-b', failedInBrowser: 0, failedOnServer: 0 }),
  );
});

it.each<[string, Partial<Report>]>([
  ['parts that the release does not have', { views: 0, part: 'constructor', failed: ['asha', 'constructor'] }],
  ['a page of a part that the release does not have', { part: 'constructor', lcp: 900 }],
  ['the speed that a view reports later', { views: 0, part: 'blog', lcp: 900 }],
  ['the speed of a page if its shell does not say whose it was', { lcp: 900 }],
])('ignores %s', (_what, change) => {
  const { report, counted, figures } = openFigures();
  report(change);
  expect(counted()).toEqual([]);
  expect(figures()).toHaveLength(4);
});

it.each([
  ['unknown after 99 views', 99, 50, 0.05],
  ['what was counted', 100, 12, 0.12],
  ['at least 5 %', 100, 1, 0.05],
  ['at most 25 %', 100, 60, 0.25],
])('gives a release a usual failure rate that is %s', (_what, views, failures, rate) => {
  const { report, baselineFailureRate } = openFigures();
  for (let view = 0; view < views; view += 1) report({ failed: view < failures ? ['blog', 'constructor'] : [] });
  for (let view = 0; view < 100; view += 1) report({ release: canary.id, failed: ['blog'] });
  expect(baselineFailureRate(live.id)).toBe(rate);
});

it('remembers how often a release failed that is live again', () => {
  const { report, baselineFailureRate, state } = openFigures();
  for (let view = 0; view < 100; view += 1) report({ failed: view < 20 ? ['blog'] : [] });
  state.live = canary;
  expect(baselineFailureRate(canary.id)).toBe(0.05);
  state.live = live;
  expect(baselineFailureRate(live.id)).toBe(0.2);
});

function openFigures() {
  const state: ChannelState = { live, canary: { release: canary, percent: 20, revision: 2 } };
  const { addReport, figures, ...others } = createPartFigures(() => state);
  return {
    ...others,
    state,
    figures,
    /** A view of the live release, with these changes. */
    report: (change: Partial<Report>) => addReport({ release: live.id, views: 1, failed: [], ...change }),
    /** The counts of versions that have any. */
    counted: () =>
      figures()
        .map(({ lcp, inp, cls, ...counts }) => counts)
        .filter(({ views, failedInBrowser, failedOnServer }) => views + failedInBrowser + failedOnServer > 0),
  };
}
