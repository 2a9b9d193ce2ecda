import { edgeSecret } from '@site/release/edge-secret';
import { longestVisit, qaToken } from '@site/release/qa-token';
import { releaseSettings } from '@site/release/settings';
import { readSettings, siteSettings } from '@site/service/settings';
import { type Command, numberOf } from './options.ts';

const anHour = 3_600_000;

export const token: Command = {
  usage: 'token [--hours N]',
  summary: 'lets a tester look at any release: ?release=ID&token=… or ?part=PART@VERSION&token=…',
  help: `npm run release -- token\n  --hours N           how long it lasts; ${longestVisit / anHour} at most, and where not given\nSigned with EDGE_SECRET, or with the secret in DATA_DIR: run it where the edge runs, or with the same setting.\n`,
  async run(_words, options) {
    const { DATA_DIR, EDGE_SECRET } = readSettings({ ...siteSettings, ...releaseSettings }, [
      'DATA_DIR',
      'EDGE_SECRET',
    ]);
    const text = qaToken(
      await edgeSecret(DATA_DIR, EDGE_SECRET),
      numberOf('hours', options.hours, longestVisit / anHour) * anHour,
    );
    return { text, data: { token: text } };
  },
};
