import type { ChannelState } from '../releases/follow-channel.ts';
import { readEdgeSettings } from '../settings.ts';
import { liveRelease } from '../testing/sample-release.ts';
import { createEdgeMetrics } from './edge-metrics.ts';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

const live = liveRelease({ id: 'aaaaaaaaaaaa' });
const canary = { release: liveRelease({ id: 'bbbbbbbbbbbb' }), percent: 20, revision: 2 };

it('tells release, canary and cache as they are', async () => {
  const { told, metrics } = await open({ live, canary });
  for (const event of [
    { kind: 'queued' },
    { kind: 'queued' },
    { kind: 'queued' },
    { kind: 'begun', waitedMs: 300 },
    { kind: 'rendered', renderedMs: 40 },
    { kind: 'refused' },
  ] as const)
    metrics.onRender(event);
  const text = await told();
  for (const line of [
    'site_release_info{role="live",release="aaaaaaaaaaaa",process="edge"} 1',
    'site_release_info{role="canary",release="bbbbbbbbbbbb",process="edge"} 1',
    'site_canary_share{process="edge"} 0.2',
    'site_canary_visitors{role="canary",failed="yes",process="edge"} 2',
    'site_canary_visitors{role="live",failed="no",process="edge"} 40',
    'site_canary_taken_back_total{process="edge"} 1',
    'site_page_cache_total{result="hit",process="edge"} 9',
    'site_cache_bytes{shelf="pages",process="edge"} 4000',
    'site_render_queue{process="edge"} 1',
    'site_render_refused_total{process="edge"} 1',
    'site_render_wait_seconds_sum{process="edge"} 0.3',
    'site_render_seconds_sum{process="edge"} 0.04',
  ])
    expect(text).toContain(`\n${line}\n`);
});

it('forgets a release that is no longer live', async () => {
  const { told, state } = await open({ live, canary });
  state.live = canary.release;
  delete state.canary;
  const text = await told();
  expect(text).toContain('site_release_info{role="live",release="bbbbbbbbbbbb"');
  expect(text).not.toContain('aaaaaaaaaaaa');
  expect(text).toContain('site_canary_share{process="edge"} 0\n');
});

async function open(state: ChannelState) {
  const metrics = createEdgeMetrics();
  metrics.report({
    state: () => state,
    trial: () => ({
      canary: 'bbbbbbbbbbbb',
      live: 'aaaaaaaaaaaa',
      percent: 20,
      revision: 2,
      usual: 0.05,
      arms: {
        canary: { visitors: 10, failed: 2, lcp: {}, inp: {} },
        live: { visitors: 40, failed: 0, lcp: {}, inp: {} },
      },
      failed: { blog: 2 },
    }),
    takenBack: () => 1,
    pageCache: () => ({ hits: 9, misses: 3 }),
    memory: () => [['pages', { entries: 2, bytes: 4_000, maxBytes: 9_000 }]],
  });
  const { port, stop } = await metrics.serve({ port: 0, host: '127.0.0.1' });
  closing.push(stop);
  return { metrics, state, told: async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text() };
}

it('leaves the port to the edge that visitors have', () => {
  const settings = { METRICS_PORT: '9464' };
  expect(readEdgeSettings(settings).watched.metrics).toEqual({ port: 9464, host: '127.0.0.1' });
  expect(readEdgeSettings({ ...settings, RELEASE: 'aaaaaaaaaaaa' }).watched.metrics).toBeUndefined();
});
