import { appendFile } from 'node:fs/promises';
import { hostPart } from '@site/contracts/manifest';
import { expectNotHeld } from '@site/delivery/channels/holds';
import { promote } from '@site/delivery/channels/promote';
import { openStore } from '@site/delivery/store/open-store';
import { findPart } from '@site/runner/parts';
import { runCommandLine } from '@site/service/commands/program';
import { ensureBrowser } from '@site/testing/browser';
import { createPipelineProgram, type PipelineOptions } from './pipeline/command-line.ts';
import {
  addToSummary,
  awaitRelease,
  checkPart,
  progress,
  runStaging,
  runTool,
  type Staging,
  step,
} from './pipeline/steps.ts';
import { currentActor } from './release/actor.ts';
import { deliver } from './release/deliver.ts';
import { gateFor } from './release/gate-beside-site.ts';
import { preview } from './release/preview.ts';
import { publishFromCheckout } from './release/publish.ts';
import { withShell } from './release/with-shell.ts';

await runCommandLine(createPipelineProgram().action(runPipeline));

/** The delivery that each part's workflow runs. */
async function runPipeline(name: string, options: PipelineOptions) {
  const { staging: stagingUrl, journeys = [], canary, pullRequest, withoutBrowser } = options;
  const productionUrl = options.site || undefined;
  ensureBrowser();
  const part = await findPart(name);
  await checkPart(part);
  const store = openStore();
  const version = await step('publish', () => publishFromCheckout(store, name, { typeCheck: 'already-passed' }));
  // GitHub and Forgejo name a file for what later jobs need.
  if (process.env.GITHUB_OUTPUT) await appendFile(process.env.GITHUB_OUTPUT, `version=${version}\n`);
  const publishShell = () =>
    step('publish the shell', () => publishFromCheckout(store, hostPart, { typeCheck: 'run' }));
  const versionsFor = (channel: string) => withShell(store, { part: name, version, channel }, publishShell);
  if (pullRequest) {
    const versions = await versionsFor('production');
    const gate = gateFor(store, { site: pullRequest, withoutBrowser });
    const previewed = { part: name, version, versions, site: pullRequest, gate };
    return step('preview', () => preview(store, previewed, addToSummary));
  }
  // Refused here, because staging and journeys take minutes. `release promote --channel staging` can still try such a version.
  await expectNotHeld(store, 'production', { [name]: version });
  const site: Staging = stagingUrl ? { url: stagingUrl, stop: async () => {} } : await runStaging(store);
  try {
    const why = `pipeline of ${name} ${version}`;
    const by = await currentActor();
    const versions = await versionsFor('staging');
    await step('staging', async () => {
      const gate = gateFor(store, { site: site.url, withoutBrowser });
      const { release } = await promote(store, { versions, channel: 'staging', why, by, gate });
      await awaitRelease(site.url, release);
    });
    await step('journeys', () => runTool(['tsx', 'e2e/journeys/run.ts', '--site', site.url, ...journeys]));
    if (options.to === 'staging') return;
    // Without a site of production, the gate uses staging's services, and nobody can watch the release arrive.
    const gate = gateFor(store, { site: productionUrl ?? site.url, withoutBrowser });
    const delivered = { part: name, version, versions: await versionsFor('production') };
    const delivery = { ...delivered, channel: 'production', canary, why, by, site: productionUrl, gate };
    await step(canary ? 'canary' : 'production', async () => {
      const { entry } = await deliver(store, delivery, progress);
      return entry.canary?.release ?? entry.release;
    });
  } finally {
    await site.stop();
  }
}
