import { existsSync, rmSync } from 'node:fs';
import { closeAfterTest } from '@site/testing/close-after-test';
import { temporaryFolder } from '@site/testing/temporary-folder';
import { until } from '@site/testing/until';
import type { InjectOptions } from 'fastify';
import { adminSocket } from '../admin/admin-commands.ts';
import { createContactService } from '../contact-service.ts';
import { type ContactOptions, readContactSettings } from '../settings.ts';
import { readRows, site } from './stored-rows.ts';

/** For tests: the service with its own data folder. `storedRows` stops it first, because one process owns the file. */
export async function openContactService(options: Partial<ContactOptions> = {}) {
  const dataDir = temporaryFolder();
  const settings = readContactSettings({ DATA_DIR: dataDir, SITE_URL: site, LOG_LEVEL: 'silent', ACKNOWLEDGE: 'no' });
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

/**
 * For tests: as `startService`, but in this process, which takes far less processor time. It lacks what belongs to a process: signals,
 * a supervisor, and waiting for a database file to be repaired.
 */
export async function listenAsService(dataDir: string, environment: Record<string, string> = {}) {
  const log = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  const settings = { DATA_DIR: dataDir, SITE_URL: site, LOG_LEVEL: 'error', ACKNOWLEDGE: 'no', ...environment };
  // A service that has ended leaves the name of its socket behind.
  rmSync(adminSocket(dataDir), { force: true });
  const app = await createContactService(readContactSettings(settings));
  closeAfterTest(() => app.close());
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  await until('the socket for commands', () => existsSync(adminSocket(dataDir)));
  return {
    address,
    /** All that services of this test have logged so far. */
    log: () => log.mock.calls.map(([line]) => line).join(''),
    stop: () => app.close(),
  };
}
