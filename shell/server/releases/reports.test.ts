import { cookieOf, sampleRelease } from '../testing/sample-release.ts';
import type { ChannelState } from './follow-channel.ts';
import { getsCanary } from './pick-release.ts';
import { createVisitorCookie } from './release-cookies.ts';
import { createReports } from './reports.ts';

const live = 'aaaaaaaaaaaa';
const canary = 'bbbbbbbbbbbb';
const parts = { blog: '1.0.0-a', contact: '1.0.0-a' };
const place = '/_/blog/BlogListPage.3f9ac2d1.js:1:4711';
const view = { release: live, views: 1, failed: [] };
const failing = { ...view, release: canary, failed: ['contact'] };

describe('reports of pages', () => {
  it.each([
    ['is not JSON', 'release'],
    ['names no release', { ...view, release: 'summer' }],
    ['counts a thousand views', { ...view, views: 1000 }],
    ['names parts that cannot be', { ...view, failed: ['<script>'] }],
    ['says more than it should', { ...view, url: '/contact' }],
    [
      'names a place outside the scripts of parts',
      { ...view, stack: ['https://www.example.com/contact?name=asha:1:2'] },
    ],
    ['says more than a place', { ...view, stack: [`${place} Asha`] }],
    ['has a deeper stack than pages send', { ...view, stack: Array(11).fill(place) }],
    ['measures less than nothing', { ...view, lcp: -1 }],
  ])('refuses a report that %s', async (_why, body) => {
    const { send, reports } = openReports();
    expect(await send(body)).toBe(400);
    expect(reports.views().live).toBe(0);
  });

  it('logs where a part of a served release failed, with nothing about the visitor', async () => {
    const { send, log } = openReports();
    expect(await send({ ...view, failed: ['blog', 'invented'], stack: [place] })).toBe(204);
    await send({ ...view, failed: ['blog'] });
    await send({ ...view, release: 'cccccccccccc', failed: ['blog'], stack: [place] });
    expect(log.error.mock.calls).toEqual([
      [{ release: live, failed: ['blog'], stack: [place] }, 'A part failed in a browser'],
    ]);
  });

  it('logs at most five stacks of an address a minute, and thirty of all', async () => {
    const { send, log } = openReports();
    const failure = { ...view, failed: ['blog'], stack: [place] };
    for (let time = 0; time < 20; time += 1) await send(failure, { address: '192.0.2.7' });
    expect(log.error).toHaveBeenCalledTimes(5);
    for (let time = 0; time < 50; time += 1) await send(failure);
    expect(log.error).toHaveBeenCalledTimes(30);
  });

  it('limits a network to 120 a minute', async () => {
    const { send } = openReports();
    const responses = await Promise.all(Array.from({ length: 121 }, () => send(view, { address: '192.0.2.7' })));
    expect(responses.filter((status) => status === 429)).toHaveLength(1);
    expect(await send(view, { address: '192.0.2.8' })).toBe(204);
  });
});

describe('the trial of a canary', () => {
  it('counts visitors and failures by assigned release', async () => {
    const { send, reports, visitorsOf } = openReports({ hasCanary: true });
    const [one, two, three] = visitorsOf(canary, 3);
    await send({ ...view, release: canary }, { headers: one });
    await send({ ...failing, failed: ['contact', 'invented'] }, { headers: two });
    await send({ ...failing, failed: ['constructor'] }, { headers: three });
    await send(view, { headers: visitorsOf(live, 1)[0] });
    expect(reports.trial()).toMatchObject({
      arms: { canary: { visitors: 3, failed: 1 }, live: { visitors: 1, failed: 0 } },
      baselineRate: 0.05,
    });
    expect(reports.trial()?.failed).toEqual({ contact: 1 });
  });

  it('counts a visitor once despite many reports', async () => {
    const { send, reports, visitorsOf } = openReports({ hasCanary: true });
    const [one] = visitorsOf(canary, 1);
    for (let time = 0; time < 1000; time += 1) await send(failing, { headers: one, address: `192.0.2.${time % 50}` });
    expect(reports.trial()?.arms).toMatchObject({
      canary: { visitors: 1, failed: 1 },
      live: { visitors: 0, failed: 0 },
    });
    expect(reports.views().canary).toBe(1000);
  });

  it('ignores forged cookies, missing views, foreign releases', async () => {
    const { send, reports, visitorsOf } = openReports({ hasCanary: true });
    await send(failing);
    await send(failing, { headers: { cookie: 'sv-visitor=made.up' } });
    await send(failing, { headers: visitorsOf(live, 1)[0] });
    await send({ ...failing, views: 0 }, { headers: visitorsOf(canary, 1)[0] });
    expect(reports.trial()?.arms.canary.visitors).toBe(0);
  });

  it('counts a visitor once although each of two edges gets a report', async () => {
    const [one, other] = [openReports({ hasCanary: true }), openReports({ hasCanary: true })];
    await one.send({ ...view, release: canary }, { headers: one.visitorsOf(canary, 1)[0] });
    await other.send(failing, { headers: cookieOf(one.cookies[0]) });
    expect([one, other].map(({ reports }) => reports.trial()?.arms.canary.visitors)).toEqual([1, 0]);
  });

  it('counts how long its visitors waited', async () => {
    const { send, reports, visitorsOf } = openReports({ hasCanary: true });
    for (const headers of visitorsOf(canary, 4))
      await send({ ...view, release: canary, lcp: 1_200, inp: 90 }, { headers });
    const { lcp = {}, inp = {} } = reports.trial()?.arms.canary ?? {};
    expect([Object.values(lcp), Object.values(inp)]).toEqual([[4], [4]]);
  });

  it.each([
    ['two visitors of an address', () => '192.0.2.7', 2],
    ['four of its neighbourhood', (number: number) => `192.0.2.${number}`, 4],
    ['three of a household', (number: number) => `2001:db8::${number}:0:0:0:1`, 3],
    ['four of those who get their networks from one', (number: number) => `2001:db8:0:${number}00::1`, 4],
  ])('counts at most %s', async (_who, addressOf, most) => {
    const { send, reports, visitorsOf } = openReports({ hasCanary: true });
    for (const [number, headers] of visitorsOf(canary, 40).entries())
      await send(failing, { headers, address: addressOf(number) });
    const { arms, against } = reports.trial() ?? {};
    expect([arms?.canary.visitors, against?.failures.length]).toEqual([most, 1]);
  });

  it('counts from how many networks a canary is found failing or slow', async () => {
    const { send, reports, visitorsOf } = openReports({ hasCanary: true });
    for (const headers of visitorsOf(live, 4)) await send({ ...view, lcp: 1_000, inp: 100 }, { headers });
    const slow = { ...failing, lcp: 3_000, inp: 20 };
    for (const [number, headers] of visitorsOf(canary, 4).entries())
      await send(slow, { headers, address: number < 2 ? '192.0.2.7' : `198.51.100.${number}` });
    const { failures = [], lcp = [], inp = [] } = reports.trial()?.against ?? {};
    expect([failures.length, lcp.length, inp.length]).toEqual([2, 2, 0]);
  });

  it('starts over with each entry of the channel', async () => {
    const { send, reports, visitorsOf, state } = openReports({ hasCanary: true });
    await send({ ...view, release: canary }, { headers: visitorsOf(canary, 1)[0] });
    if (state.canary) state.canary.revision += 1;
    expect(reports.trial()?.arms.canary.visitors).toBe(0);
  });

  it('forgets whom it has counted once the canary has ended, as the cookies policy says', async () => {
    const { send, reports, visitorsOf, state } = openReports({ hasCanary: true });
    const report = () => send({ ...view, release: canary }, { headers: one, address: '192.0.2.7' });
    const [one] = visitorsOf(canary, 1);
    await report();
    const { canary: ended } = state;
    delete state.canary;
    expect(reports.trial()).toBeUndefined();
    if (ended) state.canary = ended;
    expect(reports.trial()?.arms.canary.visitors).toBe(0);
    await report();
    expect(reports.trial()?.arms.canary.visitors).toBe(1);
  });
});

function openReports({ hasCanary = false } = {}) {
  const state: ChannelState = {
    live: sampleRelease({ id: live, parts }),
    ...(hasCanary && { canary: canaryOf(2) }),
  };
  const visitorCookie = createVisitorCookie('a secret of this test', false);
  const log = { error: jest.fn() };
  const reports = createReports({ state: () => state, visitorCookie, secret: 'a secret of this test', log });
  let sent = 0;
  const cookies: string[] = [];
  return {
    state,
    log,
    reports,
    /** `set-cookie` lines of the responses. */
    cookies,
    /** From a network of its own, unless `address` says which. */
    async send(
      body: unknown,
      {
        headers = {},
        address = `10.${Math.floor(sent / 250)}.${sent % 250}.1`,
      }: { headers?: Record<string, string>; address?: string } = {},
    ) {
      sent += 1;
      const text = typeof body === 'string' ? body : JSON.stringify(body);
      const response = reports.accept(text, address, { headers });
      cookies.push(...(response.setCookie ? [response.setCookie] : []));
      return response.status;
    },
    /** Cookies of visitors who were assigned to this release. */
    visitorsOf(release: string, count: number) {
      const found: { cookie: string }[] = [];
      while (found.length < count) {
        const { id, cookie } = visitorCookie.create();
        if (getsCanary(id, canary, 50) === (release === canary)) found.push(cookieOf(cookie));
      }
      return found;
    },
  };
}

function canaryOf(revision: number) {
  return { release: sampleRelease({ id: canary, parts }), percent: 50, revision };
}
