import { releaseSettings } from '@site/release/settings';
import { openStore } from '@site/release/store/open-store';
import { knownEdgeSecret } from '@site/release/testers/edge-secret';
import { maxVisitMs, testerToken } from '@site/release/testers/tester-token';
import { expectNoWords, numberOf, WrongUsage } from '@site/service/command-arguments';
import { json } from '@site/service/command-line';
import { readSettings, siteSettings } from '@site/service/settings';
import { defineReleaseCommand } from './define-release-command.ts';
import { siteFor } from './gate-options.ts';
import { releasesLink, testerLink } from './tester-link.ts';
import { isRelease, versionsIn } from './versions-in.ts';

const hourMs = 3_600_000;
export const maxHours = maxVisitMs / hourMs;

export const tokenCommand = defineReleaseCommand({
  usage: 'token [--part PART[@VERSION]… | --releases] [--hours N]',
  summary:
    'makes a link that shows a tester these versions among the live ones, another release, or the page of releases',
  options: {
    part: {
      value: 'PART[@VERSION]',
      isRepeatable: true,
      help: 'shown in the release that is live otherwise; repeatable',
    },
    release: { value: 'ID', help: 'a whole release' },
    releases: { help: 'the page that shows what is live, the canary, the last change and the history' },
    site: { value: 'URL', help: 'the site of the link; default: SITE_URL, or http://localhost:PORT' },
    hours: { value: 'N', help: `how long it lasts; ${maxHours} at most, which is the default` },
    json,
  },
  notes: `Without --part and --release it prints the token alone, for any address: ?release=ID&token=… or ?part=PART@VERSION&token=….
Signed with EDGE_SECRET, or with the secret in DATA_DIR: run it where the edge runs, or with the same setting.`,
  read: (words, { hours = String(maxHours), part = [], release, releases = false, site }) => {
    expectNoWords(words);
    const asked = numberOf('hours', hours);
    if (asked === 0) throw new WrongUsage('--hours must be more than 0.');
    if (release !== undefined && !isRelease(release)) throw new WrongUsage(`"${release}" is not the id of a release.`);
    if (releases && (release || part.length > 0))
      throw new WrongUsage('--releases links a page of its own: leave --part and --release out.');
    return { asked, part, release, releases, site };
  },
  async run({ asked, part, release, releases, site }) {
    const hours = Math.min(asked, maxHours);
    if (asked > hours) process.stderr.write(`${asked} hours were asked for; a token lasts ${hours} hours at most.\n`);
    const token = await signToken(hours);
    if (token === undefined) throw new Error(noSecret);
    if (releases) {
      const link = releasesLink(siteFor({ site }), token);
      return { text: link, data: { link, token, hours } };
    }
    if (part.length === 0 && !release) return { text: token, data: { token, hours } };
    const store = openStore();
    const versions = part.length > 0 ? await versionsIn(store, part) : {};
    if (release) await store.readRelease(release);
    await store.readParts(versions);
    const link = testerLink(siteFor({ site }), { versions, release, token });
    return { text: link, data: { link, token, hours } };
  },
});

const noSecret =
  'No edge has run with this DATA_DIR, so no site would accept a token made here. Run this where the edge runs, or with its EDGE_SECRET.';

/** Good for this many hours. Undefined where the secret of the site's edges is not known. */
export async function signToken(hours: number): Promise<string | undefined> {
  const settings = { ...siteSettings, ...releaseSettings };
  const { DATA_DIR, EDGE_SECRET } = readSettings(settings, ['DATA_DIR', 'EDGE_SECRET']);
  const secret = await knownEdgeSecret(DATA_DIR, EDGE_SECRET);
  return secret && testerToken(secret, hours * hourMs);
}
