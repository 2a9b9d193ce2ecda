import * as v from 'valibot';
import { type LogLevel, logLevels } from '../process/log.ts';
import type { MetricsAddress } from '../process/metrics.ts';
import {
  folder,
  metadataOf,
  neededInPublic,
  needing,
  secret,
  serverAddress,
  serviceAddresses,
  webAddress,
  wholeNumber,
  yesOrNo,
} from './setting-schemas.ts';

const defaultPort = '8080';

/** The site's address where SITE_URL is not set. `npm start` sets it for services; those that are started on their own need this. */
export const localSiteUrl = `http://localhost:${defaultPort}`;

/**
 * Settings that several processes read. A process keeps its own in its own `settings.ts`;
 * `shell/SETTINGS.md` lists all of them.
 */
export const siteSettings = {
  /** 0 picks a free port. */
  PORT: v.optional(wholeNumber('port number', 0, 65_535), defaultPort),
  HOST: v.optional(v.string()),
  DATA_DIR: v.optional(folder(), '.data'),
  DATABASE_URL: secret(
    v.optional(
      serverAddress({
        protocol: /^postgres(?:ql)?:\/\//,
        example: 'postgres://user:password@db.example.com:5432/site',
        end: /^(?:\/[^/@?#]*)?(?:\?[^@#]*)?$/,
      }),
    ),
  ),
  SITE_URL: neededInPublic(
    'canonical addresses, feeds and the links in mails name this machine',
    'Set it to the public address before visitors come.',
    v.optional(webAddress('https://www.example.com')),
  ),
  API_HOST: needing(['SITE_URL'], v.optional(webAddress('https://api.example.com'))),
  SERVICES: v.optional(serviceAddresses(), ''),
  LOG_LEVEL: v.optional(v.picklist(logLevels, `must be one of ${logLevels.join(', ')}`), 'info'),
  ACCESS_LOG: yesOrNo('no'),
  METRICS_PORT: v.optional(wholeNumber('port number', 0, 65_535)),
  METRICS_HOST: v.optional(v.string(), '127.0.0.1'),
  NODE_ENV: v.optional(v.string(), 'production'),
} satisfies v.ObjectEntries;

/** Values by setting name, for a whole table or some of its names. */
export type Settings<Table extends v.ObjectEntries, Name extends keyof Table = keyof Table> = {
  [Key in Name]: v.InferOutput<Table[Key]>;
};

/** One sentence for each setting to correct. */
export class InvalidSettings extends Error {
  readonly problems: string[];

  constructor(problems: string[]) {
    super(problems.join('\n'));
    this.problems = problems;
  }
}

/**
 * Reads all settings of a table, or only the given names. An empty value counts as unset.
 * Throws `InvalidSettings`, which names every invalid one and says what was expected.
 * @example
 * const { PORT } = readSettings(siteSettings, ['PORT']);
 */
export function readSettings<Table extends v.ObjectEntries, Name extends keyof Table & string>(
  table: Table,
  names: readonly Name[] = Object.keys(table) as Name[], // Object.keys() widens them to string
  environment: NodeJS.ProcessEnv = process.env,
): Settings<Table, Name> {
  const readable: NodeJS.ProcessEnv = Object.fromEntries(names.map((name) => [name, environment[name] || undefined]));
  const read = names.map((name) => ({ name, ...readSetting(name, table[name] as v.GenericSchema, readable) }));
  const problems = read.flatMap(({ problem }) => problem ?? []);
  if (problems.length > 0) throw new InvalidSettings(problems);
  return Object.fromEntries(read.map(({ name, value }) => [name, value])) as Settings<Table, Name>; // fromEntries loses the type of each key
}

function readSetting(
  name: string,
  schema: v.GenericSchema,
  given: NodeJS.ProcessEnv,
): { value?: unknown; problem?: string } {
  const result = v.safeParse(schema, given[name]);
  const { isSecret, needs = [], findClash } = metadataOf(schema);
  if (!result.success)
    return {
      problem: `${name} ${result.issues[0].message}${isSecret ? '' : `, but is "${withoutUser(given[name] ?? '')}"`}.`,
    };
  const missing = needs.filter((needed) => needed in given && !given[needed]).join(' and ');
  if (given[name] && missing) return { problem: `${name} needs ${missing}: set ${missing} too, or unset ${name}.` };
  const clash = given[name] && findClash?.(given);
  if (clash) return { problem: `${name} ${clash}.` };
  return { value: result.output };
}

/** Any address may contain a password, even where none is expected. */
function withoutUser(value: string): string {
  const [start, at] = [value.indexOf('://'), value.lastIndexOf('@')];
  return start >= 0 && at > start ? `${value.slice(0, start)}://…${value.slice(at)}` : value;
}

/** What operators see of a process. */
export interface Monitoring {
  logLevel?: LogLevel;
  /** Whether each request is a line of the log. */
  logsRequests?: boolean;
  /** Where its metrics are served; undefined for nowhere. */
  metricsAddress?: MetricsAddress;
}

export function readMonitoring(environment: NodeJS.ProcessEnv = process.env) {
  const names = ['LOG_LEVEL', 'ACCESS_LOG', 'METRICS_PORT', 'METRICS_HOST'] as const;
  const { LOG_LEVEL, ACCESS_LOG, METRICS_PORT, METRICS_HOST } = readSettings(siteSettings, names, environment);
  return {
    logLevel: LOG_LEVEL,
    logsRequests: ACCESS_LOG === 'yes',
    metricsAddress: METRICS_PORT === undefined ? undefined : { port: METRICS_PORT, host: METRICS_HOST },
  } satisfies Monitoring;
}

/**
 * The site's origin where API_HOST puts the services on another one: only its pages may call them.
 * Undefined if site and services share an origin.
 */
export function readPageOrigin(environment: NodeJS.ProcessEnv = process.env): string | undefined {
  const { API_HOST, SITE_URL } = readSettings(siteSettings, ['API_HOST', 'SITE_URL'], environment);
  return API_HOST && SITE_URL;
}
