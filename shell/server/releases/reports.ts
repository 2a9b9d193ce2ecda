import { createHmac, randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { clientNetwork } from '@site/service/client-address';
import { type BodyFault, bodyLimits, readBody } from '../http/read-body.ts';
import { createCanaryTrial } from './canary-trial.ts';
import { countUp } from './count-up.ts';
import type { ChannelState } from './follow-channel.ts';
import { createPartCounts, servedBy } from './part-counts.ts';
import { createReportCounts } from './report-counts.ts';
import { readReport } from './report-schema.ts';
import type { Visitors } from './visitors.ts';

export const reportPath = '/_/report';
/** A report has a few hundred bytes. */
const maxBytes = 2 * 1024;
/** For one network. A whole office behind one address sends fewer. */
const maxReportsAMinute = 120;
const minuteMs = 60_000;

interface ReportsOptions {
  state: () => ChannelState | undefined;
  visitors: Pick<Visitors, 'of' | 'counted'>;
}

interface ReportAnswer {
  status: 204 | 400 | 429 | BodyFault;
  setCookie?: string;
}

export type Reports = ReturnType<typeof createReports>;

/** Takes what pages report of themselves. In memory only, because it matters only while a canary runs. */
export function createReports({ state, visitors }: ReportsOptions) {
  const counts = createReportCounts((release) => servedBy(state()).find(([, { id }]) => id === release)?.[1].parts);
  const parts = createPartCounts(state);
  const trial = createCanaryTrial({ state, usualFailures: counts.usualFailures });
  const mayReport = createRateLimit();
  const salt = randomBytes(32);

  return {
    /** Returns what to answer. `client` is what the edge knows of the visitor's address. */
    async take(
      request: Readable & Pick<IncomingMessage, 'headers' | 'socket'>,
      client: Record<string, string>,
    ): Promise<ReportAnswer> {
      const address = clientNetwork({ headers: client, socket: request.socket });
      const network = createHmac('sha256', salt).update(address).digest('base64url');
      if (!mayReport(network)) return { status: 429 };
      const body = await readBody(request, { ...bodyLimits, maxBytes });
      if (typeof body === 'number') return { status: body };
      const report = readReport(body.toString());
      if (!report) return { status: 400 };
      counts.add(report);
      parts.report(report);
      const visitor = visitors.of(request);
      const votedIn = trial.vote(report, visitor, network);
      return { status: 204, ...(visitor && votedIn && { setCookie: visitors.counted(visitor, votedIn) }) };
    },
    trial: trial.current,
    counts: counts.all,
    /** By part and version, those that broke a page on the server among them. */
    parts,
  };
}

function createRateLimit() {
  let since = 0;
  let reports = new Map<string, number>();
  return (network: string): boolean => {
    if (performance.now() - since > minuteMs) {
      since = performance.now();
      reports = new Map();
    }
    return countUp(reports, network) <= maxReportsAMinute;
  };
}
