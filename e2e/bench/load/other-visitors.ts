import { setTimeout as pause } from 'node:timers/promises';
import type { RunningSite } from '@site/runner/site';
import autocannon, { type Request } from 'autocannon';
import { enquiry } from '../../support/enquiry.ts';
import { atMost, type Goal } from '../goals.ts';
import { type LoadRequest, sendLoad } from './send-load.ts';

/** Maximum 99th percentile. */
const goalMs = { cached: 50, uncached: 300 };
/** More than the edge handles at a time, so that some are queued. */
const hangingForms = 30;
/** Within this time the edge has answered the queued requests, with 503. */
const afterCrowdMs = 5_000;

const cached: LoadRequest[] = ['/', '/services', '/about-us', '/contact'].map((path) => ({ path }));
/**
 * autocannon replaces each `[<id>]` by a unique word, so these pages are never in the edge's cache. It stands in a query: a path with its
 * capitals would be redirected.
 */
const withoutData: LoadRequest[] = [{ path: '/contact?sent=SEV-[<id>]' }];
const uncached: LoadRequest[] = [
  ...withoutData,
  { path: '/subscription?done=[<id>]' },
  { path: '/blogs/nobody?preview=[<id>]', expectedStatus: 404 },
];

const form: Request = {
  method: 'POST',
  path: '/contact',
  body: new URLSearchParams(enquiry).toString(),
};
const crowds: Record<string, Request> = {
  '200 search': { path: '/search?q=water+tank+[<id>]' },
  '200 search from the dialog': { path: '/search.json?q=water+tank+[<id>]' },
  '200 send the form': form,
  '200 look for drafts that are not there': { path: '/blogs/nobody?preview=[<id>]' },
};

/** Response times for visitors of other pages while a service hangs, or two hundred clients send the same request. */
export async function measureOtherVisitors(site: RunningSite): Promise<Goal[]> {
  // A renderer's first pages are slow without any fault.
  await visit(site.url, [...cached, ...uncached]);
  const goals = await timesOfVisits('at rest', site.url, uncached);
  goals.push(...(await whileHung(site, 'contact', uncached)));
  goals.push(...(await whileHung(site, 'blog', withoutData)));
  for (const [what, wish] of Object.entries(crowds)) {
    const crowd = startCrowd(site.url, wish);
    goals.push(...(await timesOfVisits(what, site.url, uncached)));
    crowd.stop();
    await pause(afterCrowdMs);
  }
  return goals;
}

/** Pages that do not need the service, while it neither answers nor ends. */
async function whileHung({ url, services }: RunningSite, name: string, others: LoadRequest[]): Promise<Goal[]> {
  const pid = services[name]?.pid();
  if (!pid) throw new Error(`The site has no service ${name}.`);
  process.kill(pid, 'SIGSTOP');
  const nextRequest = () => withOrigin(form, url);
  const forms = sendLoad({ url, nextRequest, connections: hangingForms, amount: hangingForms, timeout: 30 });
  const goals = await timesOfVisits(`${name} hangs, ${hangingForms} send the form`, url, others);
  process.kill(pid, 'SIGCONT');
  await forms;
  return goals;
}

async function timesOfVisits(what: string, site: string, others: LoadRequest[]): Promise<Goal[]> {
  const [kept, fresh] = await Promise.all([visit(site, cached, 48), visit(site, others, 20)]);
  return [
    atMost(`${what}: cached, 99 % within`, kept.p99, 'ms', goalMs.cached),
    atMost(`${what}: uncached, 99 % within`, fresh.p99, 'ms', goalMs.uncached),
  ];
}

/** Four visitors who request the pages in turn, together at this rate per second. */
function visit(url: string, pages: LoadRequest[], overallRate = 40) {
  let sent = 0;
  const nextRequest = () => pages[sent++ % pages.length] ?? {};
  return sendLoad({ url, nextRequest, idReplacement: true, connections: 4, duration: 8, overallRate });
}

/** In a thread of its own, so that measuring is not held up. */
function startCrowd(site: string, wish: Request) {
  const requests = [withOrigin(wish, site)];
  const options = { url: site, requests, idReplacement: true, connections: 200, duration: 3_600, workers: 1 };
  return autocannon(options, (error) => {
    if (error) throw error;
  });
}

/** A form is taken from the site's own pages only. */
function withOrigin(request: Request, site: string): Request {
  return { ...request, headers: { 'content-type': 'application/x-www-form-urlencoded', origin: site } };
}
