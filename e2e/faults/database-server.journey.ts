import { randomUUID } from 'node:crypto';
import { expect, test } from '@site/journeys';
import { freePort } from '@site/runner/free-port';
import type { RunningSite } from '@site/runner/site';
import { ensurePostgres, startPostgres } from '@site/testing/postgres-server';
import { enquiry } from '../support/enquiry.ts';
import { request } from '../support/request.ts';
import { open } from '../support/visit.ts';

test('runs on one PostgreSQL server, and loses nothing that it accepted when that stops', { tag: '@long' }, async ({
  page,
  runOther,
  pageErrors,
}) => {
  pageErrors.allow(/^console error: .* status of 503 .*\/api\/v1\/[\w/?=&-]+\)$/);
  ensurePostgres();
  const server = startPostgres(await freePort());
  try {
    const site = await runOther('postgres', {}, { DATABASE_URL: server.url });
    await open(page, `${site.url}/blogs`);
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    const accepted = await sendWhile(site, async () => {
      server.stop();
      await expectAway(site);
    });
    server.start();
    for (const name of ['contact', 'blog']) await expect.poll(() => statusOf(site, name, '/_/ready')).toBe(200);
    expect(accepted.size).toBeGreaterThan(0);
    for (const [key, reference] of accepted) expect(await send(site, key)).toMatchObject({ data: { reference } });
  } finally {
    server.end();
  }
});

/** The services are alive, report that they are not ready, and answer 503 with Retry-After. */
async function expectAway(site: RunningSite) {
  for (const name of ['contact', 'blog']) {
    await expect.poll(() => statusOf(site, name, '/_/ready')).toBe(503);
    expect(await statusOf(site, name, '/_/live')).toBe(200);
  }
  const { status, headers } = await request('/api/v1/blogsList?limit=7', { site: site.url });
  expect([status, headers['retry-after']]).toEqual([503, '5']);
}

/** Sends enquiries, four at a time, while `work` runs. Resolves to the references received, by key. */
async function sendWhile(site: RunningSite, work: () => Promise<void>): Promise<Map<string, string>> {
  const accepted = new Map<string, string>();
  let isOver = false;
  const senders = Array.from({ length: 4 }, async () => {
    while (!isOver) {
      const key = randomUUID();
      const { data } = await send(site, key);
      if (data) accepted.set(key, data.reference);
    }
  });
  await expect.poll(() => accepted.size).toBeGreaterThan(10);
  await work().finally(() => {
    isOver = true;
  });
  await Promise.all(senders);
  return accepted;
}

let visitors = 0;

/** Straight to the service, each time as another visitor, because one may send only a few. */
async function send(site: RunningSite, key: string): Promise<{ data?: { reference: string } }> {
  visitors += 1;
  const { body } = await request('/api/v1/generalEnquiry', {
    site: serviceUrl(site, 'contact'),
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': key,
      origin: site.url,
      'x-client-address': `10.${visitors >> 16}.${(visitors >> 8) & 255}.${visitors & 255}`,
    },
    body: JSON.stringify({
      ...enquiry,
      message: `Two taps leak, says letter ${key}.`,
    }),
  });
  return JSON.parse(body.toString());
}

async function statusOf(site: RunningSite, name: string, path: string): Promise<number> {
  return (await request(path, { site: serviceUrl(site, name) })).status;
}

function serviceUrl({ services }: RunningSite, name: string): string {
  return `http://127.0.0.1:${services[name]?.port}`;
}
