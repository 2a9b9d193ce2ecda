import { hash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { makePart, renamed } from '@site/create-part/make-part';
import { promote } from '@site/delivery/channels/promote';
import { type Gate, manifestGate } from '@site/delivery/gate/gate';
import { openStore } from '@site/delivery/store/open-store';
import { buildParts, findParts } from '@site/runner/parts';
import { addressesOf, runSite } from '@site/runner/site';
import { until } from '@site/testing/until';
import { median } from '../bench/goals.ts';
import { measureLoad } from '../bench/measure-load.ts';
import { wholeBrowser } from '../support/launch-options.ts';
import { gateBeside, runNpm } from '../support/part-build.ts';
import { renderAll } from '../support/render-all.ts';
import { copyRepository, removeCopy } from '../support/repository-copy.ts';
import { republish } from '../support/republish.ts';
import { request } from '../support/request.ts';
import { releaseIn } from '../support/served-release.ts';
import { changeSource } from '../support/source-changes.ts';
import { startEdge } from '../support/start-edge.ts';
import { processorTimes } from './measure.ts';

/** Each figure is the median of so many, few and many parts in turn. */
const rounds = 3;
const maxRatio = 1.2;
/** Beside the four of this checkout: one, whose page is measured, or as many as make fifty. */
const generated = { few: namesOf(1), many: namesOf(46) };
const sizes = ['few', 'many'] as const;
const [first = ''] = generated.few;

type Note = (figure: string, value: number) => void;
type Site = Awaited<ReturnType<typeof openSite>>;

/**
 * Builds, delivers and visits a site of five parts and one of fifty. Prints a table; a time that grows to more than 1.2 times ends the
 * command with code 1.
 */
export async function measureParts(): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'parts-'));
  const browser = await chromium.launch(wholeBrowser);
  const taken: Record<string, { few: number[]; many: number[] }> = {};
  const inTurn = async (measure: (size: (typeof sizes)[number], note: Note, round: number) => Promise<void>) => {
    for (let round = 0; round < rounds; round++)
      for (const size of sizes) {
        const note: Note = (figure, value) => {
          taken[figure] ??= { few: [], many: [] };
          taken[figure][size].push(value);
          console.error(`${size}: ${figure} ${value.toPrecision(3)}`);
        };
        await measure(size, note, round);
      }
  };
  const stops: (() => Promise<void>)[] = [() => browser.close(), () => rm(folder, { recursive: true, force: true })];
  try {
    await buildParts();
    const copies = { few: await copyForParts(), many: await copyForParts() };
    for (const size of sizes) {
      stops.push(() => removeCopy(copies[size]));
      for (const name of generated[size]) await makePartOf(copies[size], name);
    }
    await inTurn((size, note) =>
      timed(note, 'build of one part, s', () => runNpm('build', partIn(copies[size], first))),
    );
    for (const name of generated.many.slice(1)) await runNpm('build', partIn(copies.many, name));

    const open = async (size: (typeof sizes)[number]) => {
      const site = await openSite(path.join(folder, size), copies[size], generated[size]);
      stops.push(site.stop);
      return site;
    };
    const sites = { few: await open('few'), many: await open('many') };
    await inTurn((size, note) => measureStart(sites[size], note));
    await inTurn((size, note, round) => measureDelivery(sites[size], note, round));
    await inTurn((size, note) => measurePages(sites[size], browser, note));
  } finally {
    for (const stop of stops.reverse()) await stop();
  }
  printRatios(taken);
}

function namesOf(count: number): string[] {
  return Array.from({ length: count }, (_, index) => `part${String(index + 1).padStart(2, '0')}`);
}

/** With what `npm run new-part` extends. */
function copyForParts(): Promise<string> {
  return copyRepository(['shared', '.github']);
}

function partIn(copy: string, name: string): string {
  return path.join(copy, `mfe-${name}`);
}

/** What the template's README says to remove for a part without a service. */
const ofService = [
  { file: 'route-table.ts', from: "import { offersPath, service } from './contract/offers.ts';\n", to: '' },
  { file: 'route-table.ts', from: '      data: [offersPath],\n', to: '' },
  { file: 'route-table.ts', from: "[{ name: 'SampleOffers', data: [offersPath] }],\n  service,", to: '[],' },
  { file: 'federation.ts', from: ", './SampleOffers': './fragments/SampleOffers/SampleOffers.tsx'", to: '' },
  {
    file: 'routes.tsx',
    from: 'const { loadOffers } = await import(/* webpackChunkName: "loaders" */ \'./data/offers-client.ts\');\n',
    to: '',
  },
  { file: 'routes.tsx', from: 'return loadOffers(args);', to: "return { status: 'ready', offers: [] };" },
];

/** A new part without a service and a menu row. Its description has words that Brotli cannot take from another part's. */
async function makePartOf(copy: string, name: string): Promise<void> {
  const wanted = { name, path: `/${name}` };
  await makePart(copy, wanted);
  await rm(path.join(partIn(copy, name), 'api'), { recursive: true });
  const changes = [
    ...ofService,
    { file: 'route-table.ts', from: "{ group: 'about', order: 90, label: 'Sample' }", to: '' },
    { file: 'route-table.ts', from: 'what we can do for you', to: hash('sha256', name) },
  ];
  for (const { file, from, to } of changes)
    await changeSource(copy, { file: `mfe-${name}/${file}`, from: renamed(from, wanted), to });
}

/** A site with the parts of this checkout and the generated ones in the copy, in a release store of its own. */
async function openSite(folder: string, copy: string, names: string[]) {
  const settings = { RELEASES_DIR: path.join(folder, 'releases'), RELEASES_BUCKET: '' };
  const store = openStore(settings);
  const own = await findParts();
  const versions: Record<string, string> = {};
  const stored: number[] = [];
  for (const part of [...own.map((one) => one.folder), ...names.map((name) => partIn(copy, name))]) {
    const { name, version, files } = await store.publish(path.join(part, 'dist'));
    versions[name] = version;
    stored.push(...Object.values(files).map(({ bytes }) => bytes));
  }
  const megabytes = stored.reduce((sum, bytes) => sum + bytes, 0) / 1e6;
  console.log(
    `A release of ${Object.keys(versions).length} parts has ${stored.length} files, ${megabytes.toFixed(1)} MB.`,
  );
  await promote(store, { versions, channel: 'production', why: 'scale', gate: manifestGate, action: 'start' });
  const env = { TRUST_PROXY: 'yes', ...settings };
  const site = await runSite({ port: 0, dataDir: path.join(folder, 'data'), releasesDir: settings.RELEASES_DIR, env });
  await renderAll(site.url);
  return { ...site, store, settings, folder };
}

/** From the start of the process until it has a release with a warm renderer. */
async function measureStart({ settings, folder, ...site }: Site, note: Note): Promise<void> {
  const began = performance.now();
  const edge = await startEdge({ name: 'edge', folder, services: addressesOf(site), env: settings });
  note('start of an edge, s', (performance.now() - began) / 1_000);
  await edge.stop();
}

async function measurePages({ url, edge }: Site, browser: Browser, note: Note): Promise<void> {
  for (const address of ['/', `/${first}`]) {
    const { body } = await request(address, { site: url, headers: { 'accept-encoding': 'br' } });
    note(`${address}, HTML, KB`, body.length / 1_024);
    const headers = { 'accept-encoding': 'br' };
    const [cached = Number.NaN] = await processorTimes(url, [edge.pid()], () => ({ path: address, headers }));
    note(`${address}, from memory, processor time, µs`, cached);
    const load = await measureLoad(browser, url + address);
    note(`${address}, largest paint on a slow phone, ms`, load.lcp);
    note(`${address}, hydrated on a slow phone, ms`, load.hydrated);
  }
  const uncached = { path: '/contact?sent=SEV-[<id>]' };
  const [rendered = Number.NaN] = await processorTimes(url, [edge.pid()], () => uncached, { connections: 4 });
  note('a rendered page, processor time, ms', rendered / 1_000);
}

/** A version of the generated part goes through the whole gate to visitors. */
async function measureDelivery({ store, url }: Site, note: Note, round: number): Promise<void> {
  const whole = gateBeside(url, store);
  const gate: Gate = {
    ...whole,
    async rehearse(proposal) {
      const began = performance.now();
      const refusals = (await whole.rehearse?.(proposal)) ?? [];
      note('gate, s', (performance.now() - began) / 1_000);
      return refusals;
    },
  };
  // A version that was live before is promoted without a rehearsal, so each round has one of its own.
  const version = await republish(first, `round${round}`, { store });
  await timed(note, 'promote with its gate, s', async () => {
    await promote(store, { versions: { [first]: version }, channel: 'production', why: 'scale', gate });
  });
  await timed(note, 'from the pointer to visitors, s', async () => {
    const isLive = async () => {
      const { body } = await request(`/${first}`, { site: url });
      return releaseIn(body.toString()).parts[first]?.version === version;
    };
    await until(isLive);
  });
}

async function timed(note: Note, figure: string, work: () => Promise<void>): Promise<void> {
  const began = performance.now();
  await work();
  note(figure, (performance.now() - began) / 1_000);
}

function printRatios(taken: Record<string, { few: number[]; many: number[] }>): void {
  console.log(
    `| Figure | ${4 + generated.few.length} parts | ${4 + generated.many.length} parts | Ratio |\n|---|--:|--:|--:|`,
  );
  for (const [figure, { few, many }] of Object.entries(taken)) {
    // Compared within each round, because the machine may be busier in one than in another.
    const ratio = median(many.map((value, round) => value / (few[round] ?? Number.NaN)));
    // A page names every part of its release (105 bytes of HTML each); what its visitor waits for must not grow.
    if (ratio > maxRatio && !figure.endsWith('KB')) process.exitCode = 1;
    console.log(`| ${figure} | ${median(few).toPrecision(3)} | ${median(many).toPrecision(3)} | ${ratio.toFixed(2)} |`);
  }
}
