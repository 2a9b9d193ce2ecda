import { openStore } from '@site/release/open-store';
import { releaseSettings } from '@site/release/settings';
import { freePort } from '@site/runner/free-port';
import { buildParts, findParts } from '@site/runner/parts';
import { publishParts } from '@site/runner/publish';
import { readSettings, siteSettings } from '@site/service/settings';
import { allSettings } from './all-settings.ts';
import { endOnSignal } from './end-on-signal.ts';
import { findEarlierRun } from './start/earlier-run.ts';
import { findWrongSettings } from './start/find-wrong-settings.ts';
import { renewSite } from './start/renew-site.ts';
import { startSite } from './start/start-site.ts';
import { beginStep, tell } from './start/steps.mjs';

// `npm start`: builds the parts, publishes them, points `production` at them and serves the site. Where an earlier run
// serves it already, that one is brought what changed (record 023).
const building = new AbortController();
let end: () => Promise<void> = async () => {
  building.abort();
  giveUp('Ended before the site was ready. Run `npm start` again: it goes on where it stopped.');
};
endOnSignal(() => end());

const parts = await findParts();
const table = await allSettings(parts);
beginStep('settings', 'takes up to three seconds');
const wrong = await findWrongSettings(table, process.env);
if (wrong.length > 0) giveUp(wrong.join('\n'));
const { PORT, HOST, DATA_DIR, RELEASES_DIR } = readSettings({ ...siteSettings, ...releaseSettings });
const earlier = await findEarlierRun(DATA_DIR);
if (earlier) tell(`process ${earlier.pid} serves this site already, and goes on while the next steps are taken`);

try {
  beginStep('build', 'takes up to a minute the first time; what is built already is left alone');
  let built = 0;
  await buildParts({
    onBuilt: (part) => tell(`${part} is built, ${++built} of ${parts.length}`),
    signal: building.signal,
  });
  beginStep('publish', 'takes a few seconds');
  const store = openStore();
  const versions = await publishParts(store, parts);
  for (const [part, version] of Object.entries(versions)) tell(`${part} ${version}`);
  const options = {
    parts,
    store,
    versions,
    port: PORT || (await freePort()),
    host: HOST ?? '0.0.0.0',
    dataDir: DATA_DIR,
    releasesDir: RELEASES_DIR,
    // An empty value counts as unset, whatever an earlier run was started with.
    env: Object.fromEntries(Object.keys(table).map((name) => [name, process.env[name] ?? ''])),
  };
  if (earlier) {
    await renewSite(options, earlier);
    process.exit(0);
  }
  end = await startSite(options);
} catch (error) {
  if (!building.signal.aborted)
    giveUp(`${sentence(error)}\nOnce that is mended run \`npm start\` again: it goes on where it stopped.`);
}

function sentence(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function giveUp(words: string): never {
  console.error(words);
  process.exit(1);
}
