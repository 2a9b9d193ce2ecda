import { oddRequests } from '@site/service/testing/generated-requests';
import { sendChecked } from '@site/service/testing/send-requests';
import { siteUrl } from '../support/address.ts';
import { test } from '../support/visit.ts';

test('answers odd calls in the envelope, through the edge', async () => {
  for (const request of oddRequests) await sendChecked(siteUrl, request);
});
