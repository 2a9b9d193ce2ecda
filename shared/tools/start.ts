import { releaseSettings } from '@site/release/settings';
import { openStore } from '@site/release/store/open-store';
import { freePort } from '@site/runner/free-port';
import { buildParts, findParts } from '@site/runner/parts';
import { builtVersions, publishParts } from '@site/runner/publish';
import { keepWriting } from '@site/service/keep-writing';
import { createProgram, runProgram } from '@site/service/program';
import { readSettings, siteSettings } from '@site/service/settings';
import { allSettings } from './all-settings.ts';
import { endOnSignal } from './end-on-signal.ts';
import { readSource } from './release/read-source.ts';
import { chooseRelease } from './start/choose-release.ts';
import { findEarlierRun } from './start/earlier-run.ts';
import { findWrongSettings } from './start/find-wrong-settings.ts';
import { describeLimit } from './start/machine-limits.ts';
import { renewSite } from './start/renew-site.ts';
import { startSite } from './start/start-site.ts';
import { beginStep, tell } from './start/steps.mjs';

// `npm start`: builds the parts and serves what `production` has, which is the checkout where nothing was delivered yet. Where an earlier
// run serves the site already, that one is brought what changed (record 023).
keepWriting();
const building = new AbortController();
let end: () => Promise<void> = async () => {
  building.abort();
  giveUp('Ended before the site was ready. Run `npm start` again: it goes on where it stopped.');
};
endOnSignal(() => end());

const program = createProgram(
  'npm start --',
  `Builds this checkout and serves the site. Services always run from this checkout.
What is live stays live: the parts of this checkout are put live only where nothing is, or with --release-checkout.`,
).option('--release-checkout', 'publish this checkout and put it live, in place of what was delivered');

await runProgram(
  program.action(async ({ releaseCheckout = false }) => {
    try {
      await serve(releaseCheckout);
    } catch (error) {
      if (!building.signal.aborted)
        giveUp(`${sentence(error)}\nOnce that is mended run \`npm start\` again: it goes on where it stopped.`);
    }
  }),
);

async function serve(isTold: boolean) {
  const parts = await findParts();
  const table = await allSettings(parts);
  beginStep('settings', 'takes up to three seconds');
  const wrong = await findWrongSettings(table, process.env);
  if (wrong.length > 0) giveUp(wrong.join('\n'));
  const {
    PORT,
    HOST,
    DATA_DIR,
    RELEASES_DIR,
    CHANNEL: channel,
  } = readSettings({ ...siteSettings, ...releaseSettings });
  const earlier = await findEarlierRun(DATA_DIR);
  if (earlier) tell(`process ${earlier.pid} serves this site already, and goes on while the next steps are taken`);

  beginStep('build', 'takes up to a minute the first time; what is built already is left alone');
  let done = 0;
  const onBuilt = (part: string) => tell(`${part} is built, ${++done} of ${parts.length}`);
  await buildParts({ onBuilt, signal: building.signal });
  const store = openStore();
  const chosen = await chooseRelease(store, { channel, built: await builtVersions(parts), isTold });
  beginStep('publish', chosen.said);
  if (chosen.isNew) {
    const published = await publishParts(store, parts, await readSource());
    for (const pair of Object.entries(published)) tell(pair.join(' '));
  }
  const options = {
    ...{ parts, store, channel, chosen },
    port: PORT || (await freePort()),
    host: HOST ?? '0.0.0.0',
    dataDir: DATA_DIR,
    releasesDir: RELEASES_DIR,
    // An empty value counts as unset, whatever an earlier run was started with.
    env: Object.fromEntries(Object.keys(table).map((name) => [name, process.env[name] ?? ''])),
  };
  if (!earlier) {
    end = await startSite(options);
    return;
  }
  await renewSite(options, earlier);
  process.exit(0);
}

function sentence(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return describeLimit(message) ?? message;
}

function giveUp(words: string): never {
  console.error(words);
  process.exit(1);
}
