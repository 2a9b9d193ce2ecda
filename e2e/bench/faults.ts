import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openStore } from '@site/release/store/open-store';
import { buildParts, findParts } from '@site/runner/parts';
import { releaseCheckout } from '@site/runner/publish';
import { runSite } from '@site/runner/site';
import { startCrowd, type Wish } from './crowd.ts';
import { atMost, printGoals } from './goals.ts';
import { askForAll, timesOf } from './steady-visits.ts';
import { hasLoadTools } from './wrk.ts';

// `npm run bench:faults`: what visitors of other pages notice while a service hangs, or two hundred clients want one thing. Needs wrk.
const sitePort = 8361;
const visits = { seconds: 10, cachedPerSecond: 50, uncachedPerSecond: 20 };
/** In milliseconds, for all but one in a hundred. */
const goalMs = { cached: 50, uncached: 250 };
/** More than run at a time, so that some wait too. */
const hangingForms = 30;

const cached = ['/', '/services', '/about-us', '/contact'];
/** `%d` makes each an address that nobody has asked for. */
const withoutData = ['/contact?sent=SEV-%d'];
const withPosts = ['/subscription?done=%d', '/blogs?page=9%d', '/blogs/category/nobody-%d'];
const uncached = [...withoutData, ...withPosts];

const form =
  'fullName=Asha+Verma&emailId=asha@school.example&contactNumber=9876543210&companyName=Verma&message=Tap+%d';
const crowds: Record<string, Wish> = {
  '200 search': { path: '/search?q=water+tank+%d' },
  '200 search from the dialog': { path: '/search.json?q=water+tank+%d' },
  '200 send the form': { path: '/contact', form },
  '200 look for posts that are not there': { path: '/blogs/nobody-%d' },
};

if (!hasLoadTools()) process.exit(1);
const folder = await mkdtemp(path.join(tmpdir(), 'faults-bench-'));
const releasesDir = path.join(folder, 'releases');
await buildParts();
await releaseCheckout(openStore({ RELEASES_DIR: releasesDir }), await findParts(), 'bench');
const site = await runSite({ port: sitePort, dataDir: path.join(folder, 'data'), releasesDir });
let visitors = 0;

try {
  await askForAll(site.url);
  // Once through everything: the first pages of a renderer say nothing about faults.
  await timesOf(site.url, numbered(uncached, 40), { perSecond: 20, seconds: 2 });
  await report('at rest', uncached);
  await whileHung('contact', uncached);
  await whileHung('blog', withoutData);
  for (const [what, wish] of Object.entries(crowds)) {
    const disperse = await startCrowd(folder, site.url, wish);
    await report(what, uncached);
    disperse();
    // Those who wait are told to come back by then.
    await pause(5_000);
  }
} finally {
  await site.stop();
  await rm(folder, { recursive: true, force: true });
}

/** Pages that do not need the service, while it neither answers nor ends. */
async function whileHung(service: string, others: string[]) {
  const pid = site.services[service]?.pid() ?? 0;
  process.kill(pid, 'SIGSTOP');
  const forms = Array.from({ length: hangingForms }, send);
  await report(`${service} hangs, ${hangingForms} send the form`, others);
  process.kill(pid, 'SIGCONT');
  await Promise.all(forms);
}

async function report(what: string, others: string[]) {
  const { seconds, cachedPerSecond, uncachedPerSecond } = visits;
  const addresses = numbered(others, seconds * uncachedPerSecond);
  const [kept, fresh] = await Promise.all([
    timesOf(site.url, cached, { seconds, perSecond: cachedPerSecond }),
    timesOf(site.url, addresses, { seconds, perSecond: uncachedPerSecond }),
  ]);
  printGoals([
    atMost(`${what}: cached, 99 % within`, percentile99(kept), 'ms', goalMs.cached),
    atMost(`${what}: uncached, 99 % within`, percentile99(fresh), 'ms', goalMs.uncached),
  ]);
}

function numbered(addresses: string[], count: number): string[] {
  return Array.from({ length: count }, (_, number) => {
    visitors += 1;
    return (addresses[number % addresses.length] ?? '').replace('%d', String(visitors));
  });
}

async function send(_: unknown, number: number) {
  const body = new URLSearchParams(form.replace('%d', String(number)));
  const answer = await fetch(`${site.url}/contact`, {
    method: 'POST',
    body,
    headers: { origin: site.url },
    redirect: 'manual',
  });
  await answer.text();
}

function percentile99(times: number[]): number {
  const sorted = [...times].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN;
}
