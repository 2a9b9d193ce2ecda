import { siteConfig } from '@site/brand/site.config';
import { announce } from '@site/delivery/channels/announce';
import type { ChannelMove } from '@site/delivery/channels/change-channel';
import { rolledBackSince } from '@site/delivery/channels/rolled-back';
import { Refused } from '@site/delivery/gate/proposal';
import type { ChannelEntry } from '@site/delivery/store/channel-entry';
import { isReleaseId } from '@site/delivery/store/release';
import { NotSigned } from '@site/delivery/store/store-errors';
import { printResult } from '@site/service/commands/program';
import { currentActor } from './actor.ts';

/** The channel that a command moves, and what it was given to move there. */
export interface Move {
  channel: string;
  /** `blog@1.0.0-3f9a1c20`, `blog` where it is retired, the id of a release; empty for a rollback. */
  names: string[];
}

/** Runs a move, and says where the channel stands then, or why the move was refused. */
export async function runMove(move: Move, options: { json?: true }, run: () => Promise<ChannelMove>): Promise<void> {
  await reportMove(move, await announceRefusal(move, run), options);
}

/** Tells the chat why the gate, an earlier rollback or a missing signature refuses a move. Rejects as the move does. */
export async function announceRefusal<Moved>({ channel, names }: Move, run: () => Promise<Moved>): Promise<Moved> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof Refused || error instanceof NotSigned) {
      const what = names.length > 0 ? `: ${names.join(' ')}` : '';
      await announce(`Refused on ${channel}${what}, by ${await currentActor()}\n${error.message}`);
    }
    throw error;
  }
}

/** Says where a channel stands after a move: in the terminal, and in the chat if there is one. */
export async function reportMove(move: Move, moved: ChannelMove, options: { json?: true }): Promise<void> {
  const text = describeMove(move, moved);
  const { before: _before, ...data } = moved;
  const { isChanged, why, by } = data;
  if (isChanged) await announce(`${text}\n${why}${by ? `, by ${by}` : ''}`);
  printResult({ text, data: { channel: move.channel, ...data } }, options);
}

/** Where a channel stands after a command, and how to go on or back. */
export function describeMove(move: Move, { isChanged, before, ...now }: ChannelMove): string {
  const { channel } = move;
  const { release, revision, canary, action, brought = [] } = now;
  if (!isChanged) return describeUnchanged(move, now);
  if (canary && action === 'canary')
    return [
      `${canary.percent} % of the visitors of ${channel} get release ${canary.release}, all others ${release} (revision ${revision}).`,
      canaryHint(move),
    ].join('\n');
  const versions = brought.map(({ part, version }) => `${part}@${version}`).join(' ');
  return [
    `${channel} has release ${release} now (revision ${revision})${versions && `: ${versions}`}.${describeCanary(now, before)}`,
    ...(action === 'promote' || action === 'retire' ? [rollbackHint(move)] : []),
    ...describeTakenOff(now, before),
  ].join('\n');
}

/** How a canary goes on. */
function canaryHint({ channel, names }: Move): string {
  const flag = channelFlag(channel);
  return `For all: ${siteConfig.releaseCommand} promote ${names.join(' ')}${flag}. For none: ${siteConfig.releaseCommand} canary --end${flag}`;
}

/** How to undo a move: one part alone, so that the others stay; the whole release where more than one part moved. */
function rollbackHint({ channel, names: [first = '', ...more] }: Move): string {
  const part = more.length > 0 || isReleaseId(first) ? '' : ` ${first.replace(/@.*/, '')}`;
  return `Back: ${siteConfig.releaseCommand} rollback${part}${channelFlag(channel)}`;
}

function channelFlag(channel: string): string {
  return channel === siteConfig.channels.production ? '' : ` --channel ${channel}`;
}

function describeUnchanged({ channel }: Move, { release, canary, revision }: ChannelEntry): string {
  return `Nothing was changed: ${channel} has release ${release} already${canary ? '' : ', and no canary'} (revision ${revision}).`;
}

/** The versions that this change rolled back. */
function describeTakenOff(now: ChannelEntry, before: ChannelEntry | undefined): string[] {
  const names = rolledBackSince(now, before).map(({ part, version }) => `${part}@${version}`);
  return names.length > 0 ? [`Comes back only with --again: ${names.join(' ')}.`] : [];
}

function describeCanary({ release, canary }: ChannelEntry, before: ChannelEntry | undefined): string {
  if (canary) return ` Its canary goes on: ${canary.percent} % of the visitors get ${canary.release}.`;
  if (!before?.canary) return '';
  return before.canary.release === release ? ' That was the canary.' : ` The canary ${before.canary.release} ended.`;
}
