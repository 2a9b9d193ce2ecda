import { promote } from '@site/release/releases/promote';
import { openStore } from '@site/release/store/open-store';
import type { ReleaseStore } from '@site/release/store/release-store';
import { findParts } from '@site/runner/parts';
import { runCommand } from '@site/service/command-line';
import { partNamed } from './part-named.ts';
import { checkPart } from './pipeline/check-part.ts';
import { type PipelineOptions, pipelineCommandLine } from './pipeline/command-line.ts';
import { preview } from './pipeline/preview.ts';
import { runTool, step } from './pipeline/run-step.ts';
import { awaitRelease, runStaging, type Staging } from './pipeline/staging.ts';
import { judgeFor } from './release/gate-options.ts';
import { publishHere } from './release/publish-here.ts';
import { whoActs } from './release/read-source.ts';

await runCommand({ ...pipelineCommandLine, run: deliver });

/** What each part's workflow runs, the same here as there. */
async function deliver(options: PipelineOptions) {
  const { part: name, staging: stagingUrl, journeys, withBrowser } = options;
  const part = partNamed(name, await findParts());
  await checkPart(part);
  const store = openStore();
  const version = await step('publish', () => publishHere(store, name, { types: 'checked' }));
  if (options.preview) {
    await preview(store, { part: name, version, site: options.preview, withBrowser });
    return 0;
  }
  const site: Staging = stagingUrl ? { url: stagingUrl, stop: async () => {} } : await runStaging(store);
  try {
    const move = (channel: string) => moveTo(store, channel, { [name]: version }, site.url, withBrowser);
    await step('staging', async () => awaitRelease(site.url, await move('staging')));
    await step('journeys', () => runTool(['tsx', 'e2e/journeys/run.ts', '--site', site.url, ...journeys]));
    await step('production', () => move('production'));
  } finally {
    await site.stop();
  }
  return 0;
}

/** Through the gate, beside the services behind this site. Returns the release. */
async function moveTo(
  store: ReleaseStore,
  channel: string,
  versions: Record<string, string>,
  site: string,
  withBrowser: boolean,
): Promise<string> {
  const judge = await judgeFor(store, { site, 'without-browser': !withBrowser });
  const why = `pipeline of ${Object.entries(versions).flat().join(' ')}`;
  return (await promote(store, { versions, channel, why, by: await whoActs(), judge })).release;
}
