import { Agent } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from '@site/e2e';
import { addressesOf } from '@site/runner/site';
import { isRemoteSite } from '../support/address.ts';
import { beginEnquiry } from '../support/enquiry.ts';
import type { TemporarySite } from '../support/other-site.ts';
import { releasesDir } from '../support/part-build.ts';
import { request, requestHtml } from '../support/request.ts';
import { startOwn } from '../support/run-start.ts';
import { startEdge } from '../support/start-edge.ts';

const channel = 'stopping';

test('finishes pages and forms in flight when the edge gets SIGTERM', { tag: '@long' }, async ({ runOther }) => {
  const edge = await startSlowEdge(await runOther(channel));
  const { url } = edge;
  const finish = await beginEnquiry(url);
  const connections = await openConnections(url, 5);
  // Results of a query are rendered for each visitor.
  const pages = connections.map((agent, index) => requestHtml(`/search?q=water+${index}`, url, agent));
  const exitCode = edge.terminate();
  await expect.poll(async () => (await request('/_/ready', { site: url })).status).toBe(503);
  expect((await request('/_/live', { site: url })).status).toBe(200);
  const [status, body] = await finish();
  expect([status, JSON.parse(body)]).toMatchObject([201, { status: 'success' }]);
  for (const { status: ofPage, html } of await Promise.all(pages)) {
    expect(ofPage).toBe(200);
    expect(html).toContain('</html>');
  }
  expect(await exitCode).toBe(0);
});

test('answers requests in flight when every process of a site gets SIGTERM and SIGINT, each twice within a second', {
  tag: '@long',
}, async () => {
  test.skip(isRemoteSite, 'needs more than an address');
  test.setTimeout(180_000);
  const { url, start, end } = await startOwn();
  try {
    await requestHtml('/search?q=water', url);
    const connections = await openConnections(url, 5);
    const forms = await Promise.all([1, 2, 3].map(() => beginEnquiry(url)));
    const pages = connections.map((agent, index) => request(`/search?q=water+${index}`, { site: url, agent }));
    for (const signal of ['SIGTERM', 'SIGINT', 'SIGTERM', 'SIGINT'] as const) {
      start.signalAll(signal);
      await pause(250);
    }
    const sent = await Promise.all(forms.map((finish) => finish()));
    expect(sent.map(([status]) => status)).toEqual(forms.map(() => 201));
    const answers = await Promise.all(pages);
    const whole = answers.filter(({ status, body }) => status === 200 && body.includes('</html>'));
    // Pages of one route are rendered one after the other; on a busy machine some wait longer than four seconds, but never the first.
    const busy = answers.filter(({ status, headers }) => status === 503 && headers['retry-after']);
    expect(whole).not.toEqual([]);
    expect(whole.length + busy.length).toBe(answers.length);
    expect(await start.ended, start.lines.join('\n')).toBe(0);
  } finally {
    await end();
  }
});

/** A separate edge in front of the services of a site. It trusts a proxy, and so takes longer to stop. */
function startSlowEdge(site: TemporarySite) {
  const env = { RELEASES_DIR: releasesDir(), CHANNEL: channel, TRUST_PROXY: '1' };
  return startEdge({ name: channel, folder: site.dataDir, services: addressesOf(site), env });
}

/** Opens connections in advance, so that requests on them arrive just before or just after the signal to stop. */
function openConnections(url: string, count: number): Promise<Agent[]> {
  return Promise.all(
    Array.from({ length: count }, async () => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      await request('/_/live', { site: url, agent });
      return agent;
    }),
  );
}
