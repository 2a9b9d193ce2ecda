import { createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { clientNetworks, NetworkCounts, type NetworkLimits } from '@site/service/client-networks';
import { LRUCache } from 'lru-cache';
import { createCanaryTrial } from './canary-trial.ts';
import type { ChannelState } from './follow-channel.ts';
import { createPartCounts, servedReleases } from './part-counts.ts';
import type { Visitors } from './release-picker.ts';
import { failedParts, type Report, readReport, vitals } from './report-schema.ts';

export const reportPath = '/_/report';
/** A report takes a few hundred bytes. */
export const maxReportBytes = 2 * 1024;
/** Per minute. A whole office behind one address sends fewer; all visitors together may view 500 pages a second. */
const maxReports: NetworkLimits = { 32: 120, 24: 1_200, 64: 120, 56: 240, 48: 1_200, 0: 30_000 };
const minuteMs = 60_000;

interface ReportsOptions {
  state: () => ChannelState | undefined;
  visitors: Pick<Visitors, 'of' | 'counted'>;
  /** The same for all edges, so that they recognise each other's networks. */
  secret: Buffer | string;
}

interface ReportAnswer {
  status: 204 | 400 | 429;
  setCookie?: string;
}

export type Reports = ReturnType<typeof createReports>;

/** Collects what pages report. In memory only, because it matters only while a canary runs. */
export function createReports({ state, visitors, secret }: ReportsOptions) {
  const counts = createReportCounts(
    (release) => servedReleases(state()).find(([, { id }]) => id === release)?.[1].parts,
  );
  const parts = createPartCounts(state);
  const trial = createCanaryTrial({ state, usualFailures: counts.usualFailures });
  const recent = new NetworkCounts(maxReports, minuteMs);
  const salt = createHmac('sha256', secret).update('networks').digest();

  return {
    /** Returns the answer. `client` is what the edge knows about the visitor's address. */
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
      const countedIn = trial.count(report, visitor, networks);
      return { status: 204, ...(visitor && countedIn && { setCookie: visitors.counted(visitor, countedIn) }) };
    },
    trial: trial.current,
    counts: counts.all,
    /** Failures by part and version, those on the server included. */
    parts,
  };
}

/** Limits for the releases that have counts, and for the values of each vital. */
const maxReleases = 10;
const maxValues = 500;
/** Limits for the usual failure rate. With fewer views it is unknown; a higher rate means false reports or that the site is down. */
const usual = { min: 0.05, max: 0.25, views: 100 };

/** What pages of one release have reported since this edge started. */
export interface Counts {
  views: number;
  /** By part name, the number of documents in which it failed. */
  failed: Record<string, number>;
  /** The newest values: milliseconds, `cls` without a unit. */
  vitals: Record<(typeof vitals)[number], number[]>;
}

interface Known {
  counts: Counts;
  /** Stored here, because tabs still report a release that visitors no longer get. */
  parts: Record<string, string>;
}

/** Counts reports by release. `partsOf` gives the parts of a release that visitors get now; undefined for any other. */
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
    /** Share of a release's views in which a part failed; the lower limit where little is known. */
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
