import path from 'node:path';
import * as v from 'valibot';
import { LOG_LEVELS } from './service-log.ts';

/**
 * Every setting of the site, with its default and what it may be. All are optional; the README lists them for operators.
 * Each process reads those it uses, so that a wrong one is named wherever it counts.
 */
export const settings = {
  /** 0 takes a free port. */
  PORT: v.optional(portNumber('must be a port number from 0 to 65535'), '8080'),
  HOST: v.optional(v.string()),
  DATA_DIR: v.optional(folder(), '.data'),
  RELEASES_DIR: v.optional(folder(), '.releases'),
  RELEASES_BUCKET: v.optional(bucketAddress('must be an address like https://s3.ap-south-1.amazonaws.com/my-releases; plain http only on this machine')),
  RELEASES_BUCKET_KEY: v.optional(v.string()),
  RELEASES_BUCKET_SECRET: v.optional(v.string()),
  RELEASES_BUCKET_REGION: v.optional(v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/, 'must be a region like ap-south-1')), 'us-east-1'),
  SITE_URL: v.optional(webAddress('must be an address like https://www.example.com')),
  API_HOST: v.optional(webAddress('must be an address like https://api.example.com')),
  CHANNEL: v.optional(v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/, "must be a channel's name in small letters")), 'production'),
  /** One release whatever the channel says, for looking at it before visitors do. */
  RELEASE: v.optional(v.pipe(v.string(), v.regex(/^[0-9a-f]{12}$/, 'must be the id of a release, twelve hexadecimal digits'))),
  EDGE_SECRET: v.optional(v.pipe(v.string(), v.minLength(16, 'must have 16 characters or more'))),
  TRUST_PROXY: v.optional(v.picklist(['yes', 'no'], 'must be yes or no'), 'no'),
  /** Lets work on one part stand on this site's release: whoever reaches the site can read its builds. */
  SHARE_RELEASES: switchedOff(),
  SERVICES: v.optional(serviceList('must be a list like blog=http://127.0.0.1:4001,contact=http://127.0.0.1:4002'), ''),
  DATABASE_URL: v.optional(v.pipe(v.string(), v.regex(/^postgres(?:ql)?:\/\//, 'must be an address that starts with postgres://'))),
  LOG_LEVEL: v.optional(v.picklist(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`), 'info'),
  SMTP_URL: v.optional(v.pipe(v.string(), v.check(isMailServer, 'must be an address like smtp://user:password@mail.example.com:587'))),
  MAIL_FROM: v.optional(v.pipe(v.string(), v.email('must be an e-mail address'))),
  ENQUIRY_MAIL: switchedOn(),
  ENQUIRY_MAIL_TO: v.optional(v.pipe(v.string(), v.email('must be an e-mail address'))),
  ACKNOWLEDGE: switchedOff(),
  WEBHOOK_URL: v.optional(v.pipe(v.string(), v.check(isPrivateAddress, 'must be an https address; plain http only on this machine'))),
  WEBHOOK_SECRET: v.optional(v.pipe(v.string(), v.minLength(16, 'must have 16 characters or more'))),
  RETENTION_MONTHS: v.optional(months('must be a number of months from 1 to 24'), '24'),
  BACKUP_DIR: v.optional(folder(), '.backups'),
  CONTENT_DIR: v.optional(folder()),
  PICTURES_DIR: v.optional(folder()),
  NODE_ENV: v.optional(v.string(), 'production'),
} satisfies v.ObjectEntries;

/** Told to nobody, not even in the sentence that calls one wrong. */
const secrets: readonly string[] = ['EDGE_SECRET', 'RELEASES_BUCKET', 'RELEASES_BUCKET_SECRET', 'SMTP_URL', 'WEBHOOK_SECRET', 'DATABASE_URL'];

export type SettingName = keyof typeof settings;

export type Settings<Name extends SettingName = SettingName> = { [Key in Name]: v.InferOutput<(typeof settings)[Key]> };

/** Reads these settings; an empty value counts as none. Throws one sentence that names the wrong one and what was expected. */
export function readSettings<Name extends SettingName>(names: readonly Name[], environment: NodeJS.ProcessEnv = process.env): Settings<Name> {
  const read = (name: Name) => {
    const given = environment[name] || undefined;
    const result = v.safeParse(settings[name], given);
    if (result.success) return [name, result.output] as const;
    throw new Error(`${name} ${result.issues[0].message}${secrets.includes(name) ? '' : `, but is "${given}"`}.`);
  };
  return Object.fromEntries(names.map(read)) as Settings<Name>; // fromEntries forgets which key has which type
}

/** All names of the table, for the command that starts everything. */
export const settingNames = Object.keys(settings) as SettingName[]; // keys() forgets them too

function portNumber(message: string) {
  return v.pipe(v.string(), v.regex(/^\d{1,5}$/, message), v.transform(Number), v.maxValue(65_535, message));
}

function switchedOn() {
  return v.optional(v.picklist(['yes', 'no'], 'must be yes or no'), 'yes');
}

function switchedOff() {
  return v.optional(v.picklist(['yes', 'no'], 'must be yes or no'), 'no');
}

// The privacy policy promises 24: less is allowed, more would make it untrue.
function months(message: string) {
  return v.pipe(v.string(), v.regex(/^\d{1,2}$/, message), v.transform(Number), v.minValue(1, message), v.maxValue(24, message));
}

function isMailServer(value: string): boolean {
  return URL.canParse(value) && /^smtps?:$/.test(new URL(value).protocol) && new URL(value).hostname !== '';
}

// What goes to a webhook is personal data.
function isPrivateAddress(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, hostname } = new URL(value);
  return protocol === 'https:' || (protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(hostname));
}

function folder() {
  return v.pipe(
    v.string(),
    v.transform((value) => path.resolve(value)),
  );
}

function webAddress(message: string) {
  return v.pipe(
    v.string(),
    v.check((value) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol), message),
    v.transform((value) => new URL(value).origin),
  );
}

// What comes from there is run: nobody on the way may change it. The bucket is in the host's name, or is the path's one step.
function bucketAddress(message: string) {
  return v.pipe(
    v.string(),
    v.check((value) => isPrivateAddress(value) && /^https?:\/\/[^/@?#]+(?:\/[a-z0-9][a-z0-9.-]*)?\/?$/.test(value), message),
    v.transform((value) => value.replace(/\/$/, '')),
  );
}

function serviceList(message: string) {
  const isPair = (pair: string) => /^[a-z][a-z0-9-]*=/.test(pair) && URL.canParse(pair.slice(pair.indexOf('=') + 1));
  return v.pipe(
    v.string(),
    v.check((value) => value.split(',').filter(Boolean).every(isPair), message),
    v.transform(
      (value): Record<string, string> =>
        Object.fromEntries(
          value
            .split(',')
            .filter(Boolean)
            .map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]),
        ),
    ),
  );
}
