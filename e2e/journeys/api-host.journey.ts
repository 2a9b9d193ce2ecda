import { expect, test } from '@site/e2e';
import type { RunningSite } from '@site/runner/site';
import { fillIn, reference, sendButton } from '../support/enquiry.ts';
import { openServer, passOn } from '../support/open-server.ts';
import { mainLink } from '../support/visit.ts';

const specifiedFields = ['companyName', 'contactNumber', 'emailId', 'fullName', 'message'];

test('sends an enquiry and reads posts where the API is at another origin, without a cookie there', {
  tag: '@long',
}, async ({ site, page, runOther }) => {
  const api = await openApiProxy();
  const other = await runOther('api-host', {}, { API_HOST: api.origin });
  api.forwardTo(other);
  try {
    await site.open(`${other.url}/contact`);
    const sending = page.waitForRequest('**/api/v1/generalEnquiry');
    await fillIn(page);
    await sendButton(page).click();
    const sent = await sending;
    await expect(page.locator('[data-kind="success"] strong')).toHaveText(reference);
    expect(new URL(sent.url()).origin).toBe(api.origin);
    expect(await sent.allHeaders()).toMatchObject({
      origin: other.url,
      'x-xsrf-token': expect.stringMatching(/^[\w:-]+\.\d+\.[\w-]+$/),
    });
    expect(await sent.headerValue('cookie')).toBeNull();
    expect(await sent.headerValue('idempotency-key')).toBeNull();
    expect(Object.keys(sent.postDataJSON()).sort()).toEqual(specifiedFields);

    const listed = page.waitForResponse(`${api.origin}/api/v1/blogsList`);
    await mainLink(page, 'Blogs').click();
    expect((await listed).status()).toBe(200);
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  } finally {
    await page.close();
    await api.stop();
  }
});

/** A second origin that forwards to a site's services. It opens before the site starts, because the site's settings name its address. */
async function openApiProxy() {
  let services: RunningSite['services'] = {};
  const { url, stop } = await openServer((request, response) => {
    const service = services[/^\/(?:api\/v1\/blogs|uploads\/)/.test(request.url ?? '') ? 'blog' : 'contact'];
    passOn(request, response, { hostname: '127.0.0.1', port: service?.port });
  });
  return {
    origin: url,
    forwardTo: (site: RunningSite) => {
      services = site.services;
    },
    stop,
  };
}
