import { openStore } from '@site/release/open-store';
import { diffReleases, type PartDifference, readStatus } from '@site/release/status';
import { type Command, WrongUsage } from './options.ts';

export const status: Command = {
  usage: 'status',
  summary: 'where every channel stands',
  help: 'npm run release -- status\n',
  async run() {
    const channels = await readStatus(openStore());
    const lines = channels.flatMap(({ channel, entry, parts, tried }) => [
      `${channel}  ${entry.release}  revision ${entry.revision}, ${entry.at}: ${entry.why}`,
      ...Object.entries(parts).map(
        ([part, version]) =>
          `  ${part.padEnd(12)} ${version}${tried[part] ? `   ${entry.canary?.percent} %: ${tried[part]}` : ''}`,
      ),
    ]);
    return { text: lines.join('\n') || 'No channel points anywhere yet.', data: channels };
  },
};

export const history: Command = {
  usage: 'history [--on CHANNEL]',
  summary: 'what was done to a channel, newest first',
  help: 'npm run release -- history\n  --on CHANNEL        production where not given\n',
  async run(_words, options) {
    const entries = (await openStore().history(options.on ?? 'production')).reverse();
    const lines = entries.map(({ revision, at, action, release, canary, why, without }) =>
      [
        `${revision}`.padStart(4),
        at,
        action.padEnd(8),
        release,
        canary ? `(${canary.percent} % ${canary.release})` : '',
        why,
        without ? '[without browser]' : '',
      ]
        .filter(Boolean)
        .join('  '),
    );
    return { text: lines.join('\n') || 'Nothing was done to this channel yet.', data: entries };
  },
};

export const diff: Command = {
  usage: 'diff RELEASE RELEASE',
  summary: 'what differs between two releases, part by part',
  help: 'npm run release -- diff BEFORE AFTER\n',
  async run([before, after, ...more]) {
    if (!before || !after || more.length > 0) throw new WrongUsage('diff compares two releases: name both ids.');
    const differences = await diffReleases(openStore(), before, after);
    return { text: differences.map(inWords).join('\n') || 'The two releases are the same.', data: differences };
  },
};

function inWords({ part, before, after, routesAdded, routesGone, bytes }: PartDifference): string {
  const grown = (bytes.after - bytes.before) / 1024;
  const lines = [
    `${part.padEnd(12)} ${before ?? '(new)'} -> ${after ?? '(gone)'}   ${grown >= 0 ? '+' : ''}${grown.toFixed(1)} KB`,
    ...routesAdded.map((path) => `  + ${path}`),
    ...routesGone.map((path) => `  - ${path}`),
  ];
  return lines.join('\n');
}
