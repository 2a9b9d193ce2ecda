import { sampleRelease } from '../testing/sample-release.ts';
import type { ChannelState } from './follow-channel.ts';
import { createPartVitals } from './part-vitals.ts';

const live = sampleRelease({ id: 'aaaaaaaaaaaa', parts: { shell: '1.0.0-a', blog: '1.0.0-a' } });
const tried = sampleRelease({ id: 'bbbbbbbbbbbb', parts: { shell: '1.0.0-a', blog: '1.0.0-b' } });
const view = { release: live.id, part: 'blog', views: 1 } as const;

it('measures pages by the version of their part', () => {
  const { addReport, vitals } = openVitals();
  for (const lcp of [900, 1_000, 1_100, 4_000]) addReport({ ...view, failed: [], lcp, cls: 0.1 });
  addReport({ ...view, failed: [], release: tried.id, inp: 200 });
  const [fresh, old] = vitals();
  expect(old).toMatchObject({ role: 'live', part: 'blog', version: '1.0.0-a', views: 4, inp: undefined });
  expect(old?.lcp).toBeGreaterThan(1_000);
  expect(old?.lcp).toBeLessThan(1_200);
  expect(old?.cls).toBeCloseTo(0.1, 1);
  expect(fresh).toMatchObject({ role: 'canary', version: '1.0.0-b', views: 1, lcp: undefined, cls: undefined });
});

it('keeps what was measured of a version that is no longer live', () => {
  const { addReport, vitals, state } = openVitals();
  addReport({ ...view, failed: [], lcp: 900 });
  state.live = tried;
  addReport({ ...view, failed: [], lcp: 900 });
  expect(vitals()).toMatchObject([{ version: '1.0.0-a', views: 1 }]);
});

it.each([
  ['a part that the release does not have', { part: 'constructor' }],
  ['a release that nobody is served', { release: 'cccccccccccc' }],
  ['the second report of a view', { views: 0 as const }],
  ['a shell that does not say whose page it was', { part: undefined }],
])('ignores %s', (_what, change) => {
  const { addReport, vitals } = openVitals();
  addReport({ ...view, failed: [], lcp: 900, ...change });
  expect(vitals()).toEqual([]);
});

function openVitals() {
  const state: ChannelState = { live, canary: { release: tried, percent: 20, revision: 2 } };
  return { state, ...createPartVitals(() => state) };
}
