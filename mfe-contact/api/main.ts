import { runService } from '@site/service/http/run-service';
import { createContactService, serviceIdentity } from './contact-service.ts';
import { readContactSettings } from './settings.ts';

void runService(() => {
  const options = readContactSettings();
  return {
    ...serviceIdentity,
    monitoring: options,
    open: (onUnusable) => createContactService({ ...options, onUnusable }),
  };
});
