import { runService } from '@site/service/http/run-service';
import { readMonitoring, readPageOrigin } from '@site/service/settings/settings';
import { service } from '../contract/offers.ts';
import { createSampleService } from './sample-service.ts';

void runService(() => {
  const monitoring = readMonitoring();
  const open = () => createSampleService({ ...monitoring, pageOrigin: readPageOrigin() });
  return { ...service, monitoring, open };
});
