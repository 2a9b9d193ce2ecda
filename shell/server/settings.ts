import { releaseSettings } from '@site/release/store/open-store';
import type { GracePeriods } from '@site/service/server';
import { yesOrNo } from '@site/service/setting-schemas';
import { readMonitoring, readSettings, siteSettings } from '@site/service/settings';
import { shutdown } from '@site/service/shutdown';
import * as v from 'valibot';

const cacheWords = 'must be a whole number of megabytes from 10 to 99999';

/**
 * Settings of the edge alone.
 * @public for `npm start`, which checks the settings of all processes
 */
export const settings = {
  /** A release to serve whatever the channel says, for looking at it before visitors do. */
  RELEASE: v.optional(
    v.pipe(v.string(), v.regex(/^[0-9a-f]{12}$/, 'must be the id of a release, twelve hexadecimal digits')),
  ),
  /** For pages and files cached in memory, in megabytes; a site of fifty pages fills a third of it. */
  EDGE_CACHE_MB: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{1,4}$/, cacheWords), v.transform(Number)), '128'),
  /** Whether the last hop of X-Forwarded-For was written by a proxy of ours. */
  TRUST_PROXY: yesOrNo('no'),
  /** Whether pages may show the map and films of other sites in a frame, after a press. */
  FRAMES: yesOrNo('yes'),
  /** Lets developers work on one part against this site's release. Whoever can reach the site can then read its builds. */
  SHARE_RELEASES: yesOrNo('no'),
} satisfies v.ObjectEntries;

export interface EdgeConfig {
  port: number;
  host: string;
  dataDir: string;
  channel: string;
  /** Served whatever the channel says; undefined for the channel's. */
  release: string | undefined;
  siteUrl: string;
  /** Another origin that answers the site's API; undefined where it is this one. */
  apiHost: string | undefined;
  /** Whether a page may show content of other sites in a frame, after a press on a button that says so. */
  allowsFrames: boolean;
  serviceOrigins: Record<string, string>;
  /** Signs the edge's cookies and tokens; undefined where a secret stored in `dataDir` does. */
  edgeSecret: string | undefined;
  /** Limit for all that is cached in memory. */
  cacheBytes: number;
  /** Whether the last hop of X-Forwarded-For is a proxy of ours. */
  trustsProxy: boolean;
  /** Whether others may read the release store through this edge. */
  sharesReleases: boolean;
  isDevelopment: boolean;
  watched: ReturnType<typeof readMonitoring>;
}

/** The edge's share of the settings. Throws one sentence that names a wrong one. */
export function readEdgeSettings(environment: NodeJS.ProcessEnv): EdgeConfig {
  const { CHANNEL, EDGE_SECRET } = releaseSettings;
  const read = readSettings({ ...siteSettings, ...settings, CHANNEL, EDGE_SECRET }, undefined, environment);
  return {
    port: read.PORT,
    host: read.HOST ?? '0.0.0.0',
    dataDir: read.DATA_DIR,
    channel: read.CHANNEL,
    release: read.RELEASE,
    siteUrl: read.SITE_URL ?? `http://localhost:${read.PORT}`,
    apiHost: read.API_HOST,
    allowsFrames: read.FRAMES === 'yes',
    serviceOrigins: read.SERVICES,
    edgeSecret: read.EDGE_SECRET,
    cacheBytes: read.EDGE_CACHE_MB * 1024 * 1024,
    trustsProxy: read.TRUST_PROXY === 'yes',
    sharesReleases: read.SHARE_RELEASES === 'yes',
    isDevelopment: read.NODE_ENV === 'development',
    watched: watchedBy(read.RELEASE, environment),
  };
}

/** Grace periods of the shutdown. */
export function gracePeriods({
  isDevelopment,
  trustsProxy,
}: Pick<EdgeConfig, 'isDevelopment' | 'trustsProxy'>): GracePeriods {
  const answerMs = shutdown.edgeAnswerMs;
  // Open pages hold a connection each until they are reloaded.
  if (isDevelopment) return { acceptMs: 0, idleMs: 0, answerMs: 100 };
  // A proxy repeats a GET that meets a closed connection, but never a POST. So idle connections stay open until the proxy has closed its
  // own, which happens after five seconds in the configuration of OPERATIONS.
  if (trustsProxy) return { acceptMs: 6_000, idleMs: 0, answerMs };
  return { acceptMs: 0, idleMs: 500, answerMs };
}

/** A rehearsal inherits the settings of the visitors' edge, whose port it must not take. */
function watchedBy(rehearsed: string | undefined, environment: NodeJS.ProcessEnv): EdgeConfig['watched'] {
  const watched = readMonitoring(environment);
  return rehearsed ? { ...watched, metrics: undefined } : watched;
}
