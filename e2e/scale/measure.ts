import { brotliDecompressSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { addressesOf } from '@site/runner/site';
import { fastest } from '../bench/goals.ts';
import { processorMicroseconds } from '../bench/load/full-speed.ts';
import { enquiryFrom, type LoadRequest, sendLoad } from '../bench/load/send-load.ts';
import { createReturningVisitor, type RequestedFile } from '../bench/returning-visitor.ts';
import { wholeBrowser } from '../support/launch-options.ts';
import { renderAll } from '../support/render-all.ts';
import { request } from '../support/request.ts';
import { runCheckout } from '../support/run-checkout.ts';
import { releaseIn } from '../support/served-release.ts';
import { sizeOf } from '../support/watch-processes.ts';

/** Measures what no other bench prints: processor time of each kind of request, and what a visit fetches. */
export async function measureCosts(): Promise<void> {
  // TRUST_PROXY lets each request name a visitor of its own, so that no limit for visitors slows the load.
  const site = await runCheckout({ env: { TRUST_PROXY: 'yes', MAX_FORMS: '10000000' } });
  const { blog = '' } = addressesOf(site);
  const pids = { edge: site.edge.pid(), blog: site.services.blog?.pid(), contact: site.services.contact?.pid() };

  async function printLoad(name: string, nextRequest: NextRequest, limits?: LoadLimits, url = site.url) {
    const each = await processorTimes(url, Object.values(pids), nextRequest, limits);
    const texts = Object.keys(pids).map((process, index) => `${process} ${each[index]?.toFixed(0)}`);
    console.log(`${name.padEnd(36)} ${texts.join(', ')} µs`);
  }

  try {
    // A renderer's first pages lack data, and are not kept.
    await renderAll(site.url);
    const { html } = await fetchPage(site.url);
    const { id } = releaseIn(html);
    const file = /\/_\/shell\/[\w.-]+\.js/.exec(html)?.[0] ?? '';
    const post = `/blogs/${await firstPost(site.url)}`;
    const picture = /\/uploads\/[\w./-]+/.exec((await fetchPage(site.url + post)).html)?.[0] ?? '';
    const headers = { 'accept-encoding': 'br' };
    await printLoad('page from memory', () => ({ headers }));
    await printLoad('page to be rendered', () => ({ path: '/contact?sent=SEV-[<id>]', headers }), { connections: 4 });
    await printLoad('file', () => ({ path: file, headers }));
    await printLoad('call, from the edge', () => ({ path: '/api/v1/blogsList', headers }));
    await printLoad('call, from the service', () => ({ path: '/api/v1/blogsList' }), { connections: 8 }, blog);
    await printLoad('picture of a post', () => ({ path: picture }), { connections: 8 });
    // Less than the 30,000 a minute that an edge takes (`reports.ts`).
    await printLoad('report', (number) => reportOf(number, id, site.url), { overallRate: 1_500 });
    await printLoad('enquiry', (number) => enquiryFrom(number, site.url), { connections: 8 });

    for (const address of ['/', '/plumbing-services', '/blogs', post]) {
      const { bodyBytes, html: page } = await fetchPage(site.url + address);
      console.log(`${address.padEnd(36)} ${bodyBytes} bytes by Brotli, ${page.length} without`);
    }
    console.log(`${picture.padEnd(36)} ${(await request(picture, { site: site.url })).body.length} bytes`);
    await printVisits(site.url, ['/', '/plumbing-services', '/blogs', '/contact']);
    for (const [name, pid] of Object.entries(pids))
      console.log(`${name.padEnd(36)} ${sizeOf(pid).megabytes.toFixed(0)} MB`);
  } finally {
    await site.stop();
  }
}

type NextRequest = (number: number) => LoadRequest;

interface LoadLimits {
  connections?: number;
  /** Requests a second of all connections. */
  overallRate?: number;
}

/** Microseconds of a core that each of these processes takes for a request. */
export async function processorTimes(
  url: string,
  pids: (number | undefined)[],
  nextRequest: NextRequest,
  limits: LoadLimits = {},
): Promise<number[]> {
  let sent = 0;
  const round = async () => {
    const before = pids.map((pid) => processorMicroseconds(pid));
    const load = { url, ...limits, duration: 4, idReplacement: true, nextRequest: () => nextRequest(sent++) };
    const { count, failed } = await sendLoad(load);
    if (failed > 0) throw new Error(`${failed} of ${count} requests to ${url} failed.`);
    return pids.map((pid, index) => (processorMicroseconds(pid) - (before[index] ?? 0)) / count);
  };
  // V8 is still compiling in the first rounds, and other work on the machine only adds.
  const measured = [await round(), await round(), await round(), await round()];
  return pids.map((_, index) => fastest(measured.map((one) => one[index] ?? Number.NaN)));
}

async function fetchPage(url: string) {
  const { body } = await request(new URL(url).pathname, { site: url, headers: { 'accept-encoding': 'br' } });
  const html = brotliDecompressSync(body).toString();
  return { html, bodyBytes: body.length };
}

async function firstPost(site: string): Promise<string> {
  const { data } = await (await fetch(`${site}/api/v1/blogsList`)).json();
  return data[0].slug;
}

function reportOf(number: number, release: string, site: string): LoadRequest {
  const visitor = `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
  return {
    method: 'POST',
    path: '/_/report',
    expectedStatus: 204,
    headers: { 'content-type': 'text/plain;charset=UTF-8', origin: site, 'x-forwarded-for': visitor },
    body: JSON.stringify({ release, part: 'marketing', views: 1, failed: [], lcp: 900, inp: 80, cls: 0 }),
  };
}

/** Files of a first visit that reads each page to its end, and of a second one. */
async function printVisits(site: string, addresses: string[]): Promise<void> {
  const browser = await chromium.launch(wholeBrowser);
  const visitor = await createReturningVisitor(browser, site);
  for (const visit of ['first', 'second']) {
    const files = await visitor.visit(addresses);
    for (const address of addresses) {
      const fetched = files.filter(({ page, bytes }) => page === address && bytes > 0);
      console.log(`${visit} visit, ${address}`.padEnd(36), `${fetched.length} files, ${bytesOf(fetched)} bytes`);
    }
  }
  await browser.close();
}

function bytesOf(files: RequestedFile[]): number {
  return files.reduce((sum, { bytes }) => sum + bytes, 0);
}
