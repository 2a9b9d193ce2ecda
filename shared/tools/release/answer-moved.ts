import type { ChannelEntry, ReleaseStore } from '@site/release/store/release-store';

/**
 * Runs what moves a channel, and answers where the channel stands and how to go on or back.
 * @param words the parts that are moved, `blog@1.0.0-3f9a1c20` or `blog`
 */
export async function answerMoved(
  store: Pick<ReleaseStore, 'readChannel'>,
  { channel, words }: { channel: string; words: string[] },
  move: () => Promise<ChannelEntry>,
): Promise<{ text: string; data: unknown }> {
  const before = await store.readChannel(channel);
  const entry = await move();
  const isChanged = entry.revision !== before?.revision;
  const lines = isChanged ? movedInWords(channel, words, entry, before) : [unchangedInWords(channel, entry)];
  return { text: lines.join('\n'), data: { channel, ...entry, isChanged } };
}

function movedInWords(channel: string, words: string[], now: ChannelEntry, before: ChannelEntry | undefined): string[] {
  const { release, revision, canary, action, brought = [] } = now;
  if (canary && action === 'canary')
    return [
      `${canary.percent} % of the visitors of ${channel} get release ${canary.release}, all others ${release} (revision ${revision}).`,
      waysOn(channel, words),
    ];
  const versions = brought.map(({ part, version }) => `${part}@${version}`).join(' ');
  return [
    `${channel} has release ${release} now (revision ${revision})${versions && `: ${versions}`}.${canaryInWords(now, before)}`,
    ...(action === 'promote' || action === 'retire' ? [wayBack(channel, words)] : []),
  ];
}

function canaryInWords({ release, canary }: ChannelEntry, before: ChannelEntry | undefined): string {
  if (canary) return ` Its canary goes on: ${canary.percent} % of the visitors get ${canary.release}.`;
  if (!before?.canary) return '';
  return before.canary.release === release ? ' That was the canary.' : ` The canary ${before.canary.release} ended.`;
}

function unchangedInWords(channel: string, { release, canary, revision }: ChannelEntry): string {
  return `Nothing was changed: ${channel} has release ${release} already${canary ? '' : ', and no canary'} (revision ${revision}).`;
}

/** What follows a canary. */
export function waysOn(channel: string, words: string[]): string {
  const [to, on] = isUsual(channel) ? ['', ''] : [` --to ${channel}`, ` --on ${channel}`];
  return `For all: npm run release -- promote ${words.join(' ')}${to}. For none: npm run release -- canary --end${on}`;
}

/** Of one part, so that the others stay; of the release where several moved. */
export function wayBack(channel: string, [word = '', ...more]: string[]): string {
  const part = more.length > 0 ? '' : ` ${word.replace(/@.*/, '')}`;
  return `Back: npm run release -- rollback${part}${isUsual(channel) ? '' : ` --on ${channel}`}`;
}

function isUsual(channel: string): boolean {
  return channel === 'production';
}
