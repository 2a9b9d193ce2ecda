import { readPageOrigin } from '@site/service/cross-origin';
import { runService } from '@site/service/run-service';
import { readSettings, siteSettings } from '@site/service/settings';
import { contactService } from './contact-service.ts';
import { readContactSettings } from './settings.ts';

void runService(async () => {
  const { PORT: port, HOST: host } = readSettings(siteSettings, ['PORT', 'HOST']);
  const app = await contactService({ ...readContactSettings(), pageOrigin: readPageOrigin() });
  return { name: 'contact', app, host, port };
});
