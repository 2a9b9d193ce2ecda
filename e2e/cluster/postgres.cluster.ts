import { setTimeout as pause } from 'node:timers/promises';
import { expect } from '@playwright/test';
import type { Member } from '../support/member.ts';
import { request } from '../support/request.ts';
import { test } from './support/cluster-test.ts';
import { calls, pages, whileVisited } from './support/while-visited.ts';

const awayMs = 4_000;
const backWithinMs = 5_000;

test('keeps its pages while PostgreSQL is away, and is back within five seconds', async ({ cluster }) => {
  const { postgres, members } = cluster;
  const services = [...members.contact, ...members.blog];
  let backAfterMs = Number.POSITIVE_INFINITY;
  const { failed, neverAccepted, repeated } = await whileVisited(cluster, 'PostgreSQL restarted', pages, async () => {
    await pause(1_000);
    postgres.stop();
    await expect.poll(() => readinessOf(services)).not.toContain(true);
    for (const { url } of services) expect((await request('/_/live', { site: url })).status).toBe(200);
    for (const { url } of members.blog) expect(await refusalOf(url)).toEqual([503, '5']);
    await pause(awayMs);
    postgres.start();
    const connectedAt = performance.now();
    await expect.poll(() => readinessOf(services), { intervals: [20] }).not.toContain(false);
    for (const call of calls)
      await expect.poll(async () => (await fetch(cluster.siteUrl + call)).status, { intervals: [20] }).toBe(200);
    backAfterMs = performance.now() - connectedAt;
  });
  console.log(`PostgreSQL restarted: all four services back ${backAfterMs.toFixed(0)} ms after it answered`);
  expect(failed).toEqual([]);
  expect(neverAccepted).toEqual([]);
  expect(repeated.length).toBeGreaterThan(0);
  expect(backAfterMs).toBeLessThan(backWithinMs);
});

async function refusalOf(blogUrl: string): Promise<[status: number, retryAfter: string | undefined]> {
  const { status, headers } = await request('/api/v1/blogsList?limit=7', { site: blogUrl });
  return [status, headers['retry-after']];
}

function readinessOf(services: Member[]): Promise<boolean[]> {
  return Promise.all(services.map((service) => service.isReady()));
}
