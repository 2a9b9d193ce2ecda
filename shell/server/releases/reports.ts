import { createHmac, randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Arm } from '@site/release/sequential-test';
import { clientNetwork } from '@site/service/client-address';
import * as v from 'valibot';
import { readBody } from '../http/read-body.ts';
import type { ChannelState } from './follow-channel.ts';
import { isDrawn, type Visitors } from './visitors.ts';

export const reportPath = '/_/report';
/** A report is some hundred bytes. */
const mostBytes = 2 * 1024;
/** Reports of one network within a minute; an office behind one address browses less than that. */
const mostReports = 120;
const minute = 60_000;
/** Visitors of one network who count in a canary: nobody can decide it alone by throwing cookies away. */
const mostVotes = 5;
/** Visitors of one canary; long before, it is decided. */
const mostVoters = 100_000;
/** Releases whose counts are kept, and values of each vital. */
const mostReleases = 10;
const mostValues = 500;

const vitals = ['lcp', 'cls', 'inp'] as const;
const amount = v.optional(v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(600_000)));
const report = v.strictObject({
  release: v.pipe(v.string(), v.regex(/^[0-9a-f]{12}$/)),
  views: v.picklist([0, 1]),
  failed: v.pipe(v.array(v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,39}$/))), v.maxLength(20)),
  lcp: amount,
  cls: amount,
  inp: amount,
});

type Report = v.InferOutput<typeof report>;

/** What pages said of one release since this edge started. */
export interface Counts {
  views: number;
  /** Part name to documents in which it failed. */
  failed: Record<string, number>;
  /** The newest values: milliseconds, `cls` without a unit. */
  vitals: Record<(typeof vitals)[number], number[]>;
}

/** What the test of a canary knows: visitors who were dealt to either release. */
export interface Trial {
  canary: string;
  live: string;
  percent: number;
  arms: { canary: Arm; live: Arm };
  /** Part name to visitors of the canary for whom it failed. */
  failed: Record<string, number>;
}

interface ReportsOptions {
  state: () => ChannelState | undefined;
  visitors: Pick<Visitors, 'of'>;
}

export type Reports = ReturnType<typeof createReports>;

/** Takes what pages report of themselves. In memory only: it is worth something for as long as a canary runs. */
export function createReports({ state, visitors }: ReportsOptions) {
  const counts = new Map<string, Counts>();
  const salt = randomBytes(32);
  let thisMinute = { since: 0, reports: new Map<string, number>() };
  let trial: (Trial & { voters: Set<string>; votes: Map<string, number> }) | undefined;

  function mayReport(network: string): boolean {
    if (Date.now() - thisMinute.since > minute) thisMinute = { since: Date.now(), reports: new Map() };
    return countUp(thisMinute.reports, network) <= mostReports;
  }

  function count({ release, views, failed, ...measured }: Report) {
    const now = state();
    const isKnown = counts.has(release) || release === now?.live.id || release === now?.canary?.release.id;
    // Old tabs and made-up names must not fill the memory.
    if (!isKnown) return;
    const kept = counts.get(release) ?? { views: 0, failed: {}, vitals: { lcp: [], cls: [], inp: [] } };
    counts.set(release, kept);
    for (const oldest of counts.keys()) if (counts.size > mostReleases) counts.delete(oldest);
    kept.views += views;
    for (const part of new Set(failed)) kept.failed[part] = (kept.failed[part] ?? 0) + 1;
    for (const vital of vitals) {
      const value = measured[vital];
      if (value !== undefined) kept.vitals[vital] = [...kept.vitals[vital], value].slice(-mostValues);
    }
  }

  /** One visitor has one vote, with the first page view; it counts for the release that the visitor was dealt. */
  function vote({ release, views, failed }: Report, visitor: string | undefined, network: string) {
    const now = currentTrial();
    if (!now || views === 0 || visitor === undefined || now.voters.has(visitor) || now.voters.size >= mostVoters)
      return;
    const dealt = isDrawn(visitor, now.canary, now.percent) ? now.canary : now.live;
    if (release !== dealt || countUp(now.votes, network) > mostVotes) return;
    now.voters.add(visitor);
    const arm = release === now.canary ? now.arms.canary : now.arms.live;
    arm.visitors += 1;
    if (failed.length > 0) arm.failed += 1;
    if (release === now.canary) for (const part of new Set(failed)) now.failed[part] = (now.failed[part] ?? 0) + 1;
  }

  /** Begins anew with each canary, each share and each live release: visitors of different trials cannot be compared. */
  function currentTrial() {
    const { live, canary } = state() ?? {};
    if (!live || !canary) return undefined;
    const of = { canary: canary.release.id, live: live.id, percent: canary.percent };
    if (trial && trial.canary === of.canary && trial.live === of.live && trial.percent === of.percent) return trial;
    const none = () => ({ visitors: 0, failed: 0 });
    trial = { ...of, arms: { canary: none(), live: none() }, failed: {}, voters: new Set(), votes: new Map() };
    return trial;
  }

  return {
    /** Answers the status for whoever reported. `client` is what the edge knows of the visitor's address. */
    async take(
      request: AsyncIterable<Buffer> & Pick<IncomingMessage, 'headers' | 'socket'>,
      client: Record<string, string>,
    ): Promise<204 | 400 | 413 | 429> {
      const address = clientNetwork({ headers: client, socket: request.socket });
      const network = createHmac('sha256', salt).update(address).digest('base64url');
      if (!mayReport(network)) return 429;
      const body = await readBody(request, mostBytes);
      if (body === undefined) return 413;
      const read = v.safeParse(report, parsed(body));
      if (!read.success) return 400;
      count(read.output);
      vote(read.output, visitors.of(request), network);
      return 204;
    },
    trial: (): Trial | undefined => currentTrial(),
    counts: (): Record<string, Counts> => Object.fromEntries(counts),
  };
}

function countUp(counts: Map<string, number>, key: string): number {
  const count = (counts.get(key) ?? 0) + 1;
  counts.set(key, count);
  return count;
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
