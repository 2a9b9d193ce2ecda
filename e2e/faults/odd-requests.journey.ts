import { test } from '@site/e2e';
import { oddRequests } from '@site/service/testing/generated-requests';
import { sendChecked } from '@site/service/testing/send-requests';
import { siteUrl } from '../support/address.ts';

const routes = [
  { method: 'GET', url: '/api/v1/blogsList' },
  { method: 'GET', url: '/api/v1/blogsBySlug/:slug' },
  { method: 'GET', url: '/api/v1/csrf' },
  { method: 'POST', url: '/api/v1/generalEnquiry' },
];

const examples = { fullName: 'Asha', emailId: 'asha@a.example', message: 'We need a plumber.' };

test('answers odd calls in the envelope, through the edge', async () => {
  for (const request of oddRequests(routes, 'page', examples)) await sendChecked(siteUrl, request);
});
