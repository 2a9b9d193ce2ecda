import type { IncomingMessage } from 'node:http';
import { isReleaseId } from '@site/delivery/store/release';
import { hashedNetworks, type Network, NetworkCounts, type NetworkLimits } from '@site/service/http/client-networks';
import type { Log } from '@site/service/process/log';
import { deriveKey } from '@site/service/process/secrets';
import * as v from 'valibot';
import { maxStackLength, placeInScript } from '../../app/mark-part-failed.ts';
import { type ChannelState, servedReleases } from './follow-channel.ts';
import type { CanaryJudge } from './judge-canary.ts';
import type { OpenRelease } from './open-release.ts';
import { getsCanary } from './pick-release.ts';
import type { VisitCookie } from './release-cookies.ts';

export const reportPath = '/_/report';
/** A report takes a few hundred bytes, with a stack about a thousand. */
export const maxReportBytes = 2 * 1024;
/** A whole office behind one address sends fewer; all visitors together may view 500 pages a second. */
const maxReportsPerMinute: NetworkLimits = { 32: 120, 24: 1_200, 64: 120, 56: 240, 48: 1_200, 0: 30_000 };
/** A report's stack is logged; somebody may make them up, and the log is on a disk. */
const maxStacksPerMinute: NetworkLimits = { 32: 5, 24: 10, 64: 5, 56: 10, 48: 10, 0: 30 };
const minuteMs = 60_000;

const vitalNames = ['ttfb', 'fcp', 'lcp', 'inp', 'cls'] as const;
export type Vital = (typeof vitalNames)[number];

/** For metrics. Names of pages, parts and versions come from releases, never from a report. */
export interface ReportMetrics {
  /** In milliseconds; `cls` is a score. */
  recordVital: (vital: Vital, page: string, value: number) => void;
  countFailure: (failure: { part: string; version: string; where: 'browser' | 'server' }) => void;
}

interface ReportsOptions {
  state: () => ChannelState | undefined;
  visitCookie: Pick<VisitCookie, 'read'>;
  canaryJudge: Pick<CanaryJudge, 'count' | 'countFailedRender'>;
  metrics?: ReportMetrics | undefined;
  /** The same for all edges, so that networks have the same fingerprints everywhere. */
  secret: Buffer | string;
  log: Pick<Log, 'error'>;
}

export type Reports = ReturnType<typeof createReports>;

/** Takes what pages report and what renderers break: for the metrics, the log, and the judge of a canary. */
export function createReports({ state, visitCookie, canaryJudge, metrics, secret, log }: ReportsOptions) {
  const rateLimit = new NetworkCounts(maxReportsPerMinute, minuteMs);
  const stackLimit = new NetworkCounts(maxStacksPerMinute, minuteMs);
  const salt = deriveKey(secret, 'networks');

  const served = (id: string) => servedReleases(state()).find(([, release]) => release.id === id)?.[1];

  function measure({ vitals }: Report, { pageKinds }: OpenRelease): void {
    for (const { name, page, value } of vitals) if (pageKinds.has(page)) metrics?.recordVital(name, page, value);
  }

  function countFailures(failed: string[], { parts }: OpenRelease, where: 'browser' | 'server'): void {
    for (const part of failed) metrics?.countFailure({ part, version: parts[part] ?? '', where });
  }

  function logStack({ stack }: Report, failed: string[], release: string, networks: Network[]): void {
    if (!stack || stackLimit.take(networks) > 0) return;
    log.error({ release, failed, stack }, 'A part failed in a browser');
  }

  /** Only for the release that the visit was given: anybody may send a report of anything. */
  function judgeVisit(visit: string, release: OpenRelease, hasFailed: boolean): void {
    const canary = state()?.canary;
    if (!canary) return;
    const isDrawn = getsCanary(visit, canary.release.id, canary.percent);
    if (isDrawn === (release === canary.release)) canaryJudge.count(release.id, visit, hasFailed);
  }

  return {
    /** Returns the status to answer with. `address` is the visitor's. */
    accept(text: string, address: string, request: Pick<IncomingMessage, 'headers'>): 204 | 400 | 429 {
      const networks = hashedNetworks(address, salt);
      if (rateLimit.take(networks) > 0) return 429;
      const report = readReport(text);
      if (!report) return 400;
      const release = served(report.release);
      if (!release) return 204;
      // A report may name anything, even `constructor`.
      const failed = [...new Set(report.failed)].filter((part) => Object.hasOwn(release.parts, part));
      measure(report, release);
      countFailures(failed, release, 'browser');
      logStack(report, failed, release.id, networks);
      const visit = visitCookie.read(request);
      if (visit) judgeVisit(visit, release, failed.length > 0);
      return 204;
    },
    addRenderFailure(id: string, part: string): void {
      const release = served(id);
      if (!release) return;
      countFailures([part], release, 'server');
      canaryJudge.countFailedRender(id);
    },
  };
}

const reportSchema = v.strictObject({
  release: v.pipe(v.string(), v.check(isReleaseId)),
  failed: v.pipe(v.array(v.pipe(v.string(), v.maxLength(40))), v.maxLength(20)),
  /** Where the first of them failed. */
  stack: v.optional(
    v.pipe(
      v.array(
        v.pipe(
          v.string(),
          v.check((text) => text.match(placeInScript)?.[0] === text),
        ),
      ),
      v.maxLength(maxStackLength),
    ),
  ),
  vitals: v.pipe(
    v.array(
      v.strictObject({
        name: v.picklist(vitalNames),
        /** The kind of page that it belongs to. */
        page: v.pipe(v.string(), v.maxLength(100)),
        value: v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(600_000)),
      }),
    ),
    v.maxLength(vitalNames.length),
  ),
});

/** A page's report, sent when the visitor leaves it. */
type Report = v.InferOutput<typeof reportSchema>;

function readReport(text: string): Report | undefined {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), reportSchema), text);
  return read.success ? read.output : undefined;
}
