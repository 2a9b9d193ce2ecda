import { noCounts } from '@site/delivery/canary/canary-counts';
import { closeAfterTest } from '@site/testing/close-after-test';
import type { ChannelState } from '../releases/follow-channel.ts';
import type { PartFigures } from '../releases/part-figures.ts';
import { sampleRelease } from '../testing/sample-release.ts';
import { createEdgeMetrics } from './edge-metrics.ts';

const live = sampleRelease({ id: 'aaaaaaaaaaaa', parts: { blog: '1.0.0-a' } });
const canaryRelease = sampleRelease({ id: 'bbbbbbbbbbbb', parts: { blog: '1.0.0-b' } });
const canary = { release: canaryRelease, percent: 20, revision: 2 };
const entry = { revision: 2, at: '2026-11-20T10:11:00.000Z', action: 'canary' } as const;

it('reports versions, canary, failures and cache as they are', async () => {
  const { metricsText, metrics } = await open({ live, canary, entry });
  for (const event of [
    { kind: 'begun' },
    { kind: 'begun' },
    { kind: 'begun' },
    { kind: 'finished', durationMs: 40 },
    { kind: 'refused' },
  ] as const)
    metrics.onRender(event);
  const text = await metricsText();
  for (const line of [
    'site_release_info{role="live",release="aaaaaaaaaaaa",process="edge"} 1',
    'site_release_info{role="canary",release="bbbbbbbbbbbb",process="edge"} 1',
    'site_part_info{role="live",part="blog",version="1.0.0-a",process="edge"} 1',
    'site_part_info{role="canary",part="blog",version="1.0.0-b",process="edge"} 1',
    'site_channel_revision{process="edge"} 2',
    'site_channel_changed_timestamp_seconds{action="canary",process="edge"} 1795169460',
    'site_page_views_total{role="canary",process="edge"} 1',
    'site_part_failures_total{role="canary",part="blog",version="1.0.0-b",where="browser",process="edge"} 1',
    'site_part_failures_total{role="live",part="blog",version="1.0.0-a",where="browser",process="edge"} 0',
    'site_page_lcp_seconds{role="live",part="blog",version="1.0.0-a",process="edge"} 1.84',
    'site_page_cls{role="live",part="blog",version="1.0.0-a",process="edge"} 0',
    'site_canary_share{process="edge"} 0.2',
    'site_canary_visitors{role="canary",failed="yes",process="edge"} 2',
    'site_canary_visitors{role="live",failed="no",process="edge"} 40',
    'site_canary_rolled_back_total{process="edge"} 1',
    'site_page_cache_total{result="hit",process="edge"} 9',
    'site_cache_bytes{cache="pages",process="edge"} 4000',
    'site_forwarded_unreadable_total{process="edge"} 3',
    'site_render_queue{process="edge"} 1',
    'site_render_refused_total{process="edge"} 1',
    'site_render_seconds_sum{process="edge"} 0.04',
  ])
    expect(text).toContain(`\n${line}\n`);
});

it('forgets a release that is no longer live', async () => {
  const { metricsText, state } = await open({ live, canary });
  state.live = canary.release;
  delete state.canary;
  const text = await metricsText();
  expect(text).toContain('site_release_info{role="live",release="bbbbbbbbbbbb"');
  expect(text).not.toContain('aaaaaaaaaaaa');
  expect(text).not.toContain('1.0.0-a');
  expect(text).not.toContain('site_channel_revision{');
  expect(text).toContain('site_canary_share{process="edge"} 0\n');
});

async function open(state: ChannelState) {
  const metrics = createEdgeMetrics();
  const trial = {
    canary: canaryRelease.id,
    live: live.id,
    percent: 20,
    nextPercent: undefined,
    startedMs: 0,
    revision: 2,
    baselineRate: 0.05,
    arms: {
      canary: { visitors: 10, failed: 2, lcp: {}, inp: {} },
      live: { visitors: 40, failed: 0, lcp: {}, inp: {} },
    },
    failed: { blog: 2 },
    against: noCounts().against,
  };
  const unknown = { part: 'blog', views: 0, failedInBrowser: 0, failedOnServer: 0, inp: undefined };
  const figures: PartFigures[] = [
    { ...unknown, role: 'canary', version: '1.0.0-b', failedInBrowser: 1, lcp: undefined, cls: undefined },
    { ...unknown, role: 'live', version: '1.0.0-a', lcp: 1_840, cls: 0 },
  ];
  metrics.observe({
    state: () => state,
    reports: {
      trial: () => trial,
      views: () => ({ live: 0, canary: 1 }),
      figures: () => (state.canary ? figures : []),
    },
    canaryGuard: { rolledBack: () => 1 },
    pageCache: () => ({ hits: 9, misses: 3 }),
    memory: () => [{ name: 'pages', bytes: 4_000 }],
    invalidForwardedFor: () => 3,
  });
  const { port, stop } = await metrics.serve({ port: 0, host: '127.0.0.1' });
  closeAfterTest(stop);
  return { metrics, state, metricsText: async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text() };
}
