import { existsSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';

// Every message continues a sentence that begins with the setting's name: 'PORT must be …'.

/**
 * A whole number, such as `wholeNumber('port number', 0, 65_535)`.
 * @example
 * PORT: v.optional(wholeNumber('port number', 0, 65_535), '8080'),
 */
export function wholeNumber(what: string, min: number, max: number) {
  const message = `must be a ${what} from ${min} to ${max}`;
  return v.pipe(
    v.string(),
    v.regex(/^\d{1,9}$/, message),
    v.transform(Number),
    v.minValue(min, message),
    v.maxValue(max, message),
  );
}

/** A folder, returned as an absolute path. */
export function folder() {
  return v.pipe(
    v.string(),
    v.transform((value) => path.resolve(value)),
  );
}

/** A folder that is there already, returned as an absolute path. */
export function existingFolder() {
  return v.pipe(
    folder(),
    v.check((value) => existsSync(value), 'must be a folder that exists'),
  );
}

/** `yes` or `no`; `fallback` where nothing is set. */
export function yesOrNo(fallback: 'yes' | 'no') {
  return v.optional(v.picklist(['yes', 'no'], 'must be yes or no'), fallback);
}

/** A web address, returned as its origin: `https://www.example.com`. */
export function webAddress(example: string) {
  return v.pipe(
    v.string(),
    v.check(isFetchable, `must be an address like ${example}`),
    // If it were dropped silently, the path would be missing in every link.
    v.check((value) => !isFetchable(value) || isOrigin(value), `must end after the host or its port, like ${example}`),
    v.transform((value) => new URL(value).origin),
  );
}

/** Whether `fetch` calls the address: it refuses one with a user or password, and repeats it in its error. */
export function isFetchable(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, username, password } = new URL(value);
  return /^https?:$/.test(protocol) && username === '' && password === '';
}

function isOrigin(value: string): boolean {
  return new URL(value).href === `${new URL(value).origin}/`;
}

interface ServerAddress {
  /** `^smtp:` */
  protocol: RegExp;
  example: string;
  /** What may follow the host and its port. */
  end: RegExp;
}

/**
 * The address of a server, with user and password. An unescaped character in the password would end the host early: another
 * machine would be contacted, and the rest of the password would appear as a path.
 */
export function serverAddress({ protocol, example, end }: ServerAddress) {
  const endOf = (value: string) => /^[a-z]+:\/\/[^/?#]*(.*)$/is.exec(value)?.[1] ?? '';
  return v.pipe(
    v.string(),
    v.check(
      (value) => !protocol.test(value) || end.test(endOf(value)),
      `goes on after host and port: in user and password write / as %2F, # as %23, ? as %3F and @ as %40, so that it is like ${example}`,
    ),
    v.check(
      (value) => protocol.test(value) && URL.canParse(value) && new URL(value).hostname !== '',
      `must be an address like ${example}`,
    ),
  );
}

/** `NAME=http://…,OTHER=http://…`, returned as origins by service name. */
export function serviceAddresses() {
  const addressOf = (pair: string) => pair.slice(pair.indexOf('=') + 1);
  const isPair = (pair: string) =>
    /^[a-z][a-z0-9-]*=/.test(pair) && isFetchable(addressOf(pair)) && isOrigin(addressOf(pair));
  const pairsOf = (value: string) => value.split(',').filter(Boolean);
  return v.pipe(
    v.string(),
    v.check(
      (value) => pairsOf(value).every(isPair),
      'must be a list like NAME=http://127.0.0.1:4001,OTHER=http://127.0.0.1:4002',
    ),
    v.transform(
      (value): Record<string, string> =>
        Object.fromEntries(
          pairsOf(value).map((pair) => [pair.slice(0, pair.indexOf('=')), new URL(addressOf(pair)).origin]),
        ),
    ),
  );
}

/** Finds a conflict of a setting with the others that are given. */
type FindClash = (given: NodeJS.ProcessEnv) => string | undefined;

interface SettingMetadata {
  isSecret?: boolean;
  needs?: string[];
  findClash?: FindClash;
  /** What a public site is without it, as the end of a sentence, and what to do. */
  publicly?: { missing: string; remedy: string };
}

/** A setting whose value is never printed, not even in the message that rejects it. */
export function secret<Schema extends v.GenericSchema>(schema: Schema) {
  return v.pipe(schema, v.metadata({ isSecret: true } satisfies SettingMetadata));
}

/** A setting that has no effect unless these others are set too. */
export function needing<Schema extends v.GenericSchema>(needs: string[], schema: Schema) {
  return v.pipe(schema, v.metadata({ needs } satisfies SettingMetadata));
}

/** A setting that may conflict with others. `find` is called only if the setting is given and valid by itself. */
export function clashing<Schema extends v.GenericSchema>(find: FindClash, schema: Schema) {
  return v.pipe(schema, v.metadata({ findClash: find } satisfies SettingMetadata));
}

/** A setting that nobody misses until the site is public: `npm start` warns where it is not set. */
export function neededInPublic<Schema extends v.GenericSchema>(missing: string, remedy: string, schema: Schema) {
  return v.pipe(schema, v.metadata({ publicly: { missing, remedy } } satisfies SettingMetadata));
}

/** The metadata that the four functions above gave to a setting. */
export function metadataOf(schema: v.GenericSchema): SettingMetadata {
  return v.getMetadata(schema); // only the four above give settings any
}

/** An https address with any path, such as a webhook's. */
export function httpsAddress() {
  return v.pipe(v.string(), v.check(isHttpsOrLoopback, 'must be an https address; plain http only on this machine'));
}

/** https anywhere, or plain http on this machine: nobody can intercept what is sent. */
export function isHttpsOrLoopback(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, hostname } = new URL(value);
  return protocol === 'https:' || (protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(hostname));
}
