import { brand } from '@site/shared/brand';
import { readSettings } from '@site/shared/service/settings.ts';
import type { ContactOptions } from './contact-service.ts';

const names = [
  'DATA_DIR',
  'DATABASE_URL',
  'LOG_LEVEL',
  'SITE_URL',
  'SMTP_URL',
  'MAIL_FROM',
  'ENQUIRY_MAIL',
  'ENQUIRY_MAIL_TO',
  'ACKNOWLEDGE',
  'WEBHOOK_URL',
  'WEBHOOK_SECRET',
  'RETENTION_MONTHS',
] as const;

/** The service's share of the settings. Throws one sentence that names a wrong one. */
export function readContactSettings(environment: NodeJS.ProcessEnv = process.env): ContactOptions {
  const settings = readSettings(names, environment);
  return {
    dataDir: settings.DATA_DIR,
    databaseUrl: settings.DATABASE_URL,
    siteUrl: settings.SITE_URL,
    logLevel: settings.LOG_LEVEL,
    smtpUrl: settings.SMTP_URL,
    mailFrom: settings.MAIL_FROM ?? brand.email,
    mailTo: settings.ENQUIRY_MAIL_TO ?? brand.email,
    channels: [
      ...(settings.ENQUIRY_MAIL === 'yes' ? ['email' as const] : []),
      ...(settings.WEBHOOK_URL ? ['webhook' as const] : []),
      ...(settings.ACKNOWLEDGE === 'yes' ? ['acknowledgement' as const] : []),
    ],
    webhook: webhookOf(settings.WEBHOOK_URL, settings.WEBHOOK_SECRET),
    retentionMonths: settings.RETENTION_MONTHS,
  };
}

function webhookOf(url: string | undefined, secret: string | undefined) {
  if (!url) return undefined;
  if (!secret) throw new Error('WEBHOOK_URL needs WEBHOOK_SECRET beside it, which signs what is sent there.');
  return { url, secret };
}
