import { createMetrics, type MetricsPlace, requestMetrics, serveMetrics } from '@site/service/metrics';
import type { EdgeMemory } from '../caching/edge-memory.ts';
import type { RenderEvent } from '../rendering/render-queue.ts';
import { type CountedReleases, releaseMetrics } from './release-metrics.ts';

/** What the edge's rooms count themselves, as plain numbers. */
interface Counted {
  releases: CountedReleases;
  /** Pages that were in memory, and those that were not. */
  pageCache: () => { hits: number; misses: number };
  memory: EdgeMemory['uses'];
  /** Requests whose X-Forwarded-For could not be read. */
  unreadableAddresses: () => number;
}

/** All that the edge tells of itself: the one place where its metrics have their names. */
export function createEdgeMetrics() {
  const metrics = createMetrics('edge');
  const waited = metrics.durations({
    name: 'site_render_wait_seconds',
    help: 'Time from the wish for a page until a worker takes it.',
  });
  const rendered = metrics.durations({ name: 'site_render_seconds', help: 'Time that a worker takes for a page.' });
  const queue = { length: 0, refused: 0 };
  metrics.gauge({ name: 'site_render_queue', help: 'Pages that wait for a worker.' }, () => [{ value: queue.length }]);
  metrics.counter({ name: 'site_render_refused_total', help: 'Pages that too many wished for at once.' }, () => [
    { value: queue.refused },
  ]);
  return {
    requests: requestMetrics(metrics),
    onRender(event: RenderEvent) {
      if (event.kind === 'queued') queue.length += 1;
      if (event.kind === 'begun' || event.kind === 'refused') queue.length -= 1;
      if (event.kind === 'refused') queue.refused += 1;
      if (event.kind === 'begun') waited(event.waitedMs);
      if (event.kind === 'rendered') rendered(event.renderedMs);
    },
    report({ releases, pageCache, memory, unreadableAddresses }: Counted) {
      metrics.counter(
        { name: 'site_forwarded_unreadable_total', help: 'Requests whose X-Forwarded-For names no address.' },
        () => [{ value: unreadableAddresses() }],
      );
      metrics.counter(
        { name: 'site_page_cache_total', help: 'Wishes for a page, by whether it was in memory.', labels: ['result'] },
        () => [
          { labels: { result: 'hit' }, value: pageCache().hits },
          { labels: { result: 'miss' }, value: pageCache().misses },
        ],
      );
      metrics.gauge(
        { name: 'site_cache_bytes', help: 'What the edge keeps to answer from memory.', labels: ['shelf'] },
        () => memory().map(([shelf, { bytes }]) => ({ labels: { shelf }, value: bytes })),
      );
      releaseMetrics(metrics, releases);
    },
    serve: (place: MetricsPlace) => serveMetrics(metrics, place),
  };
}
