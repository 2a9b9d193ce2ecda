import { type DatabaseLocation, openDatabase } from '@site/service/database/open-database';
import { newFile } from '@site/service/testing/databases';
import { closeAfterTest } from '@site/testing/close-after-test';
import { sampleEnquiry } from '../../contract/testing/sample-enquiry.ts';
import type { ListedEnquiry } from '../admin/admin-commands.ts';
import { createEnquiryIntake } from '../enquiries/intake.ts';
import { createMailboxFingerprint } from '../fingerprints.ts';
import { migrations } from '../migrations.ts';
import type { Database, SubscriptionRow, Tables } from '../tables.ts';

/** Not yet confirmed. */
export const storedSubscription: SubscriptionRow = {
  id: '6b1f0c9e-8f6c-4d0c-9d0a-0c8f5f3f7a11',
  email_id: 'asha@school.example',
  email_key: 'asha@school.example',
  wording: 'I agree.',
  source: null,
  requested_at: '2026-11-20T06:30:00.000Z',
  confirmed_at: null,
  left_at: null,
};

/** An enquiry as the service sends it to `npm run enquiries`. */
export const listedEnquiry: ListedEnquiry = {
  ...sampleEnquiry,
  reference: 'SEV-7K3M-92QX',
  receivedAt: '2026-11-20T19:00:00.000Z',
  message: 'Two taps leak\nin the science wing.',
  source: '/contact',
  cameFrom: '',
  utmSource: '',
  utmMedium: '',
  utmCampaign: '',
  suspicion: '',
  state: 'new',
  doneAt: '',
  doneBy: '',
  outbox: [],
};

export const mailboxFingerprint = createMailboxFingerprint(Buffer.alloc(32, 7));

export const site = 'https://www.sevantra.example';

/** A database of its own for one test, which closes it. */
export async function openTables(location?: DatabaseLocation): Promise<Database> {
  const database = await openDatabase<Tables>({ ...(location ?? (await newFile())), migrations });
  closeAfterTest(() => database.destroy());
  return database;
}

/** Stores an enquiry as if it had come at that moment. */
export function storeAt(database: Database, moment: Date | string, key?: string) {
  const clock = () => new Date(moment);
  return createEnquiryIntake(database, { messageKinds: ['email'], clock, mailboxFingerprint }).store(
    sampleEnquiry,
    key,
  );
}

/** The stored rows, read while no service runs; `change` may alter them first. */
export async function readRows(dataDir: string, change?: (database: Database) => Promise<unknown>) {
  const database = await openDatabase<Tables>({ file: `${dataDir}/contact.db`, schema: 'contact', migrations });
  await change?.(database);
  const enquiries = await database.selectFrom('enquiries').selectAll().execute();
  const messages = await database.selectFrom('deliveries').selectAll().execute();
  const subscriptions = await database.selectFrom('subscriptions').selectAll().execute();
  await database.destroy();
  return { enquiries, messages, subscriptions };
}
