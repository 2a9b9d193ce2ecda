import { emptyDatabase } from '@site/service/testing/databases';
import { temporaryFolder } from '@site/testing/temporary-folder';
import { openContactDatabase } from '../contact-service.ts';
import { startService } from './service-process.ts';

/** For tests that start several services, which takes seconds on a busy machine. */
export const pairTimeoutMs = 120_000;

/** For tests: services with data folders of their own, as on two machines, on one PostgreSQL database. */
export async function openPair(environment: Record<string, string> = {}) {
  const server = process.env.DATABASE_URL_TEST;
  if (!server)
    throw new Error('These tests need PostgreSQL: `npm test services` starts one, DATABASE_URL_TEST names another.');
  const databaseUrl = await emptyDatabase(server);
  const folders = [temporaryFolder(), temporaryFolder()] as const;
  const start = (place: 0 | 1) => startService(folders[place], { ...environment, DATABASE_URL: databaseUrl });
  return {
    databaseUrl,
    folders,
    start,
    startBoth: () => Promise.all([start(0), start(1)]),
    openDatabase: () => openContactDatabase({ dataDir: folders[0], databaseUrl }),
  };
}
