import { appendFile } from 'node:fs/promises';
import path from 'node:path';
import { contractVersion } from '@site/build/contract';
import { changeChannel } from '@site/delivery/channels/change-channel';
import { publicVariables, releaseSettings, storeVariables } from '@site/delivery/store/open-store';
import type { ReleaseStore } from '@site/delivery/store/release-store';
import { runCommand } from '@site/runner/child-process';
import { freePort } from '@site/runner/free-port';
import { buildParts, findParts, type PartFolder, root } from '@site/runner/parts';
import { runTemporarySite } from '@site/runner/site';
import { errorText } from '@site/service/process/system-errors';
import { readSettings } from '@site/service/settings/settings';
import { providePostgres } from '@site/testing/postgres-server';
import { awaitShown } from '../release/await-shown.ts';
import { describeFailure } from '../release/preview.ts';
import { createProgress } from '../release/progress.ts';

export const progress = createProgress(process.stdout);

/** Runs one step of a pipeline and prints how long it took. Errors name the step, and the summary gets them too. */
export async function step<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await progress.step(name, work, (result) => (typeof result === 'string' ? result : 'done'));
  } catch (error) {
    await addToSummary(describeFailure(name, error));
    throw new Error(`${name} failed, and nothing after it was done: ${errorText(error)}`, { cause: error });
  }
}

/** Runs a program of this repository and shows its output. Throws if it fails. */
export async function runTool(args: string[], env: Record<string, string> = {}): Promise<void> {
  await runCommand('npx', ['--no-install', ...args], { cwd: root, output: 'shown', env: { ...process.env, ...env } });
}

/** Checks the sources of a part: lint and borders, types, tests, and that `npm run contract` has numbered the contract. */
export async function checkPart({ folder, hasService }: PartFolder): Promise<void> {
  const name = path.relative(root, folder);
  await step('lint', () => runTool(['biome', 'ci', '--error-on-warnings', name, 'shared']));
  await step('types', () => runTool(['tsc', '-p', name]));
  const test = (project: string, env?: Record<string, string>) =>
    runTool(['jest', '--selectProjects', project, '--passWithNoTests', '--testPathPatterns', `/${name}/`], env);
  await step('client tests', () => test('client'));
  await step('server tests', async () => test('server', hasService ? providePostgres(await freePort()) : {}));
  await step('contract', async () => contractVersion());
}

/** Within this time a staging site must show a new release. */
const maxWaitMs = 30_000;

export interface Staging {
  url: string;
  stop: () => Promise<void>;
}

/**
 * Runs a staging site for the duration of a pipeline, which follows the channel `staging`. Nobody but journeys visits it, so it needs none of
 * the keys, databases and mail servers of whoever delivers.
 */
export async function runStaging(store: ReleaseStore): Promise<Staging> {
  await startStaging(store);
  // The pictures of posts are made by the blog's build.
  const withService = (await findParts()).filter(({ hasService }) => hasService);
  await buildParts({ folders: withService.map(({ folder }) => folder) });
  const { RELEASES_DIR: releasesDir } = readSettings(releaseSettings, ['RELEASES_DIR']);
  const inherits = [...publicVariables, ...storeVariables];
  return runTemporarySite({ releasesDir, channel: 'staging', inherits });
}

/** Resolves once the site shows the release. */
export async function awaitRelease(url: string, release: string): Promise<void> {
  const shown = await awaitShown(url, ({ id }) => id === release, maxWaitMs);
  if (shown?.id === release) return;
  throw new Error(
    `${url} did not show release ${release} within ${maxWaitMs / 1000} s; does it follow the channel staging of this store?`,
  );
}

/** Where staging is empty, production is copied there. */
async function startStaging(store: ReleaseStore) {
  if (await store.readChannel('staging')) return;
  const production = await store.readChannel('production');
  if (!production)
    throw new Error('This release store has no release yet: the first one, of all parts, is made by "npm start".');
  // Staging starts with production's own release, so parts that are retired there are retired here too.
  await changeChannel(store, 'staging', async ({ now }) =>
    now ? undefined : { release: production.release, action: 'start', why: 'as production' },
  );
}

/** GitHub and Forgejo name a file whose Markdown they show with the run; a workflow names another for what it does with it. */
export async function addToSummary(text: string): Promise<void> {
  const { GITHUB_STEP_SUMMARY: shown = '', SUMMARY_FILE: own = '' } = process.env;
  for (const file of [shown, own].filter(Boolean)) await appendFile(file, text);
}
