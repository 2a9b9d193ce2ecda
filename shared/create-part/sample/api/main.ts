import { runService } from '@site/service/run/run-service';
import { readMonitoring, readPageOrigin, readSettings, siteSettings } from '@site/service/settings/settings';
import { service } from '../contract/offers.ts';
import { createSampleService } from './sample-service.ts';

void runService(() => {
  const { PORT: port, HOST: host } = readSettings(siteSettings, ['PORT', 'HOST']);
  const monitoring = readMonitoring();
  const open = () => createSampleService({ ...monitoring, pageOrigin: readPageOrigin() });
  return { ...service, host, port, monitoring, open };
});
