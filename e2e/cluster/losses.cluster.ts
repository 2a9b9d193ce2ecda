import { setTimeout as pause } from 'node:timers/promises';
import { expect } from '@playwright/test';
import type { Member } from '../support/member.ts';
import { request } from '../support/request.ts';
import { test } from './support/cluster-test.ts';
import type { Cluster } from './support/open-cluster.ts';
import { calls, pages, whileVisited } from './support/while-visited.ts';

/** How long one of two is away. */
const awayMs = 4_000;
/** nginx avoids a lost service for two to three seconds, and then tries it with one request first; an edge that has just begun is slower. */
const trustedAgainMs = 4_000;
/** A supervisor kills a process that has hung for this long. */
const supervisedAfterMs = 15_000;

for (const kind of ['edge', 'contact', 'blog'] as const) {
  test(`loses no page when each ${kind} is killed in turn`, async ({ cluster }) => {
    const { failed, neverAccepted, sent } = await whileVisited(cluster, `${kind} killed`, addresses(cluster), () =>
      inTurn(cluster.members[kind], (member) => member.kill()),
    );
    expect(failed).toEqual([]);
    expect(neverAccepted).toEqual([]);
    expect(sent).toBeGreaterThan(0);
  });

  test(`loses no page and repeats no enquiry when each ${kind} is restarted`, async ({ cluster }) => {
    const { failed, repeated, neverAccepted } = await whileVisited(
      cluster,
      `${kind} restarted`,
      addresses(cluster),
      () => inTurn(cluster.members[kind], (member) => member.stop()),
    );
    expect(failed).toEqual([]);
    expect([...repeated, ...neverAccepted]).toEqual([]);
  });
}

for (const kind of ['contact', 'blog'] as const) {
  test(`loses no page while one ${kind} hangs`, async ({ cluster }) => {
    const [member] = cluster.members[kind];
    const { failed, neverAccepted } = await whileVisited(cluster, `${kind} hung`, addresses(cluster), async () => {
      await pause(1_000);
      member?.hang();
      await pause(supervisedAfterMs);
      member?.kill();
      await member?.start();
      await pause(trustedAgainMs);
    });
    expect(failed).toEqual([]);
    expect(neverAccepted).toEqual([]);
  });
}

test('tells visitors to come back while both contact services are away', async ({ cluster: { members, siteUrl } }) => {
  for (const member of members.contact) member.kill();
  const responses = await Promise.all([get('/api/v1/csrf', siteUrl), get('/api/v1/csrf', siteUrl)]);
  const page = await get('/contact', siteUrl);
  await Promise.all(members.contact.map((member) => member.start()));
  for (const { status, headers, body } of responses) {
    expect([status, headers['retry-after']]).toEqual([503, '30']);
    expect(JSON.parse(body.toString())).toMatchObject({ status: 'error', error: { code: 'service_unavailable' } });
  }
  expect(page.status).toBe(200);
  await expect.poll(async () => (await get('/api/v1/csrf', siteUrl)).status).toBe(200);
});

/** Takes the members away in turn, each for a while in which its twin runs alone. */
async function inTurn(members: Member[], takeAway: (member: Member) => unknown) {
  await pause(1_000);
  for (const member of members) {
    await takeAway(member);
    await pause(awayMs);
    await member.start();
    await expect.poll(member.isReady).toBe(true);
    await pause(trustedAgainMs);
  }
}

function get(address: string, site: string) {
  return request(address, { site });
}

function addresses({ picture }: Cluster): string[] {
  return [...pages, ...calls, picture];
}
