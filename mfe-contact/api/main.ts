import { readEnvironment, serviceEnvironment } from '@site/shared/service/read-environment.ts';
import { runService } from '@site/shared/service/run-service.ts';
import * as v from 'valibot';
import { contactService } from './contact-service.ts';

void runService(async () => {
  const settings = readEnvironment({
    ...serviceEnvironment,
    SITE_URL: v.optional(v.pipe(v.string(), v.url('Expected a whole address such as https://www.sevantra.example.'))),
  });
  const app = await contactService({
    dataDir: settings.DATA_DIR,
    databaseUrl: settings.DATABASE_URL,
    siteUrl: settings.SITE_URL,
    logLevel: settings.LOG_LEVEL,
  });
  return { name: 'contact', app, host: settings.HOST, port: settings.PORT };
});
