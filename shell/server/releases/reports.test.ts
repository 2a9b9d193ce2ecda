import { cookieOf, sampleRelease } from '../testing/sample-release.ts';
import type { ChannelState } from './follow-channel.ts';
import { getsCanary } from './pick-release.ts';
import { createVisitCookie } from './release-cookies.ts';
import { createReports } from './reports.ts';

const live = 'aaaaaaaaaaaa';
const canary = 'bbbbbbbbbbbb';
const place = '/_/blog/BlogListPage.3f9ac2d1.js:1:4711';
const good = { release: live, failed: [], vitals: [] };
const failing = { ...good, release: canary, failed: ['contact'] };
const lcp = { name: 'lcp', page: 'blog/BlogListPage', value: 1_840 };

describe('reports of pages', () => {
  it.each([
    ['is not JSON', 'release'],
    ['names no release', { ...good, release: 'summer' }],
    ['names parts of any length', { ...good, failed: ['x'.repeat(100)] }],
    ['says more than it should', { ...good, url: '/contact' }],
    [
      'names a place outside the scripts of parts',
      { ...good, stack: ['https://www.example.com/contact?name=asha:1:2'] },
    ],
    ['says more than a place', { ...good, stack: [`${place} Asha`] }],
    ['has a deeper stack than pages send', { ...good, stack: Array(11).fill(place) }],
    ['measures less than nothing', { ...good, vitals: [{ ...lcp, value: -1 }] }],
    ['measures what pages do not', { ...good, vitals: [{ ...lcp, name: 'fid' }] }],
  ])('refuses a report that %s', (_why, body) => {
    const { send, metrics } = openReports();
    expect(send(body)).toBe(400);
    expect(metrics.recordVital).not.toHaveBeenCalled();
  });

  it('measures vitals by kind of page, and failures by part and version, with no name that a report made up', () => {
    const { send, reports, metrics } = openReports();
    send({
      ...good,
      failed: ['blog', 'blog', 'constructor'],
      vitals: [lcp, { ...lcp, name: 'cls', page: 'blog/Invented', value: 0.1 }],
    });
    send({ ...failing, release: 'cccccccccccc', vitals: [lcp] });
    reports.addRenderFailure(live, 'contact');
    expect(metrics.recordVital.mock.calls).toEqual([['lcp', 'blog/BlogListPage', 1_840]]);
    expect(metrics.countFailure.mock.calls).toEqual([
      [{ part: 'blog', version: '1.0.0-a', where: 'browser' }],
      [{ part: 'contact', version: '1.0.0-a', where: 'server' }],
    ]);
  });

  it('logs where a part of a served release failed, with nothing about the visitor', () => {
    const { send, log } = openReports();
    expect(send({ ...good, failed: ['blog', 'invented'], stack: [place] })).toBe(204);
    send({ ...good, failed: ['blog'] });
    send({ ...good, release: 'cccccccccccc', failed: ['blog'], stack: [place] });
    expect(log.error.mock.calls).toEqual([
      [{ release: live, failed: ['blog'], stack: [place] }, 'A part failed in a browser'],
    ]);
  });

  it('logs at most five stacks of an address a minute, and thirty of all', () => {
    const { send, log } = openReports();
    const failure = { ...good, failed: ['blog'], stack: [place] };
    for (let time = 0; time < 20; time += 1) send(failure, { address: '192.0.2.7' });
    expect(log.error).toHaveBeenCalledTimes(5);
    for (let time = 0; time < 50; time += 1) send(failure);
    expect(log.error).toHaveBeenCalledTimes(30);
  });

  it('limits a network to 120 a minute', () => {
    const { send } = openReports();
    const statuses = Array.from({ length: 121 }, () => send(good, { address: '192.0.2.7' }));
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
    expect(send(good, { address: '192.0.2.8' })).toBe(204);
  });
});

describe('reports during a canary', () => {
  it('counts a visit for the release that it was given', () => {
    const { send, judge, visitTo } = openReports({ hasCanary: true });
    const [tried, other] = [visitTo(canary), visitTo(live)];
    send(failing, tried);
    send({ ...good, failed: ['invented'] }, other);
    expect(judge.count.mock.calls).toEqual([
      [canary, tried.id, true],
      [live, other.id, false],
    ]);
  });

  it('counts nobody without a genuine cookie, and no release that the visit was not given', () => {
    const { send, judge, visitTo } = openReports({ hasCanary: true });
    send(failing);
    send(failing, { headers: { cookie: 'sv-visitor=made.up' } });
    send(failing, visitTo(live));
    expect(judge.count).not.toHaveBeenCalled();
  });

  it('counts each render that a part broke', () => {
    const { reports, judge } = openReports({ hasCanary: true });
    reports.addRenderFailure(canary, 'blog');
    expect(judge.countFailedRender.mock.calls).toEqual([[canary]]);
  });
});

function openReports({ hasCanary = false } = {}) {
  const releaseOf = (id: string) =>
    sampleRelease({
      id,
      parts: { blog: '1.0.0-a', contact: '1.0.0-a' },
      pageKinds: new Set(['blog/BlogListPage']),
    });
  const state: ChannelState = {
    live: releaseOf(live),
    ...(hasCanary && { canary: { release: releaseOf(canary), percent: 50, revision: 2 } }),
  };
  const secret = 'a secret of this test';
  const visitCookie = createVisitCookie(secret, false);
  const log = { error: jest.fn() };
  const judge = { count: jest.fn(), countFailedRender: jest.fn() };
  const metrics = { recordVital: jest.fn(), countFailure: jest.fn() };
  const reports = createReports({ state: () => state, visitCookie, canaryJudge: judge, metrics, secret, log });
  let sent = 0;
  return {
    log,
    judge,
    metrics,
    reports,
    /** From a network of its own, unless `address` says which. */
    send(body: unknown, { headers = {}, address = '' }: { headers?: Record<string, string>; address?: string } = {}) {
      sent += 1;
      const text = typeof body === 'string' ? body : JSON.stringify(body);
      return reports.accept(text, address || `10.${Math.floor(sent / 250)}.${sent % 250}.1`, { headers });
    },
    /** A visit that was given this release. */
    visitTo(release: string): { id: string; headers: { cookie: string } } {
      for (;;) {
        const { id, cookie } = visitCookie.create();
        if (getsCanary(id, canary, 50) === (release === canary)) return { id, headers: cookieOf(cookie) };
      }
    },
  };
}
