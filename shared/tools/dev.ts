import { rm } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { rspack, type Stats } from '@rspack/core';
import { hotUpdateFolder } from '@site/build/fast-refresh-plugin';
import { promote } from '@site/delivery/channels/promote';
import { allowAll } from '@site/delivery/gate/gate';
import { openStore, releaseSettings } from '@site/delivery/store/open-store';
import type { ReleaseStore } from '@site/delivery/store/release-store';
import { findPart, findParts, type PartFolder } from '@site/runner/parts';
import { type RunningSite, runSite, type SiteOptions } from '@site/runner/site';
import { InvalidArgumentError, runCommandLine } from '@site/service/commands/program';
import type { DevelopmentBuild } from '@site/service/process/messages';
import { readSettings, siteSettings } from '@site/service/settings/settings';
import { fetchBase } from './base-release.ts';
import { createDevProgram, type DevOptions } from './dev-command-line.ts';
import { endOnSignal } from './end-on-signal.ts';

// `npm run dev`: parts in development mode on one address. A saved file is built, published and shown just like
// in a real delivery, only faster, so that what works here works there. Versions and channel are in a store of their own, so that
// no work in progress is left in the usual one.
Object.assign(process.env, { RELEASES_BUCKET: '', RELEASE_KEY: '', TRUSTED_KEYS: '' });
const {
  PORT: port,
  DATA_DIR: dataDir,
  RELEASES_DIR: releasesDir,
  CHANNEL: channel,
} = readSettings({ ...siteSettings, ...releaseSettings }, ['PORT', 'DATA_DIR', 'RELEASES_DIR', 'CHANNEL']);
const developmentChannel = 'development';
const ownReleases = path.join(dataDir, 'development');
const store = openStore({ RELEASES_DIR: ownReleases });

let end = async () => {};
endOnSignal(() => end());
await runCommandLine(createDevProgram(startDevelopment));

async function startDevelopment(options: DevOptions) {
  try {
    await removeEarlierWork(options.part);
    if (options.part) await developOne(options.part, options);
    else await develop(await findParts());
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    // Watching compilers would keep this process running.
    process.exit(error instanceof InvalidArgumentError ? 2 : 1);
  }
}

/** Keeps the versions of other parts, which may have come from a distant store; where all parts are built, nothing is kept. */
async function removeEarlierWork(part: string | undefined) {
  const own = part ? ['channels', 'releases', path.join('parts', part)] : ['.'];
  for (const folder of own) await rm(path.join(ownReleases, folder), { recursive: true, force: true });
}

/** One part of this checkout among the others of a release, with its own service. */
async function developOne(name: string, { against, services }: DevOptions) {
  const part = await findPart(name);
  const base = await fetchBase(store, {
    from: openStore({ RELEASES_DIR: releasesDir }),
    channel,
    against,
    ownPart: name,
  });
  const names = Object.entries(base.parts).map((pair) => pair.join(' '));
  console.log(`release    ${names.join(', ')}`);
  const manifests = await store.readManifests(base.parts);
  const ofSite = manifests.flatMap(({ table }) =>
    table.service && base.site ? [[table.service.name, base.site]] : [],
  );
  await develop([part], base.parts, {
    ownServices: [part.name],
    services: { ...Object.fromEntries(ofSite), ...services },
  });
}

async function develop(parts: PartFolder[], base: Record<string, string> = {}, options: Partial<SiteOptions> = {}) {
  let site: RunningSite | undefined;
  const problems = new Map<string, string>();
  /** Open pages show the problems above all else. */
  const sendProblems = () => site?.edge.send({ event: 'problems', problems: Object.fromEntries(problems) });
  const onProblem = (name: string, problem: string) => {
    console.error(`${name} is as it was; this was not built:\n${problem}`);
    problems.set(name, stripVTControlCharacters(problem));
    sendProblems();
  };
  const onBuilt = async (name: string, version: string) => {
    problems.delete(name);
    if (!site) return;
    sendProblems();
    await promote(store, {
      versions: { [name]: version },
      channel: developmentChannel,
      why: `${name} was saved`,
      gate: allowAll,
    });
  };
  const announceBuild = (build: DevelopmentBuild) => site?.edge.send({ event: 'built', build });
  const built = await Promise.all(
    parts.map(
      async (part) => [part.name, await watchPart(part, store, { onBuilt, onProblem, announceBuild })] as const,
    ),
  );
  await promote(store, {
    versions: { ...base, ...Object.fromEntries(built) },
    channel: developmentChannel,
    why: 'npm run dev',
    gate: allowAll,
    action: 'start',
  });
  site = await runSite({
    port,
    dataDir,
    releasesDir: ownReleases,
    channel: developmentChannel,
    log: (line) => console.log(line),
    ...options,
  });
  console.log(`\nsite       ${site.url}, reloads by itself`);
  end = site.stop;
}

interface Watching {
  /** Called before a build is published, so that open pages change at once. */
  announceBuild: (build: DevelopmentBuild) => void;
  /** Called for every good build. */
  onBuilt: (name: string, version: string) => Promise<void>;
  /** Called for a build that failed, or could not be published or shown. */
  onProblem: (name: string, problem: string) => void;
}

/** Builds and publishes the part now and at every change. Resolves with the version of the first good build. */
async function watchPart(
  { name, folder }: PartFolder,
  store: ReleaseStore,
  { announceBuild, onBuilt, onProblem }: Watching,
): Promise<string> {
  const { default: configs } = await import(pathToFileURL(path.join(folder, 'rspack.config.ts')).href);
  let underWay = Promise.resolve();
  return new Promise((resolve) => {
    const compiler = rspack(configs);
    let isHot = false;
    // Pages need not wait for the part's other builds.
    const browser = compiler.compilers.find((one) => one.name === 'browser');
    browser?.hooks.done.tap('npm run dev', (stats) => {
      isHot = !stats.hasErrors() && hasHotUpdates(stats);
      if (isHot && stats.hash)
        announceBuild({
          part: name,
          hash: stats.hash,
          hotFolder: path.join(browser.outputPath, hotUpdateFolder, name),
        });
    });
    compiler.watch({}, (error, stats) => {
      if (error || !stats || stats.hasErrors())
        return onProblem(
          name,
          error?.message ?? stats?.toString('errors-only') ?? 'The build failed without a message.',
        );
      if (!isHot) announceBuild({ part: name });
      isHot = false;
      // One at a time: a build that ends while another is being published changes those files, and is published next.
      underWay = underWay
        .then(publish)
        .catch((problem: Error) => onProblem(name, `It was built but not published: ${problem.message}`));
    });

    async function publish() {
      const { version } = await store.publish(path.join(folder, 'dist'));
      console.log(`built      ${name} ${version}`);
      resolve(version);
      await onBuilt(name, version);
    }
  });
}

function hasHotUpdates({ compilation }: Stats): boolean {
  return compilation.getAssets().some(({ name }) => name.startsWith(hotUpdateFolder));
}
