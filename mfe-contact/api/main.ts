import { runService } from '@site/shared/service/run-service.ts';
import { readSettings } from '@site/shared/service/settings.ts';
import { contactService } from './contact-service.ts';

void runService(async () => {
  const settings = readSettings(['PORT', 'HOST', 'DATA_DIR', 'DATABASE_URL', 'LOG_LEVEL', 'SITE_URL']);
  const app = await contactService({
    dataDir: settings.DATA_DIR,
    databaseUrl: settings.DATABASE_URL,
    siteUrl: settings.SITE_URL,
    logLevel: settings.LOG_LEVEL,
  });
  return { name: 'contact', app, host: settings.HOST, port: settings.PORT };
});
