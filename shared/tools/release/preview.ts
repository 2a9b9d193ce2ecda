import { siteConfig } from '@site/brand/site.config';
import { existingEdgeSecret } from '@site/delivery/edge-secret';
import { openStore, releaseSettings } from '@site/delivery/store/open-store';
import { isReleaseId } from '@site/delivery/store/release';
import { parseVersionName, versionNames } from '@site/delivery/store/version-names';
import { testerToken } from '@site/delivery/tester-token';
import { type Command, InvalidArgumentError, jsonOption, printResult } from '@site/service/commands/program';
import { readSettings, siteSettings } from '@site/service/settings/settings';
import { siteFor } from './gate-beside-site.ts';
import { parseSite } from './options.ts';
import { createProgress } from './progress.ts';
import { buildOption, publishFromCheckout, publishShell, withShell } from './publish.ts';

export function addPreview(program: Command): void {
  program
    .command('preview')
    .description('prints a signed link that shows a tester these versions among the live ones; no channel moves')
    .argument('[parts...]', 'PART to build and publish it first, or PART@VERSION for what is in the store already')
    .option('--release <id>', 'show this whole release', parseRelease)
    .addOption(buildOption)
    .option('--site <url>', 'the site of the link; default: SITE_URL, or http://localhost:PORT', parseSite)
    .addOption(jsonOption)
    .addHelpText(
      'after',
      `
The link is good for twelve hours; the same command with PART@VERSION makes another.
Signed with EDGE_SECRET, or with the secret in DATA_DIR: run it where the edge runs, or with the same setting.`,
    )
    .action(async (parts, { release, build, site, ...options }) => {
      if (parts.length === 0 && !release)
        throw new InvalidArgumentError('Name what the link shows: PART, PART@VERSION, or --release ID.');
      // Before the build, which takes minutes.
      const token = await signToken();
      const store = openStore();
      const progress = createProgress();
      const versions: Record<string, string> = {};
      for (const name of parts) {
        const stored = parseVersionName(name);
        if (stored) versions[stored.part] = stored.version;
        else {
          const version = await publishFromCheckout(store, name, { build, progress });
          const published = { part: name, version, channel: siteConfig.channels.production };
          Object.assign(versions, await withShell(store, published, () => publishShell(store, { progress })));
        }
      }
      if (release) await store.readRelease(release);
      await store.readManifests(versions);
      const names = versionNames(versions);
      const link = testerLink(siteFor({ site }), { names, release, token });
      printResult({ text: link, data: { link, names } }, options);
    });
}

function parseRelease(text: string): string {
  if (!isReleaseId(text)) throw new InvalidArgumentError('It must be the id of a release.');
  return text;
}

async function signToken(): Promise<string> {
  const settings = { ...siteSettings, ...releaseSettings };
  const { DATA_DIR, EDGE_SECRET } = readSettings(settings, ['DATA_DIR', 'EDGE_SECRET']);
  const secret = await existingEdgeSecret(DATA_DIR, EDGE_SECRET);
  if (secret) return testerToken(secret);
  throw new Error(
    'No edge has run with this DATA_DIR, so no site would accept a link made here. Run this where the edge runs, or with its EDGE_SECRET.',
  );
}

/** @param view `names`: these versions among the live ones, or among those of the release */
function testerLink(site: string, view: { names: string[]; release?: string; token: string }): string {
  const link = new URL('/', site);
  const query = [
    ...(view.release ? [`release=${view.release}`] : []),
    ...view.names.map((name) => `part=${name}`),
    `token=${encodeURIComponent(view.token)}`,
  ];
  // By hand: `URLSearchParams` would write `@` as `%40`, which people cannot read.
  link.search = query.join('&');
  return link.href;
}
