import { once } from 'node:events';
import { createServer } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { countLostLines } from './keep-writing.ts';
import { portOf } from './server.ts';

export interface Reading {
  value: number;
  labels?: Record<string, string | number>;
}

interface MetricDescription {
  /** Begins with `site_` and ends with its unit, or with `_total` if it only grows. */
  name: string;
  help: string;
  /** Each takes few values, none of them typed by a visitor: every combination is kept in memory for ever. */
  labels?: string[];
}

/** Undefined for an unknown value. */
type Value = number | undefined | Reading[];
type Read = () => Value | Promise<Value>;

export type Metrics = ReturnType<typeof createMetrics>;

/** Values that cannot be read in this time are left out: Prometheus waits for ten seconds. */
const readTimeoutMs = 2_000;
const secondsBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/**
 * The metrics of one process, Node's own among them. Modules that work without metrics too keep plain numbers, which are
 * read when Prometheus asks.
 * @example
 * const metrics = createMetrics('edge');
 * metrics.gauge({ name: 'site_render_queue', help: 'Pages that wait.' }, () => queue.length);
 */
export function createMetrics(processName: string) {
  const registry = new Registry();
  const registers = [registry];
  registry.setDefaultLabels({ process: processName });
  collectDefaultMetrics({ register: registry });

  function readOnDemand(
    Metric: typeof Gauge | typeof Counter,
    { name, help, labels: labelNames = [] }: MetricDescription,
    read: Read,
  ) {
    async function collect(this: Gauge | Counter) {
      const readings = await readInTime(read);
      this.reset();
      // `reset` alone would leave a 0, although the value may be unknown.
      if (labelNames.length === 0) this.remove();
      for (const { labels = {}, value } of readings) this.inc(labels, value);
    }
    new Metric({ name, help, labelNames, registers, collect });
  }

  const metrics = {
    /** A value that goes up and down. */
    gauge: (description: MetricDescription, read: Read) => readOnDemand(Gauge, description, read),
    /** Events that a module itself has counted since the process started. */
    counter: (description: MetricDescription, read: Read) => readOnDemand(Counter, description, read),
    /** Counts events: call the returned function at each. */
    events({ name, help, labels: labelNames = [] }: MetricDescription) {
      const counter = new Counter({ name, help, labelNames, registers });
      return (labels: Record<string, string | number> = {}) => counter.inc(labels);
    },
    /** Measures durations: call the returned function with each, in milliseconds. */
    durations(description: MetricDescription) {
      const observe = metrics.values(description, secondsBuckets);
      return (milliseconds: number, labels?: Record<string, string>) => observe(milliseconds / 1000, labels);
    },
    /** Counts values by these limits: call the returned function with each. */
    values({ name, help, labels: labelNames = [] }: MetricDescription, buckets: number[]) {
      const histogram = new Histogram({ name, help, labelNames, registers, buckets });
      return (value: number, labels: Record<string, string> = {}) => histogram.observe(labels, value);
    },
    /** In Prometheus' text format. */
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
  metrics.counter(
    { name: 'site_log_lines_lost_total', help: 'Lines of the log that could not be written.' },
    countLostLines,
  );
  return metrics;
}

async function readInTime(read: Read): Promise<Reading[]> {
  const late = new AbortController();
  const tooLate = pause(readTimeoutMs, undefined, { signal: late.signal, ref: false });
  try {
    const value = await Promise.race([read(), tooLate]);
    if (Array.isArray(value)) return value;
    return value === undefined ? [] : [{ value }];
  } catch {
    return [];
  } finally {
    tooLate.catch(() => undefined);
    late.abort();
  }
}

export type RequestMetrics = ReturnType<typeof requestMetrics>;

/** Requests by the pattern of their address and status. `route` is never what a visitor typed. */
export function requestMetrics(metrics: Pick<Metrics, 'events' | 'durations'>) {
  const count = metrics.events({
    name: 'site_requests_total',
    help: 'Requests by pattern and status.',
    labels: ['route', 'status'],
  });
  const took = metrics.durations({
    name: 'site_request_seconds',
    help: 'Time from the head of a request to the end of its response.',
    labels: ['route'],
  });
  return {
    count: (route: string, status: number) => count({ route, status }),
    took: (route: string, milliseconds: number) => took(milliseconds, { route }),
  };
}

export interface MetricsAddress {
  /** 0 picks a free one. */
  port: number;
  host: string;
}

/**
 * Answers `GET /metrics` on a port of its own, so that visitors never reach it. Rejects if it cannot listen. An open
 * connection does not keep the process alive.
 */
export async function serveMetrics(metrics: Pick<Metrics, 'text' | 'contentType'>, { port, host }: MetricsAddress) {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics' || request.method !== 'GET') return void response.writeHead(404).end();
    metrics.text().then(
      (text) => response.writeHead(200, { 'content-type': metrics.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  server.listen(port, host).unref();
  await once(server, 'listening');
  return {
    port: portOf(server),
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** A database that takes longer to answer counts as down. */
const databaseTimeoutMs = 1_000;

interface MeasureOptions {
  /** The service's name. */
  name: string;
  isReady: () => Promise<boolean>;
  address: MetricsAddress;
  /** Adds metrics of this service only. */
  report?: (metrics: Metrics) => void;
}

/** Collects metrics of a service, and serves them on a separate port while the service listens. */
export function measureService(app: FastifyInstance, { name, isReady, address, report }: MeasureOptions): void {
  const metrics = createMetrics(name);
  const requests = requestMetrics(metrics);
  metrics.gauge({ name: 'site_database_up', help: 'Whether the database answers.' }, async () => {
    const isUp = await Promise.race([isReady(), pause(databaseTimeoutMs, false, { ref: false })]).catch(() => false);
    return isUp ? 1 : 0;
  });
  report?.(metrics);
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    requests.count(route, reply.statusCode);
    requests.took(route, reply.elapsedTime);
  });
  let serving: Awaited<ReturnType<typeof serveMetrics>> | undefined;
  app.addHook('onListen', async () => {
    serving = await serveMetrics(metrics, address).catch((error: unknown) => {
      // Serving visitors comes first: the service runs without metrics.
      app.log.error({ err: error }, `METRICS_PORT ${address.port} cannot be listened on`);
      return undefined;
    });
  });
  app.addHook('onClose', async () => serving?.stop());
}
