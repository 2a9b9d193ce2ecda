import { openDatabase } from '@site/service/database/open-database';
import { temporaryFolder } from '@site/testing/temporary-folder';
import type { InjectOptions } from 'fastify';
import type { Kysely } from 'kysely';
import { createContactService } from '../contact-service.ts';
import { migrations } from '../migrations.ts';
import { type ContactOptions, readContactSettings } from '../settings.ts';
import type { Tables } from '../tables.ts';

export const enquiry = {
  fullName: 'Asha Verma',
  emailId: 'asha@school.example',
  contactNumber: '9876543210',
  companyName: 'Verma Public School',
  message: 'Two taps leak in the science wing.',
};

export const site = 'https://www.sevantra.example';

/** For tests: the service with its own data folder. `storedRows` stops it first, because one process owns the file. */
export async function openContactService(options: Partial<ContactOptions> = {}) {
  const dataDir = temporaryFolder();
  const settings = readContactSettings({ DATA_DIR: dataDir, SITE_URL: site, LOG_LEVEL: 'silent' });
  const app = await createContactService({ ...settings, ...options });
  return {
    app,
    send: (payload: InjectOptions['payload'], headers: Record<string, string> = {}) => {
      return app.inject({
        method: 'POST',
        url: '/api/v1/generalEnquiry',
        payload,
        headers: { origin: site, 'enquiry-source': '/contact', ...headers },
      });
    },
    storedRows: async () => {
      await app.close();
      return readRows(dataDir);
    },
  };
}

/** The stored rows, read while no service runs; `change` may alter them first. */
export async function readRows(dataDir: string, change?: (database: Kysely<Tables>) => Promise<unknown>) {
  const database = await openDatabase<Tables>({ file: `${dataDir}/contact.db`, schema: 'contact', migrations });
  await change?.(database);
  const enquiries = await database.selectFrom('enquiries').selectAll().execute();
  const deliveries = await database.selectFrom('deliveries').selectAll().execute();
  const subscriptions = await database.selectFrom('subscriptions').selectAll().execute();
  await database.destroy();
  return { enquiries, deliveries, subscriptions };
}
