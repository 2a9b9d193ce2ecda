import path from 'node:path';
import { openDatabase } from '@site/shared/database/open-database.ts';
import { createService } from '@site/shared/service/create-service.ts';
import { prepareDataDir } from '@site/shared/service/prepare-data-dir.ts';
import type { LogLevel } from '@site/shared/service/service-log.ts';
import type { FastifyInstance } from 'fastify';
import { csrfRoutes } from './csrf-routes.ts';
import { csrfSecret } from './csrf-secret.ts';
import { csrfTokens } from './csrf-token.ts';
import { enquiryRepository } from './enquiry-repository.ts';
import { enquiryRoutes } from './enquiry-routes.ts';
import { migrations } from './migrations.ts';
import type { Tables } from './tables.ts';

export interface ContactOptions {
  dataDir: string;
  databaseUrl?: string | undefined;
  siteUrl?: string | undefined;
  logLevel?: LogLevel;
}

/** The enquiries service with its database and secret in `dataDir`. */
export async function contactService({ dataDir, databaseUrl, siteUrl, logLevel }: ContactOptions): Promise<FastifyInstance> {
  await prepareDataDir(dataDir);
  const tokens = csrfTokens(await csrfSecret(dataDir));
  const database = await openDatabase<Tables>({ file: path.join(dataDir, 'contact.db'), url: databaseUrl, migrations });
  const enquiries = enquiryRepository(database);
  return createService({
    name: 'contact',
    version: '1.0',
    isReady: enquiries.isReachable,
    // Nothing that a page shows comes from here, so no page's HTML depends on it.
    revision: async () => '1',
    routes: async (app) => {
      await app.register(csrfRoutes(tokens));
      await app.register(enquiryRoutes(enquiries, { tokens, siteUrl }));
    },
    close: () => database.destroy(),
    ...(logLevel && { logLevel }),
  });
}
