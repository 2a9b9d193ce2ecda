import { temporaryFolder } from '@site/testing/temporary-folder';
import type { InjectOptions } from 'fastify';
import { createContactService } from '../contact-service.ts';
import { type ContactOptions, readContactSettings } from '../settings.ts';
import { readRows, site } from './stored-rows.ts';

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
