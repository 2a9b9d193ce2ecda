import path from 'node:path';
import { openStore } from '@site/release/open-store';
import { promote } from '@site/release/promote';
import type { ReleaseStore } from '@site/release/release-store';
import { buildParts, findParts } from '@site/runner/parts';
import { checkPart } from './pipeline/check-part.ts';
import { type PipelineOptions, pipelineHelp, readPipelineOptions } from './pipeline/options.ts';
import { runTool, step } from './pipeline/run-step.ts';
import { awaitRelease, runStaging, type Staging } from './pipeline/staging.ts';
import { judgeFor } from './release/options.ts';

// `npm run pipeline -- PART`: what each part's workflow runs, here as there.
let options: PipelineOptions | undefined;
try {
  options = readPipelineOptions(process.argv.slice(2));
  if (!options) process.stdout.write(pipelineHelp);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n\n${pipelineHelp}`);
  process.exitCode = 2;
}
if (options) {
  await deliver(options).catch((error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}

async function deliver({ part: name, staging: stagingUrl, journeys, withBrowser }: PipelineOptions) {
  const present = await findParts();
  const part = present.find((one) => one.name === name);
  if (!part) throw new Error(`There is no part "${name}" here; there is ${present.map((one) => one.name).join(', ')}.`);
  await checkPart(part);
  const store = openStore();
  const version = await step('publish', async () => {
    buildParts([part.folder]);
    return (await store.publish(path.join(part.folder, 'dist'))).version;
  });
  const site: Staging = stagingUrl ? { url: stagingUrl, stop: async () => {} } : await runStaging(store);
  try {
    const move = (channel: string) => moveTo(store, channel, { [name]: version }, site.url, withBrowser);
    await step('staging', async () => awaitRelease(site.url, await move('staging')));
    await step('journeys', () => runTool(['tsx', 'e2e/journeys/run.ts', '--site', site.url, ...journeys]));
    await step('production', () => move('production'));
  } finally {
    await site.stop();
  }
}

/** Through the gate, beside the services behind this site. Answers the release. */
async function moveTo(
  store: ReleaseStore,
  channel: string,
  versions: Record<string, string>,
  site: string,
  withBrowser: boolean,
): Promise<string> {
  const judge = await judgeFor(store, { site, 'without-browser': !withBrowser });
  const why = `pipeline of ${Object.entries(versions).flat().join(' ')}`;
  return (await promote(store, { versions, channel, why, judge })).release;
}
