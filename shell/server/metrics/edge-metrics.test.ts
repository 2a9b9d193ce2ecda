import { closeAfterTest } from '@site/testing/close-after-test';
import type { ChannelState } from '../releases/follow-channel.ts';
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
  metrics.reports.countFailure({ part: 'blog', version: '1.0.0-b', where: 'browser' });
  metrics.reports.recordVital('lcp', 'blog/BlogListPage', 1_840);
  metrics.reports.recordVital('cls', 'blog/BlogListPage', 0.1);
  const text = await metricsText();
  for (const line of [
    'site_release_info{role="live",release="aaaaaaaaaaaa",process="edge"} 1',
    'site_release_info{role="canary",release="bbbbbbbbbbbb",process="edge"} 1',
    'site_part_info{role="live",part="blog",version="1.0.0-a",process="edge"} 1',
    'site_part_info{role="canary",part="blog",version="1.0.0-b",process="edge"} 1',
    'site_channel_revision{process="edge"} 2',
    'site_channel_unread_seconds{process="edge"} 75',
    'site_channel_changed_timestamp_seconds{action="canary",process="edge"} 1795169460',
    'site_part_failures_total{part="blog",version="1.0.0-b",where="browser",process="edge"} 1',
    'site_page_lcp_seconds_bucket{le="2",process="edge",page="blog/BlogListPage"} 1',
    'site_page_lcp_seconds_bucket{le="1.5",process="edge",page="blog/BlogListPage"} 0',
    'site_page_cls_bucket{le="0.1",process="edge",page="blog/BlogListPage"} 1',
    'site_canary_share{process="edge"} 0.2',
    'site_canary_visits{role="canary",failed="yes",process="edge"} 2',
    'site_canary_visits{role="live",failed="no",process="edge"} 40',
    'site_canary_stopped{process="edge"} 1',
    'site_page_cache_total{result="hit",process="edge"} 9',
    'site_cache_bytes{cache="pages",process="edge"} 4000',
    'site_forwarded_unreadable_total{process="edge"} 3',
    'site_process_runs_live{part="blog",process="edge"} 0',
    'site_process_runs_live{part="contact",process="edge"} 1',
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
  metrics.observe({
    state: () => state,
    secondsSinceRead: () => 75,
    canaryJudge: {
      stopped: () => (state.canary ? 'it failed' : undefined),
      counts: () => [
        { role: 'canary', visits: 10, failed: 2 },
        { role: 'live', visits: 40, failed: 0 },
      ],
    },
    pageCache: () => ({ hits: 9, misses: 3 }),
    memory: () => [{ name: 'pages', bytes: 4_000 }],
    invalidForwardedFor: () => 3,
    processes: () => [
      { name: 'blog', live: '1.0.0-b', runs: '1.0.0-a', state: { status: 'ready' } },
      { name: 'contact', live: '1.0.0-a', runs: '1.0.0-a', state: { status: 'ready' } },
    ],
  });
  const { port, stop } = await metrics.serve({ port: 0, host: '127.0.0.1' });
  closeAfterTest(stop);
  return { metrics, state, metricsText: async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text() };
}
