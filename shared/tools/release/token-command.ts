import { edgeSecret } from '@site/release/edge-secret';
import { releaseSettings } from '@site/release/settings';
import { maxVisitMs, testerToken } from '@site/release/tester-token';
import { expectNoWords, numberOf } from '@site/service/command-arguments';
import { json } from '@site/service/command-line';
import { readSettings, siteSettings } from '@site/service/settings';
import { defineReleaseCommand } from './define-release-command.ts';

const hourMs = 3_600_000;
const maxHours = maxVisitMs / hourMs;

export const tokenCommand = defineReleaseCommand({
  usage: 'token [--hours N]',
  summary: 'lets a tester look at any release: ?release=ID&token=… or ?part=PART@VERSION&token=…',
  options: { hours: { value: 'N', help: `how long it lasts; ${maxHours} at most, and where not given` }, json },
  notes:
    'Signed with EDGE_SECRET, or with the secret in DATA_DIR: run it where the edge runs, or with the same setting.',
  read: (words, { hours = String(maxHours) }) => {
    expectNoWords(words);
    return { hours: numberOf('hours', hours) };
  },
  async run({ hours }) {
    const settings = { ...siteSettings, ...releaseSettings };
    const { DATA_DIR, EDGE_SECRET } = readSettings(settings, ['DATA_DIR', 'EDGE_SECRET']);
    const token = testerToken(await edgeSecret(DATA_DIR, EDGE_SECRET), hours * hourMs);
    return { text: token, data: { token } };
  },
});
