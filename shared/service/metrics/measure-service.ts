import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Probes } from '../http/probe-routes.ts';
import { createMetrics, type Metrics } from './metrics.ts';
import { requestMetrics } from './request-metrics.ts';
import { type MetricsPlace, serveMetrics } from './serve-metrics.ts';

/** A database that takes longer to answer is as good as away. */
const databaseTimeoutMs = 1_000;

interface MeasureOptions extends Pick<Probes, 'name' | 'isReady'> {
  place: MetricsPlace;
  /** Adds what only this service can tell. */
  report?: ((metrics: Metrics) => void) | undefined;
}

/** Measures a service, and tells it on a port of its own for as long as the service listens. */
export function measureService(app: FastifyInstance, { name, isReady, place, report }: MeasureOptions): void {
  const metrics = createMetrics(name);
  const requests = requestMetrics(metrics);
  metrics.gauge({ name: 'site_database_up', help: 'Whether the database answers.' }, async () => {
    const isUp = await Promise.race([isReady(), pause(databaseTimeoutMs, false, { ref: false })]).catch(() => false);
    return [{ value: isUp ? 1 : 0 }];
  });
  report?.(metrics);
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    requests.count(route, reply.statusCode);
    requests.took(route, reply.elapsedTime);
  });
  let serving: Awaited<ReturnType<typeof serveMetrics>> | undefined;
  app.addHook('onListen', async () => {
    serving = await serveMetrics(metrics, place).catch((error: unknown) => {
      // Visitors come first: the service runs without being measured.
      app.log.error({ fault: String(error) }, `METRICS_PORT ${place.port} cannot be listened on`);
      return undefined;
    });
  });
  app.addHook('onClose', async () => serving?.stop());
}
