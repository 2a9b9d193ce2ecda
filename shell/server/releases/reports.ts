import { createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { hashedNetworks, type Network, NetworkCounts, type NetworkLimits } from '@site/service/http/client-networks';
import type { Log } from '@site/service/process/log';
import { createCanaryTrial } from './canary-trial.ts';
import { type ChannelState, servedReleases } from './follow-channel.ts';
import { createPartFigures } from './part-figures.ts';
import type { VisitorCookie } from './release-cookies.ts';
import { failedParts, type Report, readReport } from './report-schema.ts';

export const reportPath = '/_/report';
/** A report takes a few hundred bytes, with a stack about a thousand. */
export const maxReportBytes = 2 * 1024;
/** A whole office behind one address sends fewer; all visitors together may view 500 pages a second. */
const maxReportsPerMinute: NetworkLimits = { 32: 120, 24: 1_200, 64: 120, 56: 240, 48: 1_200, 0: 30_000 };
/** A report's stack is logged; somebody may make them up, and the log is on a disk. */
const maxStacksPerMinute: NetworkLimits = { 32: 5, 24: 10, 64: 5, 56: 10, 48: 10, 0: 30 };
const minuteMs = 60_000;

interface ReportsOptions {
  state: () => ChannelState | undefined;
  visitorCookie: Pick<VisitorCookie, 'read' | 'setCounted'>;
  /** The same for all edges, so that they recognise each other's networks. */
  secret: Buffer | string;
  log: Pick<Log, 'error'>;
}

interface ReportResponse {
  status: 204 | 400 | 429;
  setCookie?: string;
}

export type Reports = ReturnType<typeof createReports>;

/**
 * Collects what pages report. Only stacks are written down, to the log: a canary adds up its own over all edges, and for the rest there
 * are metrics.
 */
export function createReports({ state, visitorCookie, secret, log }: ReportsOptions) {
  const { addReport, baselineFailureRate, ...partFigures } = createPartFigures(state);
  const trial = createCanaryTrial({ state, baselineFailureRate });
  const rateLimit = new NetworkCounts(maxReportsPerMinute, minuteMs);
  const stackLimit = new NetworkCounts(maxStacksPerMinute, minuteMs);
  const salt = createHmac('sha256', secret).update('networks').digest();

  function logStack({ release, failed, stack }: Report, networks: Network[]) {
    const served = servedReleases(state()).find(([, { id }]) => id === release)?.[1];
    if (!served || !stack || stackLimit.take(networks) > 0) return;
    log.error({ release, failed: failedParts(failed, served.parts), stack }, 'A part failed in a browser');
  }

  return {
    /** `address` is the visitor's. */
    accept(text: string, address: string, request: Pick<IncomingMessage, 'headers'>): ReportResponse {
      const networks = hashedNetworks(address, salt);
      if (rateLimit.take(networks) > 0) return { status: 429 };
      const report = readReport(text);
      if (!report) return { status: 400 };
      addReport(report);
      logStack(report, networks);
      const visitor = visitorCookie.read(request);
      const countedIn = trial.count(report, visitor, networks);
      return { status: 204, ...(visitor && countedIn && { setCookie: visitorCookie.setCounted(visitor, countedIn) }) };
    },
    trial: trial.current,
    ...partFigures,
  };
}
