import { isIP } from 'node:net';
import { releaseSettings } from '@site/delivery/store/open-store';
import { isReleaseId } from '@site/delivery/store/release';
import type { GracePeriods } from '@site/service/process/server';
import { shutdown } from '@site/service/process/shutdown';
import { yesOrNo } from '@site/service/settings/setting-schemas';
import { readMonitoring, readSettings, siteSettings } from '@site/service/settings/settings';
import * as v from 'valibot';

const usualWorkers = ['/sw.js', '/service-worker.js', '/ngsw-worker.js'];
const workersError = 'must be paths like /pwa/sw.js, separated by commas';
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
  /** How many proxies of ours a request passes, or their ranges: whose entries in X-Forwarded-For are believed. */
  TRUST_PROXY: v.optional(trustedProxies()),
  /** Where a former site of this address had its service worker, besides the usual paths. */
  FORMER_WORKERS: v.optional(v.pipe(v.string(), v.regex(/^\/[\w./-]+(?:,\/[\w./-]+)*$/, workersError))),
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
    /** Undefined where visitors reach the edge directly. */
    trustedProxies: read.TRUST_PROXY,
    formerWorkers: [...usualWorkers, ...(read.FORMER_WORKERS?.split(',') ?? [])],
    sharesReleases: read.SHARE_RELEASES === 'yes',
    isDevelopment: read.NODE_ENV === 'development',
    monitoring: readMonitoring(environment),
  };
}

/** A number of proxies, or the addresses and ranges of all of them. */
function trustedProxies() {
  return v.pipe(
    v.string(),
    v.transform((value) => (/^[1-9]$/.test(value) ? trustHops(Number(value)) : value.split(','))),
    v.check(
      (proxies) => typeof proxies === 'function' || proxies.every(isRange),
      'must be the number of proxies, such as 1, or their addresses and ranges, such as 10.0.0.10,172.64.0.0/13',
    ),
  );
}

function trustHops(count: number) {
  return (_address: string, hop: number) => hop < count;
}

function isRange(range: string): boolean {
  const [address = '', prefix = '0', ...rest] = range.split('/');
  const maxPrefix = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  return rest.length === 0 && /^\d{1,3}$/.test(prefix) && Number(prefix) <= maxPrefix;
}

/** Grace periods of the shutdown. */
export function gracePeriods({
  isDevelopment,
  trustedProxies,
}: Pick<EdgeConfig, 'isDevelopment' | 'trustedProxies'>): GracePeriods {
  const responseMs = shutdown.edgeResponseMs;
  // Open pages hold a connection each until they are reloaded.
  if (isDevelopment) return { acceptMs: 0, idleMs: 0, responseMs: 100 };
  // A proxy repeats a GET that meets a closed connection, but never a POST. So idle connections stay open until the proxy has closed its
  // own, which happens after five seconds in the configuration of OPERATIONS.
  if (trustedProxies) return { acceptMs: 6_000, idleMs: 0, responseMs };
  return { acceptMs: 0, idleMs: 500, responseMs };
}
