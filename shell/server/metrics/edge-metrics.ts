import {
  createMetrics,
  type Metrics,
  type MetricsAddress,
  requestMetrics,
  serveMetrics,
} from '@site/service/process/metrics';
import type { EdgeMemory } from '../caching/edge-memory.ts';
import type { CanaryGuard } from '../releases/canary-guard.ts';
import type { Trial } from '../releases/canary-trial.ts';
import { type ChannelState, servedReleases } from '../releases/follow-channel.ts';
import type { PartFigures } from '../releases/part-figures.ts';
import type { Reports } from '../releases/reports.ts';
import type { RenderEvent } from '../rendering/render-queue.ts';

/** Counts that the edge's modules keep themselves. */
interface Sources {
  releases: ReleaseSources;
  /** Pages that were in memory, and pages that were not. */
  pageCache: () => { hits: number; misses: number };
  memory: EdgeMemory['usage'];
  /** Requests whose X-Forwarded-For names no address. */
  invalidForwardedFor: () => number;
  /** Entries of the channel that its policy did not allow, of the last ones. */
  refusedEntries: () => number;
}

/** The edge's metrics: the one place where they are named. */
export function createEdgeMetrics() {
  const metrics = createMetrics('edge');
  const recordWait = metrics.durations({
    name: 'site_render_wait_seconds',
    help: 'Time that a page waits in the queue for a renderer.',
  });
  const recordRender = metrics.durations({
    name: 'site_render_seconds',
    help: 'Time that a renderer takes for a page.',
  });
  const countRefused = metrics.events({
    name: 'site_render_refused_total',
    help: 'Pages refused because their queue was full or they had waited too long.',
  });
  let queueLength = 0;
  metrics.gauge({ name: 'site_render_queue', help: 'Pages that wait for a renderer.' }, () => [{ value: queueLength }]);
  return {
    requests: requestMetrics(metrics),
    onRender(event: RenderEvent) {
      if (event.kind === 'queued') queueLength += 1;
      if (event.kind === 'started' || event.kind === 'rejected') queueLength -= 1;
      if (event.kind === 'rejected') countRefused();
      if (event.kind === 'started') recordWait(event.waitMs);
      if (event.kind === 'finished') recordRender(event.renderMs);
    },
    observe({ releases, pageCache, memory, invalidForwardedFor, refusedEntries }: Sources) {
      metrics.counter(
        { name: 'site_forwarded_unreadable_total', help: 'Requests whose X-Forwarded-For names no address.' },
        () => [{ value: invalidForwardedFor() }],
      );
      metrics.counter(
        {
          name: 'site_page_cache_total',
          help: 'Requests for a page, by whether it was in memory.',
          labels: ['result'],
        },
        () => [
          { labels: { result: 'hit' }, value: pageCache().hits },
          { labels: { result: 'miss' }, value: pageCache().misses },
        ],
      );
      metrics.gauge({ name: 'site_cache_bytes', help: 'Bytes in each cache of the edge.', labels: ['cache'] }, () =>
        memory().map(({ name, bytes }) => ({ labels: { cache: name }, value: bytes })),
      );
      metrics.gauge(
        {
          name: 'site_channel_refused_entries',
          help: 'Entries of the channel that its policy did not allow, at most the last twenty.',
        },
        () => [{ value: refusedEntries() }],
      );
      channelMetrics(metrics, releases);
      failureMetrics(metrics, releases);
      vitalMetrics(metrics, releases);
      canaryMetrics(metrics, releases);
    },
    serve: (address: MetricsAddress) => serveMetrics(metrics, address),
  };
}

interface ReleaseSources {
  state: () => ChannelState | undefined;
  reports: Pick<Reports, 'trial' | 'views' | 'figures'>;
  canaryGuard: Pick<CanaryGuard, 'rolledBack'>;
}

function channelMetrics(metrics: Metrics, { state }: ReleaseSources) {
  metrics.gauge(
    { name: 'site_release_info', help: 'Always 1; its labels name the releases.', labels: ['role', 'release'] },
    () => servedReleases(state()).map(([role, { id }]) => ({ labels: { role, release: id }, value: 1 })),
  );
  metrics.gauge(
    {
      name: 'site_part_info',
      help: 'Always 1; its labels name the version of each part, live and in the canary.',
      labels: ['role', 'part', 'version'],
    },
    () =>
      servedReleases(state()).flatMap(([role, { parts }]) =>
        Object.entries(parts).map(([part, version]) => ({ labels: { role, part, version }, value: 1 })),
      ),
  );
  const entry = () => state()?.entry;
  metrics.gauge({ name: 'site_channel_revision', help: "Number of the newest entry in the channel's history." }, () =>
    [entry() ?? []].flat().map(({ revision }) => ({ value: revision })),
  );
  metrics.gauge(
    {
      name: 'site_channel_changed_timestamp_seconds',
      help: 'When the newest entry was made, in seconds since 1970, and what it did.',
      labels: ['action'],
    },
    () => [entry() ?? []].flat().map(({ at, action }) => ({ labels: { action }, value: Date.parse(at) / 1000 })),
  );
}

function failureMetrics(metrics: Metrics, { reports }: ReleaseSources) {
  metrics.counter({ name: 'site_page_views_total', help: 'Pages that visitors looked at.', labels: ['role'] }, () =>
    Object.entries(reports.views()).map(([role, value]) => ({ labels: { role }, value })),
  );
  metrics.counter(
    {
      name: 'site_part_failures_total',
      help: 'Page views in which a part failed in the browser, and renders that it broke on the server.',
      labels: ['role', 'part', 'version', 'where'],
    },
    () =>
      reports.figures().flatMap(({ role, part, version, failedInBrowser, failedOnServer }) => [
        { labels: { role, part, version, where: 'browser' }, value: failedInBrowser },
        { labels: { role, part, version, where: 'server' }, value: failedOnServer },
      ]),
  );
}

function vitalMetrics(metrics: Metrics, { reports }: ReleaseSources) {
  const metric = (name: string, help: string, read: (figures: PartFigures) => number | undefined) =>
    metrics.gauge(
      { name, help: `${help} of a part's pages, 75th percentile.`, labels: ['role', 'part', 'version'] },
      () =>
        reports.figures().flatMap((figures) => {
          const { role, part, version } = figures;
          const value = read(figures);
          return value === undefined ? [] : [{ labels: { role, part, version }, value }];
        }),
    );
  metric('site_page_lcp_seconds', 'Largest Contentful Paint', ({ lcp }) => lcp && lcp / 1_000);
  metric('site_page_inp_seconds', 'Interaction to Next Paint', ({ inp }) => inp && inp / 1_000);
  metric('site_page_cls', 'Cumulative Layout Shift', ({ cls }) => cls);
}

function canaryMetrics(metrics: Metrics, { state, reports, canaryGuard }: ReleaseSources) {
  metrics.gauge({ name: 'site_canary_share', help: 'Share of visitors who get the canary, from 0 to 1.' }, () => [
    { value: (state()?.canary?.percent ?? 0) / 100 },
  ]);
  metrics.gauge(
    {
      name: 'site_canary_visitors',
      help: 'Visitors that this edge counted since the canary began, by release and whether a part failed.',
      labels: ['role', 'failed'],
    },
    () => visitorsIn(reports.trial()),
  );
  metrics.counter({ name: 'site_canary_rolled_back_total', help: 'Canaries that this edge rolled back.' }, () => [
    { value: canaryGuard.rolledBack() },
  ]);
}

function visitorsIn(trial: Trial | undefined) {
  return Object.entries(trial?.arms ?? {}).flatMap(([role, { visitors, failed }]) => [
    { labels: { role, failed: 'no' }, value: visitors - failed },
    { labels: { role, failed: 'yes' }, value: failed },
  ]);
}
