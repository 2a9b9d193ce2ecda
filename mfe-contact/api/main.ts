import { runService } from '@site/service/run/run-service';
import { readSettings, siteSettings } from '@site/service/settings/settings';
import { createContactService, serviceIdentity } from './contact-service.ts';
import { readContactSettings } from './settings.ts';

void runService(() => {
  const { PORT: port, HOST: host } = readSettings(siteSettings, ['PORT', 'HOST']);
  const options = readContactSettings();
  return {
    ...serviceIdentity,
    host,
    port,
    monitoring: options,
    open: (onUnusable) => createContactService({ ...options, onUnusable }),
  };
});
