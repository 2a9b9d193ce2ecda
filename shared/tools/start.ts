import { readSource } from '@site/build/source';
import { openStore, releaseSettings } from '@site/delivery/store/open-store';
import { freePort } from '@site/runner/free-port';
import { buildParts, builtVersions, findParts, publishParts, root } from '@site/runner/parts';
import { createProgram, runCommandLine } from '@site/service/commands/program';
import { keepWriting } from '@site/service/process/keep-writing';
import { errorText } from '@site/service/process/system-errors';
import { readSettings, siteSettings } from '@site/service/settings/settings';
import { endOnSignal } from './end-on-signal.ts';
import { allSettings, describeLimit, findSettingProblems, settingsByPart } from './start/check-settings.ts';
import { chooseRelease, serveSite } from './start/serve-site.ts';
import { beginStep, printDetail } from './start/steps.ts';

// `npm start`: builds the parts and serves what is live on the channel, which is this checkout if nothing was delivered yet. From then on
// the site follows the channel (record 044).
keepWriting();
const building = new AbortController();
let end: () => Promise<void> = async () => {
  building.abort();
  giveUp('Ended before the site was ready. Run `npm start` again: it resumes where it stopped.');
};
endOnSignal(() => end());

const program = createProgram(
  'npm start --',
  `Builds this checkout and serves the site: pages, edge and services of the release that is live, and of each that follows.
What is live stays live: the parts of this checkout are put live only where nothing is, or with --release-checkout.`,
).option('--release-checkout', 'publish this checkout and put it live, in place of what was delivered');

await runCommandLine(
  program.action(async ({ releaseCheckout = false }) => {
    try {
      await serve(releaseCheckout);
    } catch (error) {
      if (!building.signal.aborted)
        giveUp(`${sentence(error)}\nFix that and run \`npm start\` again: it resumes where it stopped.`);
    }
  }),
);

async function serve(releasesCheckout: boolean) {
  const parts = await findParts();
  const table = await allSettings(parts);
  beginStep('settings', 'takes a moment');
  const problems = await findSettingProblems(table, process.env);
  if (problems.length > 0) giveUp(problems.join('\n'));
  const { PORT, DATA_DIR, RELEASES_DIR, CHANNEL: channel } = readSettings({ ...siteSettings, ...releaseSettings });

  beginStep('build', 'takes up to a minute the first time; what is built already is left alone');
  await buildParts({ signal: building.signal });
  const store = openStore();
  const built = await builtVersions(parts);
  const chosen = await chooseRelease(store, { channel, built, releasesCheckout });
  beginStep('publish', chosen.reason);
  if (chosen.isNew) {
    const published = await publishParts(store, parts, await readSource(root));
    for (const pair of Object.entries(published)) printDetail(pair.join(' '));
  }
  end = await serveSite({
    store,
    channel,
    chosen,
    table,
    port: PORT || (await freePort()),
    dataDir: DATA_DIR,
    releasesDir: RELEASES_DIR,
    settings: namesOf(await settingsByPart(parts)),
  });
}

function namesOf(tables: Record<string, object>): Record<string, string[]> {
  return Object.fromEntries(Object.entries(tables).map(([part, table]) => [part, Object.keys(table)]));
}

function sentence(error: unknown): string {
  const message = errorText(error);
  return describeLimit(message) ?? message;
}

function giveUp(message: string): never {
  console.error(message);
  process.exit(1);
}
