import { appendFile } from 'node:fs/promises';
import { startCanary } from '@site/release/canary/canary';
import { promote } from '@site/release/releases/promote';
import { openStore } from '@site/release/store/open-store';
import type { ReleaseStore } from '@site/release/store/release-store';
import { findParts } from '@site/runner/parts';
import { runCommandLine } from '@site/service/program';
import { ensureBrowser } from '@site/testing/browser';
import { createPipelineProgram, type PipelineOptions } from './pipeline/command-line.ts';
import { awaitRelease, checkPart, preview, runStaging, runTool, type Staging, step } from './pipeline/steps.ts';
import { judgeFor, partNamed } from './release/options.ts';
import { currentActor, publishFromCheckout } from './release/publish.ts';

await runCommandLine(createPipelineProgram(runPipeline));

/** What each part's workflow runs. */
async function runPipeline(options: PipelineOptions) {
  const { part: name, staging: stagingUrl, journeys, canary, withBrowser } = options;
  ensureBrowser();
  const part = partNamed(name, await findParts());
  await checkPart(part);
  const store = openStore();
  const version = await step('publish', () => publishFromCheckout(store, name, { types: 'checked' }));
  await writeJobOutputs({ version });
  if (options.preview) {
    await preview(store, { part: name, version, site: options.preview, withBrowser });
    return;
  }
  const site: Staging = stagingUrl ? { url: stagingUrl, stop: async () => {} } : await runStaging(store);
  try {
    const judged = { versions: { [name]: version }, withBrowser };
    await step('staging', async () => {
      const { release } = await moveTo(store, { ...judged, channel: 'staging', site: site.url });
      await awaitRelease(site.url, release);
    });
    await step('journeys', () => runTool(['tsx', 'e2e/journeys/run.ts', '--site', site.url, ...journeys]));
    if (options.to === 'staging') return;
    const beside = options.site ?? site.url;
    await step(canary ? 'canary' : 'production', async () => {
      const entry = await moveTo(store, { ...judged, channel: 'production', site: beside, canary });
      return entry.canary?.release ?? entry.release;
    });
  } finally {
    await site.stop();
  }
}

interface Move {
  versions: Record<string, string>;
  channel: string;
  /** The gate's checks use the services behind this site. */
  site: string;
  withBrowser: boolean;
  canary?: number | undefined;
}

/** Through the gate. */
async function moveTo(store: ReleaseStore, { versions, channel, site, withBrowser, canary }: Move) {
  const judge = await judgeFor(store, { site, withoutBrowser: !withBrowser });
  const why = `pipeline of ${Object.entries(versions).flat().join(' ')}`;
  const change = { versions, channel, why, by: await currentActor(), judge };
  return canary === undefined ? promote(store, change) : startCanary(store, { ...change, percent: canary });
}

/** Passes values to later jobs: GitHub and Forgejo name a file for it. */
async function writeJobOutputs(values: Record<string, string>): Promise<void> {
  const { GITHUB_OUTPUT: file } = process.env;
  const lines = Object.entries(values).map(([name, value]) => `${name}=${value}\n`);
  if (file) await appendFile(file, lines.join(''));
}
