import { brand } from '@site/brand';
import type { DatabaseOptions } from '@site/service/database/open-database';
import {
  clashing,
  httpsAddress,
  neededInPublic,
  needing,
  secret,
  serverAddress,
  wholeNumber,
  yesOrNo,
} from '@site/service/settings/setting-schemas';
import {
  localSiteUrl,
  readMonitoring,
  readPageOrigin,
  readSettings,
  type Settings,
  siteSettings,
} from '@site/service/settings/settings';
import * as v from 'valibot';
import { type MailAddress, readMailAddresses } from './outbox/mail-addresses.ts';
import { type AllowedTargets, isPrivateHost, isTarget } from './senders/webhook.ts';
import type { EnquiryMessageKind } from './tables.ts';

/** The settings as the service uses them, and what only the running service needs. */
export interface ContactOptions extends ReturnType<typeof readContactSettings>, Pick<DatabaseOptions, 'onUnusable'> {}

/**
 * How enquiries reach people, and how long they are kept.
 * @public for `npm start`, which checks the settings of all processes
 */
export const settings = {
  SMTP_URL: neededInPublic(
    'no mail is sent. All of it is written into the folder "outbox" in DATA_DIR',
    'Set it to your mail server, or nobody is told of enquiries.',
    secret(
      v.optional(
        serverAddress({
          protocol: /^smtps?:\/\//,
          example: 'smtp://user:password@mail.example.com:587',
          end: /^\/?(?:\?[^@#]*)?$/,
        }),
      ),
    ),
  ),
  SMTP_PLAIN: yesOrNo('no'),
  MAIL_FROM: v.optional(
    mailAddress('must be an email address such as hello@example.com or Sales <sales@example.com>'),
    brand.email,
  ),
  ENQUIRY_MAIL: yesOrNo('yes'),
  ENQUIRY_MAIL_TO: v.optional(
    mailAddresses('must be email addresses such as sales@example.com, Noida desk <desk@example.com>'),
    brand.email,
  ),
  ACKNOWLEDGE: yesOrNo('yes'),
  // Not plain http, because the webhook is sent personal data; and signed, so that the receiver knows who sent it.
  WEBHOOK_URL: clashing(
    findPrivateWebhook,
    needing(
      ['WEBHOOK_SECRET'],
      // A webhook's address often is its only password.
      secret(v.optional(httpsAddress())),
    ),
  ),
  WEBHOOK_ALLOW: v.optional(
    v.pipe(
      v.string(),
      v.transform(targetsOf),
      v.check(
        (targets) => targets.every(isTarget),
        'must be a list of hosts, addresses or ranges like crm.internal,127.0.0.1,10.2.0.0/16',
      ),
    ),
    '',
  ),
  WEBHOOK_SECRET: secret(v.optional(v.pipe(v.string(), v.minLength(16, 'must have 16 characters or more')))),
  // The privacy policy promises 24 months: shorter is allowed, longer would break the promise.
  RETENTION_MONTHS: v.optional(wholeNumber('number of months', 1, 24), '24'),
  MAX_FORMS: v.optional(wholeNumber('number of forms', 100, 10_000_000), '6000'),
} satisfies v.ObjectEntries;

/** Reads the settings of this service; their defaults are in the table above. Throws one sentence that names a wrong one. */
export function readContactSettings(environment: NodeJS.ProcessEnv = process.env) {
  const { DATA_DIR, DATABASE_URL, SITE_URL } = siteSettings;
  const read = readSettings({ ...settings, DATA_DIR, DATABASE_URL, SITE_URL }, undefined, environment);
  return {
    dataDir: read.DATA_DIR,
    databaseUrl: read.DATABASE_URL,
    siteUrl: read.SITE_URL ?? localSiteUrl,
    /** Origin of the pages that call, when it is not the service's own. */
    pageOrigin: readPageOrigin(environment),
    ...readMonitoring(environment),
    /** Without it, mail is written to `outbox` in `dataDir`. */
    smtpUrl: read.SMTP_URL,
    allowsPlainMail: read.SMTP_PLAIN === 'yes',
    mailFrom: read.MAIL_FROM,
    /** Who gets enquiries. */
    mailTo: read.ENQUIRY_MAIL_TO,
    messageKinds: enquiryMessageKinds(read),
    webhook:
      read.WEBHOOK_URL && read.WEBHOOK_SECRET
        ? {
            url: read.WEBHOOK_URL,
            secret: read.WEBHOOK_SECRET,
            allowed: read.WEBHOOK_ALLOW,
          }
        : undefined,
    retentionMonths: read.RETENTION_MONTHS,
    /** Attempts at each form in ten minutes, of all visitors together. */
    maxForms: read.MAX_FORMS,
  };
}

/** The messages that each enquiry puts into the outbox. */
function enquiryMessageKinds(read: Settings<typeof settings>): EnquiryMessageKind[] {
  return [
    ...(read.ENQUIRY_MAIL === 'yes' ? ['email' as const] : []),
    ...(read.WEBHOOK_URL ? ['webhook' as const] : []),
    ...(read.ACKNOWLEDGE === 'yes' ? ['acknowledgement' as const] : []),
  ];
}

function targetsOf(list: string): AllowedTargets {
  return list
    .split(',')
    .map((target) => target.trim().toLowerCase())
    .filter(Boolean);
}

/** A name that resolves to such an address is detected at each call, because it may resolve differently by then. */
function findPrivateWebhook({ WEBHOOK_URL = '', WEBHOOK_ALLOW = '' }: NodeJS.ProcessEnv): string | undefined {
  const { hostname } = new URL(WEBHOOK_URL);
  if (!isPrivateHost(hostname, targetsOf(WEBHOOK_ALLOW))) return undefined;
  return `leads to ${hostname}, which is not a public address: name it in WEBHOOK_ALLOW if that is intended, or correct it`;
}

function mailAddresses(message: string) {
  return v.pipe(
    v.string(),
    v.transform((written) => (readMailAddresses(written) ?? []).map(withName)),
    v.minLength(1, message),
  );
}

function mailAddress(message: string) {
  return v.pipe(
    mailAddresses(message),
    v.strictTuple([v.custom<MailAddress>(() => true)], message),
    v.transform(([address]) => address),
  );
}

/** An address without a name gets the company's. */
function withName({ name, address }: MailAddress): MailAddress {
  return { name: name || brand.name, address };
}
