import {
  createMetrics,
  type Metrics,
  type MetricsAddress,
  requestMetrics,
  serveMetrics,
} from '@site/service/process/metrics';
import type { EdgeMemory } from '../caching/edge-memory.ts';
import type { CanaryGuard } from '../releases/canary-guard.ts';
import { type ChannelState, servedReleases } from '../releases/follow-channel.ts';
import type { PartFigures } from '../releases/part-figures.ts';
import type { Reports } from '../releases/reports.ts';
import type { RenderEvent } from '../rendering/render-pool.ts';

/** The edge's metrics: the one place where they are named. */
export function createEdgeMetrics() {
  const metrics = createMetrics('edge');
  return {
    requests: requestMetrics(metrics),
    onRender: renderMetrics(metrics),
    observe(sources: Sources) {
      observeRequests(metrics, sources);
      observeReleases(metrics, sources);
      observeViews(metrics, sources);
      observeCanary(metrics, sources);
    },
    serve: (address: MetricsAddress) => serveMetrics(metrics, address),
  };
}

/** Counts that the edge's modules keep themselves. */
interface Sources {
  state: () => ChannelState | undefined;
  reports: Pick<Reports, 'trial' | 'views' | 'figures'>;
  canaryGuard: Pick<CanaryGuard, 'rolledBack'>;
  /** Pages that were in memory, and pages that were not. */
  pageCache: () => { hits: number; misses: number };
  memory: EdgeMemory['usage'];
  /** Requests whose X-Forwarded-For names no address. */
  invalidForwardedFor: () => number;
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

function observeReleases({ gauge }: Metrics, { state }: Sources) {
  gauge(
    { name: 'site_channel_revision', help: "Number of the newest entry in the channel's history." },
    () => state()?.entry?.revision,
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

function observeViews({ counter, gauge }: Metrics, { reports }: Sources) {
  counter({ name: 'site_page_views_total', help: 'Pages that visitors looked at.', labels: ['role'] }, () =>
    Object.entries(reports.views()).map(([role, value]) => ({ labels: { role }, value })),
  );
  counter(
    {
      name: 'site_part_failures_total',
      help: 'Page views in which a part failed in the browser, and renders that it broke on the server.',
      labels: [...versionLabels, 'where'],
    },
    () =>
      reports.figures().flatMap(({ role, part, version, failedInBrowser, failedOnServer }) => [
        { labels: { role, part, version, where: 'browser' }, value: failedInBrowser },
        { labels: { role, part, version, where: 'server' }, value: failedOnServer },
      ]),
  );
  const vital = (name: string, help: string, read: (figures: PartFigures) => number | undefined) =>
    gauge({ name, help: `${help} of a part's pages, 75th percentile.`, labels: versionLabels }, () =>
      reports.figures().flatMap((figures) => {
        const { role, part, version } = figures;
        const value = read(figures);
        return value === undefined ? [] : [{ labels: { role, part, version }, value }];
      }),
    );
  vital('site_page_lcp_seconds', 'Largest Contentful Paint', ({ lcp }) => lcp && lcp / 1_000);
  vital('site_page_inp_seconds', 'Interaction to Next Paint', ({ inp }) => inp && inp / 1_000);
  vital('site_page_cls', 'Cumulative Layout Shift', ({ cls }) => cls);
}

function observeCanary({ counter, gauge }: Metrics, { state, reports, canaryGuard }: Sources) {
  gauge(
    { name: 'site_canary_share', help: 'Share of visitors who get the canary, from 0 to 1.' },
    () => (state()?.canary?.percent ?? 0) / 100,
  );
  gauge(
    {
      name: 'site_canary_visitors',
      help: 'Visitors that this edge counted since the canary began, by release and whether a part failed.',
      labels: ['role', 'failed'],
    },
    () =>
      Object.entries(reports.trial()?.arms ?? {}).flatMap(([role, { visitors, failed }]) => [
        { labels: { role, failed: 'no' }, value: visitors - failed },
        { labels: { role, failed: 'yes' }, value: failed },
      ]),
  );
  counter(
    { name: 'site_canary_rolled_back_total', help: 'Canaries that this edge rolled back.' },
    canaryGuard.rolledBack,
  );
}
