import { portOf } from '@site/service/port-of';
import { oddRequests } from '@site/service/testing/requests/odd-requests';
import { requestsTo } from '@site/service/testing/requests/requests-to';
import { withRoutes } from '@site/service/testing/requests/routes-of';
import { originsOf, requestCount, sendChecked, sendGenerated } from '@site/service/testing/requests/send-all';
import { temporaryFolder } from '@site/testing/temporary-folder';
import { contactService } from './contact-service.ts';
import { enquiry } from './testing/open-contact-service.ts';

const examples = { ...enquiry, consent: true, token: 'x.y.z', website: '', kind: 'quote' };

const started: Awaited<ReturnType<typeof contactService>>[] = [];
afterEach(() => Promise.all(started.splice(0).map((app) => app.close())));

it(
  'answers generated requests in the envelope',
  async () => {
    const { origins, routes } = await openRoutes();
    await sendGenerated(origins, requestsTo(routes, examples));
  },
  requestCount * 250,
);

it('answers odd requests in the envelope', async () => {
  const { origins } = await openRoutes();
  for (const origin of origins) for (const request of oddRequests) await sendChecked(origin, request);
});

async function openRoutes() {
  const { service, routes } = await withRoutes(() =>
    contactService({ dataDir: temporaryFolder(), logLevel: 'silent' }),
  );
  started.push(service);
  await service.listen({ host: '127.0.0.1', port: 0 });
  return { origins: originsOf(`http://127.0.0.1:${portOf(service.server)}`), routes };
}
