import { noteFailure } from '../../app/parts/note-failure.ts';
import type { PartState } from '../../app/parts/parts.ts';
import { settledWithin } from './settled-within.ts';
import { unlessLeaving } from './unless-leaving.ts';

/** After this long without an answer the page says that a part is missing; a late arrival still takes its place. */
export const partTimeoutMs = 4_000;

interface Attempt<Ready> {
  part: string;
  /** The same object until it changes: React renders forever if it gets a new one on every read. */
  state: PartState<Ready>;
  /** Resolves at the timeout at the latest. */
  settled: Promise<PartState<Ready>>;
}

/** Attempts at loading something of a part, each under a key of its own. `onChange` runs whenever the state of one changes. */
export function createAttempts<Ready extends object>(onChange: () => void) {
  const attempts = new Map<string, Attempt<Ready>>();
  return {
    get: (key: string) => attempts.get(key),
    start(key: string, part: string, load: () => Promise<Ready>): Attempt<Ready> {
      const attempt = startAttempt(part, load, onChange);
      attempts.set(key, attempt);
      return attempt;
    },
    /** Forgets the attempts at a part that are not ready, so that they can start again. Returns their keys. */
    dropUnready(part: string): string[] {
      const unready = [...attempts].filter(([, attempt]) => attempt.part === part && attempt.state.status !== 'ready');
      for (const [key] of unready) attempts.delete(key);
      return unready.map(([key]) => key);
    },
  };
}

function startAttempt<Ready extends object>(
  part: string,
  load: () => Promise<Ready>,
  onChange: () => void,
): Attempt<Ready> {
  const change = (state: PartState<Ready>) => {
    attempt.state = state;
    onChange();
    return state;
  };
  const fail = (error?: unknown) => {
    noteFailure(part, error);
    return change({ status: 'failed' });
  };
  const finished = unlessLeaving(load()).then((ready) => change({ status: 'ready', ...ready }), fail);
  const settled = settledWithin(partTimeoutMs, finished).then(
    (state) => state ?? (attempt.state.status === 'waiting' ? fail() : attempt.state),
  );
  const attempt: Attempt<Ready> = { part, state: { status: 'waiting' }, settled };
  return attempt;
}
