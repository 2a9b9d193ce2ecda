import { Refused } from '@site/release/gate/proposal';
import { announce } from '@site/release/releases/announce';
import type { ChannelEntry } from '@site/release/store/release-store';
import type { Move } from './describe-move.ts';
import { currentActor } from './publish.ts';

/** Runs a move, and tells the chat why where it is refused. Rejects as the move does. */
export async function announceRefusal<Moved>({ channel, names }: Move, run: () => Promise<Moved>): Promise<Moved> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof Refused)
      await announce(`Refused on ${channel}: ${names.join(' ')}, by ${await currentActor()}\n${error.message}`);
    throw error;
  }
}

/** Tells the chat what a command has made of a channel. */
export async function announceMove(text: string, { by, why }: Pick<ChannelEntry, 'by' | 'why'>): Promise<void> {
  await announce(`${text}\n${why}${by ? `, by ${by}` : ''}`);
}
