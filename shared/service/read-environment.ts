import * as v from 'valibot';
import { LOG_LEVELS } from './service-log.ts';

/** What every service reads from its environment; an empty value counts as none. */
export const serviceEnvironment = {
  /** 0 takes a free port. */
  PORT: v.optional(portNumber('Expected a port from 0 to 65535.'), '0'),
  HOST: v.optional(v.string(), '127.0.0.1'),
  DATA_DIR: v.string(),
  DATABASE_URL: v.optional(v.pipe(v.string(), v.regex(/^postgres(?:ql)?:\/\//, 'Expected an address that starts with postgres://.'))),
  LOG_LEVEL: v.optional(v.picklist(LOG_LEVELS, `Expected one of ${LOG_LEVELS.join(', ')}.`), 'info'),
};

/** Reads and checks the variables named in `entries`. Throws one sentence that names the wrong one. */
export function readEnvironment<Entries extends v.ObjectEntries>(
  entries: Entries,
  environment: NodeJS.ProcessEnv = process.env,
): v.InferOutput<v.ObjectSchema<Entries, undefined>> {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const result = v.safeParse(v.object(entries), given);
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new Error(`${v.getDotPath(issue)}: ${issue.message.endsWith('.') ? issue.message : 'is needed.'}`);
}

function portNumber(message: string) {
  return v.pipe(v.string(), v.regex(/^\d{1,5}$/, message), v.transform(Number), v.maxValue(65_535, message));
}
