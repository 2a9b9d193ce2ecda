import { createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { clientNetworks, NetworkCounts, type NetworkLimits } from '@site/service/client-networks';
import { LRUCache } from 'lru-cache';
import { createCanaryTrial } from './canary-trial.ts';
import type { ChannelState } from './follow-channel.ts';
import { createPartCounts, servedBy } from './part-counts.ts';
import type { Visitors } from './release-picker.ts';
import { failedParts, type Report, readReport, vitals } from './report-schema.ts';

export const reportPath = '/_/report';
/** A report has a few hundred bytes. */
export const maxReportBytes = 2 * 1024;
/** In a minute. A whole office behind one address sends fewer; all together may look at 500 pages a second. */
const maxReports: NetworkLimits = { 32: 120, 24: 1_200, 64: 120, 56: 240, 48: 1_200, 0: 30_000 };
const minuteMs = 60_000;

interface ReportsOptions {
  state: () => ChannelState | undefined;
  visitors: Pick<Visitors, 'of' | 'counted'>;
  /** The same for all edges, so that they know each other's networks. */
  secret: Buffer | string;
}

interface ReportAnswer {
  status: 204 | 400 | 429;
  setCookie?: string;
}

export type Reports = ReturnType<typeof createReports>;

/** Takes what pages report of themselves. In memory only, because it matters only while a canary runs. */
export function createReports({ state, visitors, secret }: ReportsOptions) {
  const counts = createReportCounts((release) => servedBy(state()).find(([, { id }]) => id === release)?.[1].parts);
  const parts = createPartCounts(state);
  const trial = createCanaryTrial({ state, usualFailures: counts.usualFailures });
  const recent = new NetworkCounts(maxReports, minuteMs);
  const salt = createHmac('sha256', secret).update('networks').digest();

  return {
    /** Returns what to answer. `client` is what the edge knows of the visitor's address. */
    take(
      text: string,
      request: Pick<IncomingMessage, 'headers' | 'socket'>,
      client: Record<string, string>,
    ): ReportAnswer {
      const networks = clientNetworks({ headers: client, socket: request.socket }, salt);
      if (recent.take(networks) > 0) return { status: 429 };
      const report = readReport(text);
      if (!report) return { status: 400 };
      counts.add(report);
      parts.report(report);
      const visitor = visitors.of(request);
      const votedIn = trial.vote(report, visitor, networks);
      return { status: 204, ...(visitor && votedIn && { setCookie: visitors.counted(visitor, votedIn) }) };
    },
    trial: trial.current,
    counts: counts.all,
    /** By part and version, those that broke a page on the server among them. */
    parts,
  };
}

/** Releases whose counts are kept, and values of each vital. */
const maxReleases = 10;
const maxValues = 500;
/** Bounds for what is held to be usual. Below, a canary is compared with few visitors; above, somebody lies or the site is down. */
const usual = { min: 0.05, max: 0.25, views: 100 };

/** What pages said of one release since this edge started. */
export interface Counts {
  views: number;
  /** Part name to documents in which it failed. */
  failed: Record<string, number>;
  /** The newest values: milliseconds, `cls` without a unit. */
  vitals: Record<(typeof vitals)[number], number[]>;
}

interface Known {
  counts: Counts;
  /** Kept, because tabs report a release after visitors are no longer given it. */
  parts: Record<string, string>;
}

/** Counts reports by release. `partsOf` tells the parts of a release that visitors are given now, undefined for any other. */
export function createReportCounts(partsOf: (release: string) => Record<string, string> | undefined) {
  const releases = new LRUCache<string, Known>({ max: maxReleases });
  return {
    add({ release, views, failed, ...measured }: Report) {
      const known = releases.get(release) ?? firstOf(partsOf(release));
      // Old tabs and invented ids must not fill the memory.
      if (!known) return;
      const { counts, parts } = known;
      releases.set(release, known);
      counts.views += views;
      for (const part of failedParts(failed, parts)) counts.failed[part] = (counts.failed[part] ?? 0) + 1;
      for (const vital of vitals) {
        const value = measured[vital];
        if (value !== undefined) counts.vitals[vital] = [...counts.vitals[vital], value].slice(-maxValues);
      }
    },
    /** Share of a release's views in which a part failed, the least where little is known. */
    usualFailures(release: string): number {
      const { views = 0, failed = {} } = releases.peek(release)?.counts ?? {};
      if (views < usual.views) return usual.min;
      const failures = Object.values(failed).reduce((sum, documents) => sum + documents, 0);
      return Math.min(usual.max, Math.max(usual.min, failures / views));
    },
    all(): Record<string, Counts> {
      const known: Record<string, Known> = Object.fromEntries(releases.rentries());
      return Object.fromEntries(Object.entries(known).map(([release, { counts }]) => [release, counts]));
    },
  };
}

function firstOf(parts: Record<string, string> | undefined): Known | undefined {
  return parts && { counts: { views: 0, failed: {}, vitals: { lcp: [], cls: [], inp: [] } }, parts };
}
