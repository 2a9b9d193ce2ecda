import { existingEdgeSecret } from '@site/delivery/edge-secret';
import { openStore, releaseSettings } from '@site/delivery/store/open-store';
import { isReleaseId } from '@site/delivery/store/release';
import { versionNames } from '@site/delivery/store/version-names';
import { maxVisitMs, testerToken } from '@site/delivery/tester-token';
import {
  type Command,
  collect,
  InvalidArgumentError,
  jsonOption,
  parseNumber,
  printResult,
} from '@site/service/commands/program';
import { readSettings, siteSettings } from '@site/service/settings/settings';
import { siteFor } from './gate-beside-site.ts';
import { versionsIn } from './named-versions.ts';
import { parseSite } from './options.ts';

const hourMs = 3_600_000;
export const maxHours = maxVisitMs / hourMs;

export function addToken(program: Command): void {
  program
    .command('token')
    .description('makes a link that shows a tester these versions among the live ones, or another release')
    .option('--part <part[@version]>', 'shown in the release that is live otherwise; repeatable', collect)
    .option('--release <id>', 'a whole release', parseRelease)
    .option('--site <url>', 'the site of the link; default: SITE_URL, or http://localhost:PORT', parseSite)
    .option('--hours <n>', `how long it lasts; ${maxHours} at most`, parseHours, maxHours)
    .addOption(jsonOption)
    .addHelpText(
      'after',
      `
Without --part and --release it prints the token alone, for any address: ?release=ID&token=… or ?part=PART@VERSION&token=….
Signed with EDGE_SECRET, or with the secret in DATA_DIR: run it where the edge runs, or with the same setting.`,
    )
    .action(async ({ hours: asked, part = [], release, site, ...options }) => {
      const hours = Math.min(asked, maxHours);
      if (asked > hours) process.stderr.write(`${asked} hours were asked for; a token lasts ${hours} hours at most.\n`);
      const token = await signToken(hours);
      if (token === undefined) throw new Error(noSecret);
      if (part.length === 0 && !release) return printResult({ text: token, data: { token, hours } }, options);
      const store = openStore();
      const versions = part.length > 0 ? await versionsIn(store, part) : {};
      if (release) await store.readRelease(release);
      await store.readManifests(versions);
      const link = testerLink(siteFor({ site }), { versions, release, token });
      printResult({ text: link, data: { link, token, hours } }, options);
    });
}

function parseRelease(text: string): string {
  if (!isReleaseId(text)) throw new InvalidArgumentError('It must be the id of a release.');
  return text;
}

function parseHours(text: string): number {
  const hours = parseNumber(text);
  if (hours === 0) throw new InvalidArgumentError('It must be more than 0.');
  return hours;
}

const noSecret =
  'No edge has run with this DATA_DIR, so no site would accept a token made here. Run this where the edge runs, or with its EDGE_SECRET.';

/** Good for this many hours. Undefined if the secret of the site's edges is not known. */
export async function signToken(hours: number): Promise<string | undefined> {
  const settings = { ...siteSettings, ...releaseSettings };
  const { DATA_DIR, EDGE_SECRET } = readSettings(settings, ['DATA_DIR', 'EDGE_SECRET']);
  const secret = await existingEdgeSecret(DATA_DIR, EDGE_SECRET);
  return secret && testerToken(secret, hours * hourMs);
}

interface TesterView {
  /** Part name to version: these among the live ones, or among those of the release. */
  versions: Record<string, string>;
  release?: string;
  token: string;
}

/** An address that shows its reader another release until the token ends. */
export function testerLink(site: string, { versions, release, token }: TesterView): string {
  const link = new URL('/', site);
  const asked = [
    ...(release ? [`release=${release}`] : []),
    ...versionNames(versions).map((name) => `part=${name}`),
    `token=${encodeURIComponent(token)}`,
  ];
  // By hand: `URLSearchParams` would write `@` as `%40`, which people cannot read.
  link.search = asked.join('&');
  return link.href;
}
