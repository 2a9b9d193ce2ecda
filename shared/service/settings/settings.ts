import * as v from 'valibot';
import { logLevels } from '../process/service-log.ts';
import { folder, portNumber, secret, serviceAddresses, webAddress } from './setting-schemas.ts';

/**
 * Settings that several processes read. A process keeps its own in its own `settings.ts`;
 * `shell/SETTINGS.md` lists all of them.
 */
export const siteSettings = {
  /** 0 picks a free port. */
  PORT: v.optional(portNumber(), '8080'),
  HOST: v.optional(v.string()),
  DATA_DIR: v.optional(folder(), '.data'),
  DATABASE_URL: secret(
    v.optional(v.pipe(v.string(), v.regex(/^postgres(?:ql)?:\/\//, 'must be an address that starts with postgres://'))),
  ),
  SITE_URL: v.optional(webAddress('https://www.example.com')),
  API_HOST: v.optional(webAddress('https://api.example.com')),
  SERVICES: v.optional(serviceAddresses(), ''),
  LOG_LEVEL: v.optional(v.picklist(logLevels, `must be one of ${logLevels.join(', ')}`), 'info'),
  NODE_ENV: v.optional(v.string(), 'production'),
} satisfies v.ObjectEntries;

/** Values by setting name, for a whole table or some of its names. */
export type Settings<Table extends v.ObjectEntries, Name extends keyof Table = keyof Table> = {
  [Key in Name]: v.InferOutput<Table[Key]>;
};

/**
 * Reads all settings of a table, or only the given names. An empty value counts as unset.
 * Throws one sentence that names the invalid setting and says what was expected.
 */
export function readSettings<Table extends v.ObjectEntries, Name extends keyof Table & string>(
  table: Table,
  names: readonly Name[] = Object.keys(table) as Name[], // Object.keys() widens them to string
  environment: NodeJS.ProcessEnv = process.env,
): Settings<Table, Name> {
  const values = names.map((name) => [name, readSetting(name, table[name] as v.GenericSchema, environment[name])]);
  return Object.fromEntries(values) as Settings<Table, Name>; // fromEntries loses the type of each key
}

function readSetting(name: string, schema: v.GenericSchema, text: string | undefined): unknown {
  const given = text || undefined;
  const result = v.safeParse(schema, given);
  if (result.success) return result.output;
  const { isSecret } = v.getMetadata(schema);
  throw new Error(`${name} ${result.issues[0].message}${isSecret ? '' : `, but is "${given}"`}.`);
}
