import {
  diffReleases,
  lastTwoReleases,
  type PartDifference,
  type WordChange,
} from '@site/release/releases/diff-releases';
import { bytesInWords, originInWords } from '@site/release/releases/in-words';
import { openStore } from '@site/release/store/open-store';
import { WrongUsage } from '@site/service/command-arguments';
import { json } from '@site/service/command-line';
import { defineReleaseCommand } from './define-release-command.ts';
import { leadsInWords } from './leads-in-words.ts';

/** Names printed of each list; all are in the answer as JSON. */
const maxNames = 8;

export const diffCommand = defineReleaseCommand({
  usage: 'diff [BEFORE AFTER]',
  summary: 'what differs between two releases, part by part; by default the last two of production',
  options: { on: { value: 'CHANNEL', help: 'whose last two releases; default: production' }, json },
  read: ([before, after, ...more], { on = 'production' }) => {
    if (more.length > 0 || (before && !after))
      throw new WrongUsage('diff compares two releases: name both ids, or none for the last two.');
    return { channel: on, named: before && after ? ([before, after] as const) : undefined };
  },
  async run({ channel, named }) {
    const store = openStore();
    const [before, after] = named ?? (await lastTwoReleases(store, channel));
    const parts = await diffReleases(store, before, after);
    const text = parts.map(differenceInWords).join('\n') || 'The two releases are the same.';
    return { text: `${before} -> ${after}\n${text}`, data: { before, after, parts } };
  },
});

function differenceInWords({
  part,
  before,
  after,
  origin,
  routesAdded,
  routesGone,
  retired,
  words,
  files,
  bytes,
}: PartDifference) {
  const lines = [
    `${part.padEnd(12)} ${before ?? '(new)'} -> ${after ?? (retired ? '(retired)' : '(gone)')}   ${originInWords(origin ?? {})}`.trimEnd(),
    ...routesAdded.map((path) => `  + ${path}`),
    ...(retired ? leadsInWords(retired) : routesGone.map((path) => `  - ${path}`)),
    ...shortened(words.map(wordInWords)),
    ...shortened(files.changed.map((file) => `  changed  ${file}`)),
    ...shortened(files.added.map((file) => `  new      ${file}`)),
    ...shortened(files.gone.map((file) => `  gone     ${file}`)),
    `  for browsers: ${bytesInWords(bytes)}`,
  ];
  return lines.join('\n');
}

function wordInWords({ path, field, before, after }: WordChange): string {
  const quoted = (words: string | undefined) => (words === undefined ? '(none)' : `"${words}"`);
  return `  ${path}  ${field}: ${quoted(before)} -> ${quoted(after)}`;
}

function shortened(lines: string[]): string[] {
  const rest = lines.length - maxNames;
  return rest > 1 ? [...lines.slice(0, maxNames), `  … and ${rest} more; --json names them`] : lines;
}
