import { readPageOrigin } from '@site/shared/service/cross-origin.ts';
import { runService } from '@site/shared/service/run-service.ts';
import { readSettings } from '@site/shared/service/settings.ts';
import { contactService } from './contact-service.ts';
import { readContactSettings } from './contact-settings.ts';

void runService(async () => {
  const { PORT: port, HOST: host } = readSettings(['PORT', 'HOST']);
  const app = await contactService({ ...readContactSettings(), pageOrigin: readPageOrigin() });
  return { name: 'contact', app, host, port };
});
