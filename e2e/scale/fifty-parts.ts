import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { promote } from '@site/delivery/channels/promote';
import { type Gate, manifestGate } from '@site/delivery/gate/gate';
import { openStore } from '@site/delivery/store/open-store';
import { freePort } from '@site/runner/free-port';
import { buildParts, findParts } from '@site/runner/parts';
import { addressesOf, runEdge, runSite } from '@site/runner/site';
import { median } from '../bench/goals.ts';
import { measureLoad } from '../bench/measure-load.ts';
import { wholeBrowser } from '../support/launch-options.ts';
import { gateBeside, runNpm } from '../support/part-build.ts';
import { renderAll } from '../support/render-all.ts';
import { copyRepository, removeCopy } from '../support/repository-copy.ts';
import { request } from '../support/request.ts';
import { releaseIn } from '../support/served-release.ts';
import { copyWith, generatedName, wordsOf, writePart } from './generated-parts.ts';
import { processorTimes } from './measure.ts';

/** Each figure is the median of so many, few and many parts in turn. */
const rounds = 3;
const maxRatio = 1.2;
/** Beside the four of this checkout: one, whose page is measured, or as many as make fifty. */
const generated = { few: 1, many: 46 };
const sizes = ['few', 'many'] as const;
const first = generatedName(1);

type Note = (figure: string, value: number) => void;
type Site = Awaited<ReturnType<typeof openSite>>;

/** Builds, delivers and visits a site of five parts and one of fifty. Prints a table; a time that grows to more than 1.2 times ends the command with code 1. */
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
    const copies = { few: await copyRepository(['shared']), many: await copyRepository(['shared']) };
    for (const size of sizes) {
      stops.push(() => removeCopy(copies[size]));
      for (let number = 1; number <= generated[size]; number++) await writePart(copies[size], generatedName(number));
    }
    await inTurn((size, note) => timed(note, 'build of one part, s', () => runNpm('build', partIn(copies[size]))));

    const build = path.join(partIn(copies.few), 'dist');
    // A version that was live before is promoted without a rehearsal, so each round has one of its own.
    const changed: string[] = [];
    for (let round = 0; round < rounds; round++) {
      const copy = path.join(folder, `changed-${round}`);
      changed.push(await copyWith(build, copy, [['First words', `Other words ${round}`]]));
    }
    const builds = [build];
    for (let number = 2; number <= generated.many; number++) {
      const name = generatedName(number);
      const words: [string, string][] = [
        [wordsOf(first), wordsOf(name)],
        [first, name],
      ];
      builds.push(await copyWith(build, path.join(folder, name), words));
    }
    const sites = {
      few: await openSite(path.join(folder, 'few'), builds.slice(0, generated.few)),
      many: await openSite(path.join(folder, 'many'), builds),
    };
    for (const size of sizes) stops.push(sites[size].stop);
    await inTurn((size, note) => measureStart(sites[size], note));
    await inTurn((size, note, round) => measureDelivery(sites[size], note, changed[round] ?? ''));
    await inTurn((size, note) => measurePages(sites[size], browser, note));
  } finally {
    for (const stop of stops.reverse()) await stop();
  }
  printRatios(taken);
}

function partIn(copy: string): string {
  return path.join(copy, `mfe-${first}`);
}

/** A site with the parts of this checkout and these builds, in a release store of its own. */
async function openSite(folder: string, builds: string[]) {
  const settings = { RELEASES_DIR: path.join(folder, 'releases'), RELEASES_BUCKET: '' };
  const store = openStore(settings);
  const own = (await findParts()).map((part) => path.join(part.folder, 'dist'));
  const versions: Record<string, string> = {};
  for (const build of [...own, ...builds]) {
    const { name, version } = await store.publish(build);
    versions[name] = version;
  }
  await promote(store, { versions, channel: 'production', why: 'scale', gate: manifestGate, action: 'start' });
  const env = { TRUST_PROXY: 'yes', ...settings };
  const site = await runSite({ port: 0, dataDir: path.join(folder, 'data'), releasesDir: settings.RELEASES_DIR, env });
  await renderAll(site.url);
  return { ...site, store, settings, folder };
}

/** From the start of the process until it has a release with a warm renderer. */
async function measureStart({ settings, folder, ...site }: Site, note: Note): Promise<void> {
  const port = await freePort();
  const env = {
    ...settings,
    DATA_DIR: path.join(folder, 'edge'),
    SITE_URL: `http://localhost:${port}`,
    NODE_ENV: 'production',
  };
  const began = performance.now();
  const edge = await runEdge({ port, services: addressesOf(site), env });
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
async function measureDelivery({ store, settings, url }: Site, note: Note, build: string): Promise<void> {
  const whole = gateBeside(url, settings);
  const gate: Gate = {
    ...whole,
    async rehearse(proposal) {
      const began = performance.now();
      const refusals = (await whole.rehearse?.(proposal)) ?? [];
      note('gate, s', (performance.now() - began) / 1_000);
      return refusals;
    },
  };
  const began = performance.now();
  const { version } = await store.publish(build);
  note('publish, s', (performance.now() - began) / 1_000);
  await timed(note, 'promote with its gate, s', async () => {
    await promote(store, { versions: { [first]: version }, channel: 'production', why: 'scale', gate });
  });
  await timed(note, 'from the pointer to visitors, s', async () => {
    const isLive = async () => {
      const { body } = await request(`/${first}`, { site: url });
      return releaseIn(body.toString()).parts[first]?.version === version;
    };
    while (!(await isLive()));
  });
}

async function timed(note: Note, figure: string, work: () => Promise<void>): Promise<void> {
  const began = performance.now();
  await work();
  note(figure, (performance.now() - began) / 1_000);
}

function printRatios(taken: Record<string, { few: number[]; many: number[] }>): void {
  console.log(`| Figure | ${4 + generated.few} parts | ${4 + generated.many} parts | Ratio |\n|---|--:|--:|--:|`);
  for (const [figure, { few, many }] of Object.entries(taken)) {
    // Of each round, because the machine may be busier in one than in another.
    const ratio = median(many.map((value, round) => value / (few[round] ?? Number.NaN)));
    // A page names every part of its release (105 bytes of HTML each); what its visitor waits for must not grow.
    if (ratio > maxRatio && !figure.endsWith('KB')) process.exitCode = 1;
    console.log(`| ${figure} | ${median(few).toPrecision(3)} | ${median(many).toPrecision(3)} | ${ratio.toFixed(2)} |`);
  }
}
