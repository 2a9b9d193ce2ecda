import { readSettings } from '@site/shared/service/settings.ts';

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
  serviceOrigins: Record<string, string>;
  /** Signs the edge's cookies and tokens; undefined where a secret of `dataDir` does. */
  edgeSecret: string | undefined;
  /** Whether the last hop of X-Forwarded-For is a proxy of ours. */
  trustsProxy: boolean;
  /** Whether others may read the release store through this edge. */
  sharesReleases: boolean;
  isDevelopment: boolean;
}

/** The edge's share of the settings. Throws one sentence that names a wrong one. */
export function readConfig(environment: NodeJS.ProcessEnv): EdgeConfig {
  const names = [
    'PORT',
    'HOST',
    'DATA_DIR',
    'CHANNEL',
    'RELEASE',
    'SITE_URL',
    'API_HOST',
    'SERVICES',
    'EDGE_SECRET',
    'TRUST_PROXY',
    'SHARE_RELEASES',
    'NODE_ENV',
  ] as const;
  const settings = readSettings(names, environment);
  return {
    port: settings.PORT,
    host: settings.HOST ?? '0.0.0.0',
    dataDir: settings.DATA_DIR,
    channel: settings.CHANNEL,
    release: settings.RELEASE,
    siteUrl: settings.SITE_URL ?? `http://localhost:${settings.PORT}`,
    apiHost: settings.API_HOST,
    serviceOrigins: settings.SERVICES,
    edgeSecret: settings.EDGE_SECRET,
    trustsProxy: settings.TRUST_PROXY === 'yes',
    sharesReleases: settings.SHARE_RELEASES === 'yes',
    isDevelopment: settings.NODE_ENV === 'development',
  };
}
