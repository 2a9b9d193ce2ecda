import type { Metrics } from './metrics.ts';

export type RequestMetrics = ReturnType<typeof requestMetrics>;

/** Requests by the pattern of their address and status. `route` is never what a visitor typed. */
export function requestMetrics(metrics: Pick<Metrics, 'counter' | 'durations'>) {
  const counts = new Map<string, Map<number, number>>();
  metrics.counter(
    { name: 'site_requests_total', help: 'Requests by pattern and status.', labels: ['route', 'status'] },
    () =>
      [...counts].flatMap(([route, statuses]) =>
        [...statuses].map(([status, value]) => ({ labels: { route, status }, value })),
      ),
  );
  const took = metrics.durations({
    name: 'site_request_seconds',
    help: 'Time from the head of a request to the end of its answer; pages from the memory of the edge are not timed.',
    labels: ['route'],
  });
  return {
    count(route: string, status: number) {
      const statuses = counts.get(route) ?? new Map<number, number>();
      counts.set(route, statuses);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    },
    took: (route: string, milliseconds: number) => took(milliseconds, { route }),
  };
}
