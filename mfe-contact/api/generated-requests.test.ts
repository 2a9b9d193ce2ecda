import { portOf } from '@site/service/process/server';
import { requestsTo, withRoutes } from '@site/service/testing/generated-requests';
import { generated, originsOf, sendGenerated } from '@site/service/testing/send-requests';
import { closeAfterTest } from '@site/testing/close-after-test';
import { temporaryFolder } from '@site/testing/temporary-folder';
import { sampleEnquiry } from '../contract/testing/sample-enquiry.ts';
import { createContactService } from './contact-service.ts';
import { readContactSettings } from './settings.ts';

const examples = { ...sampleEnquiry, consent: true, token: 'x.y.z', form_botcheck: '', kind: 'quote' };

it(
  'answers generated requests in the envelope',
  async () => {
    const { origins, routes } = await openRoutes();
    await sendGenerated(origins, requestsTo(routes, examples));
  },
  generated.numRuns * 250,
);

async function openRoutes() {
  const { service, routes } = await withRoutes(() =>
    createContactService(readContactSettings({ DATA_DIR: temporaryFolder(), LOG_LEVEL: 'silent' })),
  );
  closeAfterTest(() => service.close());
  await service.listen({ host: '127.0.0.1', port: 0 });
  return { origins: originsOf(`http://127.0.0.1:${portOf(service.server)}`), routes };
}
