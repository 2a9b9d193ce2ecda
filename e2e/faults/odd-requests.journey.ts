import { test } from '@site/e2e';
import { requestsTo } from '@site/service/testing/generated-requests';
import { sendGenerated } from '@site/service/testing/send-requests';
import { siteUrl } from '../support/address.ts';

const routes = [
  { method: 'GET', url: '/api/v1/blogsList' },
  { method: 'GET', url: '/api/v1/blogsBySlug/:slug' },
  { method: 'GET', url: '/api/v1/csrf' },
  { method: 'POST', url: '/api/v1/generalEnquiry' },
];

const examples = { page: '1', fullName: 'Asha', emailId: 'asha@a.example', message: 'We need a plumber.' };

test('answers odd calls in the envelope, through the edge', async () => {
  await sendGenerated([siteUrl], requestsTo(routes, examples));
});
