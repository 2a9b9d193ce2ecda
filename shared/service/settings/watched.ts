import type { MetricsPlace } from '../metrics/serve-metrics.ts';
import type { LogLevel } from '../process/service-log.ts';
import { readSettings, siteSettings } from './settings.ts';

/** What operators see of a process. */
export interface Watched {
  logLevel?: LogLevel;
  /** Whether each request is a line of the log. */
  logsRequests?: boolean;
  metrics?: MetricsPlace | undefined;
}

/** That much of a service's options. */
export function watchedOf({ logLevel, logsRequests, metrics }: Watched): Watched {
  return { metrics, ...(logLevel && { logLevel }), ...(logsRequests && { logsRequests }) };
}

export function readWatched(environment: NodeJS.ProcessEnv = process.env) {
  const names = ['LOG_LEVEL', 'ACCESS_LOG', 'METRICS_PORT', 'METRICS_HOST'] as const;
  const { LOG_LEVEL, ACCESS_LOG, METRICS_PORT, METRICS_HOST } = readSettings(siteSettings, names, environment);
  return {
    logLevel: LOG_LEVEL,
    logsRequests: ACCESS_LOG === 'yes',
    metrics: METRICS_PORT === undefined ? undefined : { port: METRICS_PORT, host: METRICS_HOST },
  } satisfies Watched;
}
