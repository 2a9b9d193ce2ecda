import { releaseSettings } from '@site/delivery/store/open-store';
import { isReleaseId } from '@site/delivery/store/release';
import type { GracePeriods } from '@site/service/process/server';
import { shutdown } from '@site/service/process/shutdown';
import { yesOrNo } from '@site/service/settings/setting-schemas';
import { readMonitoring, readSettings, siteSettings } from '@site/service/settings/settings';
import * as v from 'valibot';

const cacheSizeError = 'must be a whole number of megabytes from 10 to 99999';

/**
 * Settings of the edge alone.
 * @public for `npm start`, which checks the settings of all processes
 */
export const settings = {
  /** A release to serve whatever the channel says, for looking at it before visitors do. */
  RELEASE: v.optional(
    v.pipe(v.string(), v.check(isReleaseId, 'must be the id of a release, twelve hexadecimal digits')),
  ),
  /** For pages and files cached in memory, in megabytes; a site of fifty pages fills a third of it. */
  EDGE_CACHE_MB: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{1,4}$/, cacheSizeError), v.transform(Number)), '128'),
  /** Whether the last hop of X-Forwarded-For was written by a proxy of ours. */
  TRUST_PROXY: yesOrNo('no'),
  /** Whether pages may show the map and films of other sites in a frame, after a press. */
  FRAMES: yesOrNo('yes'),
  /** Lets developers work on one part against this site's release. Whoever can reach the site can then read its builds. */
  SHARE_RELEASES: yesOrNo('no'),
} satisfies v.ObjectEntries;

export type EdgeConfig = ReturnType<typeof readEdgeSettings>;

/** The edge's share of the settings. Throws one sentence that names a wrong one. */
export function readEdgeSettings(environment: NodeJS.ProcessEnv) {
  const { CHANNEL, EDGE_SECRET } = releaseSettings;
  const read = readSettings({ ...siteSettings, ...settings, CHANNEL, EDGE_SECRET }, undefined, environment);
  return {
    port: read.PORT,
    host: read.HOST ?? '0.0.0.0',
    dataDir: read.DATA_DIR,
    channel: read.CHANNEL,
    /** Served whatever the channel says; undefined for the channel's. */
    fixedRelease: read.RELEASE,
    siteUrl: read.SITE_URL ?? `http://localhost:${read.PORT}`,
    /** Another origin that answers the site's API; undefined if it is this one. */
    apiHost: read.API_HOST,
    allowsFrames: read.FRAMES === 'yes',
    /** By the service's name. */
    serviceOrigins: read.SERVICES,
    /** Signs the edge's cookies and tokens; undefined if a secret stored in `dataDir` does. */
    edgeSecret: read.EDGE_SECRET,
    cacheBytes: read.EDGE_CACHE_MB * 1024 * 1024,
    trustsProxy: read.TRUST_PROXY === 'yes',
    sharesReleases: read.SHARE_RELEASES === 'yes',
    isDevelopment: read.NODE_ENV === 'development',
    monitoring: readMonitoring(environment),
  };
}

/** Grace periods of the shutdown. */
export function gracePeriods({
  isDevelopment,
  trustsProxy,
}: Pick<EdgeConfig, 'isDevelopment' | 'trustsProxy'>): GracePeriods {
  const responseMs = shutdown.edgeResponseMs;
  // Open pages hold a connection each until they are reloaded.
  if (isDevelopment) return { acceptMs: 0, idleMs: 0, responseMs: 100 };
  // A proxy repeats a GET that meets a closed connection, but never a POST. So idle connections stay open until the proxy has closed its
  // own, which happens after five seconds in the configuration of OPERATIONS.
  if (trustsProxy) return { acceptMs: 6_000, idleMs: 0, responseMs };
  return { acceptMs: 0, idleMs: 500, responseMs };
}
