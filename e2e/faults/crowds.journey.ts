import { brand } from '@site/brand';
import { expect, test } from '@site/e2e';
import type { RunningSite } from '@site/runner/site';
import { enquiry } from '../support/enquiry.ts';
import { type ReceivedResponse, request } from '../support/request.ts';

/** More forms than the edge handles at a time, and fewer than the 30 that one visitor may send. */
const forms = 24;

test('answers other pages while forms wait for a service', { tag: '@long' }, async ({ runOther }) => {
  const site = await runOther('crowds');
  const contact = site.services.contact?.pid() ?? 0;
  process.kill(contact, 'SIGSTOP');
  const sent = Array.from({ length: forms }, (_, number) => send(site, number));
  const ended: ReceivedResponse[] = [];
  for (const form of sent) form.then((response) => ended.push(response));

  // None of these was requested before, so all are rendered.
  for (const path of [
    '/plumbing-services',
    '/blogs?page=2',
    '/subscription?done=unsubscribed',
    '/contact?sent=yes',
    '/search?q=water',
  ])
    expect([path, (await request(path, { site: site.url })).status]).toEqual([path, 200]);
  expect(ended.length).toBeLessThan(forms);

  await expect.poll(() => ended.length).toBeGreaterThan(0);
  const refused = [...ended];
  expect(new Set(refused.map(({ status, headers }) => `${status} ${headers['retry-after']}`))).toEqual(
    new Set(['503 5']),
  );
  expect(refused[0]?.headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' });
  expect(refused[0]?.body.toString()).toContain(brand.phone.display);

  process.kill(contact, 'SIGCONT');
  await Promise.all(sent);
  const others = ended.filter((response) => !refused.includes(response));
  expect(others.length).toBeGreaterThan(0);
  expect((await send(site, forms)).status).toBe(303);
});

/** A form as a browser without scripts posts it. */
function send(site: RunningSite, number: number): Promise<ReceivedResponse> {
  const body = new URLSearchParams({
    ...enquiry,
    message: `Tap ${number} leaks.`,
  });
  return request('/contact', {
    site: site.url,
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: site.url },
    body: body.toString(),
  });
}
