import {
  createMetrics,
  type Metrics,
  type MetricsAddress,
  requestMetrics,
  serveMetrics,
} from '@site/service/process/metrics';
import type { EdgeMemory } from '../caching/edge-memory.ts';
import { type ChannelState, servedReleases } from '../releases/follow-channel.ts';
import type { CanaryJudge } from '../releases/judge-canary.ts';
import type { ReportMetrics, Vital } from '../releases/reports.ts';
import type { RenderEvent } from '../rendering/render-pool.ts';
import type { SiteProcesses } from './site-processes.ts';

/** The edge's metrics: the one place where they are named. */
export function createEdgeMetrics() {
  const metrics = createMetrics('edge');
  return {
    requests: requestMetrics(metrics),
    onRender: renderMetrics(metrics),
    reports: reportMetrics(metrics),
    observe(sources: Sources) {
      observeRequests(metrics, sources);
      observeReleases(metrics, sources);
      observeCanary(metrics, sources);
      observeProcesses(metrics, sources);
    },
    serve: (address: MetricsAddress) => serveMetrics(metrics, address),
  };
}

/** Counts that the edge's modules keep themselves. */
interface Sources {
  state: () => ChannelState | undefined;
  secondsSinceRead: () => number | undefined;
  canaryJudge: Pick<CanaryJudge, 'stopped' | 'counts'>;
  /** Pages that were in memory, and pages that were not. */
  pageCache: () => { hits: number; misses: number };
  memory: EdgeMemory['usage'];
  /** Requests whose X-Forwarded-For names no address. */
  invalidForwardedFor: () => number;
  processes: SiteProcesses;
}

function renderMetrics(metrics: Metrics) {
  const recordRender = metrics.durations({
    name: 'site_render_seconds',
    help: 'Time until a page is rendered, with its wait for a renderer.',
  });
  const countRefused = metrics.events({
    name: 'site_render_refused_total',
    help: 'Pages that were not rendered: too many waited, or they took too long, or failed.',
  });
  let unfinished = 0;
  metrics.gauge({ name: 'site_render_queue', help: 'Pages that wait for a renderer or are in one.' }, () => unfinished);
  return (event: RenderEvent) => {
    unfinished += event.kind === 'begun' ? 1 : -1;
    if (event.kind === 'refused') countRefused();
    if (event.kind === 'finished') recordRender(event.durationMs);
  };
}

function observeRequests({ counter, gauge }: Metrics, { pageCache, memory, invalidForwardedFor }: Sources) {
  counter(
    { name: 'site_forwarded_unreadable_total', help: 'Requests whose X-Forwarded-For names no address.' },
    invalidForwardedFor,
  );
  counter(
    { name: 'site_page_cache_total', help: 'Requests for a page, by whether it was in memory.', labels: ['result'] },
    () => [
      { labels: { result: 'hit' }, value: pageCache().hits },
      { labels: { result: 'miss' }, value: pageCache().misses },
    ],
  );
  gauge({ name: 'site_cache_bytes', help: 'Bytes in each cache of the edge.', labels: ['cache'] }, () =>
    memory().map(({ name, bytes }) => ({ labels: { cache: name }, value: bytes })),
  );
}

const versionLabels = ['role', 'part', 'version'];

function observeReleases({ gauge }: Metrics, { state, secondsSinceRead }: Sources) {
  gauge(
    { name: 'site_channel_revision', help: "Number of the newest entry in the channel's history." },
    () => state()?.entry?.revision,
  );
  gauge(
    { name: 'site_channel_unread_seconds', help: 'Seconds since the edge last read its channel, about one.' },
    secondsSinceRead,
  );
  gauge(
    {
      name: 'site_channel_changed_timestamp_seconds',
      help: 'When the newest entry was made, in seconds since 1970, and what it did.',
      labels: ['action'],
    },
    () => {
      const entry = state()?.entry;
      return entry && [{ labels: { action: entry.action }, value: Date.parse(entry.at) / 1000 }];
    },
  );
  gauge(
    { name: 'site_release_info', help: 'Always 1; its labels name the releases.', labels: ['role', 'release'] },
    () => servedReleases(state()).map(([role, { id }]) => ({ labels: { role, release: id }, value: 1 })),
  );
  gauge(
    {
      name: 'site_part_info',
      help: 'Always 1; its labels name the version of each part, live and in the canary.',
      labels: versionLabels,
    },
    () =>
      servedReleases(state()).flatMap(([role, { parts }]) =>
        Object.entries(parts).map(([part, version]) => ({ labels: { role, part, version }, value: 1 })),
      ),
  );
}

/** Limits around what Google calls good and poor. `cls` is a score, all others are in seconds. */
const vitalBuckets: Record<Vital, number[]> = {
  ttfb: [0.1, 0.2, 0.4, 0.8, 1.8, 4],
  fcp: [0.5, 1, 1.8, 3, 6],
  lcp: [0.5, 1, 1.5, 2, 2.5, 3, 4, 8],
  inp: [0.05, 0.1, 0.2, 0.3, 0.5, 1],
  cls: [0.01, 0.05, 0.1, 0.15, 0.25, 0.5],
};

const vitalTitles: Record<Vital, string> = {
  ttfb: 'Time to First Byte',
  fcp: 'First Contentful Paint',
  lcp: 'Largest Contentful Paint',
  inp: 'Interaction to Next Paint',
  cls: 'Cumulative Layout Shift',
};

function reportMetrics(metrics: Metrics): ReportMetrics {
  const vital = (name: Vital) => {
    const unit = name === 'cls' ? '' : '_seconds';
    const help = `${vitalTitles[name]}, by kind of page.`;
    return metrics.values({ name: `site_page_${name}${unit}`, help, labels: ['page'] }, vitalBuckets[name]);
  };
  const vitals = { ttfb: vital('ttfb'), fcp: vital('fcp'), lcp: vital('lcp'), inp: vital('inp'), cls: vital('cls') };
  return {
    recordVital: (name, page, value) => vitals[name](name === 'cls' ? value : value / 1000, { page }),
    countFailure: metrics.events({
      name: 'site_part_failures_total',
      help: 'Documents in which a part failed in the browser, and renders that it broke on the server.',
      labels: ['part', 'version', 'where'],
    }),
  };
}

function observeCanary({ gauge }: Metrics, { state, canaryJudge }: Sources) {
  gauge(
    { name: 'site_canary_share', help: 'Share of visits that get the canary, from 0 to 1.' },
    () => (state()?.canary?.percent ?? 0) / 100,
  );
  gauge(
    { name: 'site_canary_stopped', help: 'Whether this edge shows the running canary no longer, because it failed.' },
    () => (canaryJudge.stopped() === undefined ? 0 : 1),
  );
  gauge(
    {
      name: 'site_canary_visits',
      help: 'Visits that this edge counted since the canary began, by release and whether a part failed.',
      labels: ['role', 'failed'],
    },
    () =>
      canaryJudge.counts().flatMap(({ role, visits, failed }) => [
        { labels: { role, failed: 'no' }, value: visits - failed },
        { labels: { role, failed: 'yes' }, value: failed },
      ]),
  );
}

function observeProcesses({ gauge }: Metrics, { processes }: Sources) {
  gauge(
    {
      name: 'site_process_runs_live',
      help: "Whether the part's process runs the version that is live: 1 or 0.",
      labels: ['part'],
    },
    () => processes().map(({ name, live, runs }) => ({ labels: { part: name }, value: runs === live ? 1 : 0 })),
  );
}
