import { setTimeout as pause } from 'node:timers/promises';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { countLostLines } from '../process/keep-writing.ts';

export interface Reading {
  value: number;
  labels?: Record<string, string | number>;
}

interface About {
  /** Begins with `site_`; the unit is its last word, `_total` for what only grows. */
  name: string;
  help: string;
  /** Each takes few values, none of them typed by a visitor: every combination is kept in memory for ever. */
  labels?: string[];
}

type Read = () => Reading[] | Promise<Reading[]>;

export type Metrics = ReturnType<typeof createMetrics>;

/** What cannot be read in this time is left out, and the rest is told: Prometheus waits for ten seconds. */
const readTimeoutMs = 2_000;
const secondsBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/**
 * The metrics of one process, Node's own among them. Who has something to tell counts plain numbers, which costs
 * requests nothing; they are read when somebody asks.
 */
export function createMetrics(process: string) {
  const registry = new Registry();
  const registers = [registry];
  registry.setDefaultLabels({ process });
  collectDefaultMetrics({ register: registry });
  const metrics = {
    /** A state. */
    gauge({ name, help, labels: labelNames = [] }: About, read: Read) {
      const collect = async () => {
        const readings = await readInTime(read);
        clear(gauge, labelNames);
        for (const { labels = {}, value } of readings) gauge.set(labels, value);
      };
      const gauge: Gauge = new Gauge({ name, help, labelNames, registers, collect });
    },
    /** What was counted since the process started. */
    counter({ name, help, labels: labelNames = [] }: About, read: Read) {
      const collect = async () => {
        const readings = await readInTime(read);
        clear(counter, labelNames);
        for (const { labels = {}, value } of readings) counter.inc(labels, value);
      };
      const counter: Counter = new Counter({ name, help, labelNames, registers, collect });
    },
    /** Durations: call what it returns with each, in milliseconds. */
    durations({ name, help, labels: labelNames = [] }: About) {
      const histogram = new Histogram({ name, help, labelNames, registers, buckets: secondsBuckets });
      return (milliseconds: number, labels: Record<string, string> = {}) =>
        histogram.observe(labels, milliseconds / 1000);
    },
    /** In Prometheus' text format. */
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
  const help = 'Lines of the log that could not be written.';
  metrics.counter({ name: 'site_log_lines_lost_total', help }, () => [{ value: countLostLines() }]);
  return metrics;
}

async function readInTime(read: Read): Promise<Reading[]> {
  const late = new AbortController();
  const tooLate = pause(readTimeoutMs, [], { signal: late.signal, ref: false });
  try {
    return await Promise.race([Promise.resolve(read()), tooLate]);
  } catch {
    return [];
  } finally {
    tooLate.catch(() => undefined);
    late.abort();
  }
}

/** Without labels, `reset` alone would leave a 0, which says more than is known. */
function clear(metric: Gauge | Counter, labelNames: string[]) {
  metric.reset();
  if (labelNames.length === 0) metric.remove();
}
