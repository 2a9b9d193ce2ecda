import { AsyncLocalStorage } from 'node:async_hooks';
import { inspect } from 'node:util';
import { isApiError } from '@site/contracts/api';
import { hostPart } from '@site/contracts/manifest';

/** What went wrong in a part's code, with the stack where something was thrown. */
export interface PartFailure {
  part: string;
  reason: string;
}

/** Thrown by `runPart` for whatever a part's code does wrong. */
export class PartFailed extends Error {
  override readonly name = 'PartFailed';
  readonly failure: PartFailure;

  constructor(part: string, error: unknown) {
    const reason = describe(error);
    super(reason);
    this.failure = { part, reason };
  }
}

/** One piece of a part's code that is running, or has left timers and promises behind. */
interface Run {
  part: string;
  /** Undefined once it is over, and for a component: React says itself what that throws. */
  fail?: ((error: unknown) => void) | undefined;
}

const maxReasonLength = 4_000;
/** Kept until the next page: a timer may throw for ever. */
const maxLate = 10;

export type PartRunner = ReturnType<typeof createPartRunner>;

/**
 * The one door to the code of parts, one for each thread: loaders, actions, heads, structured data, fragments and the writing of their
 * data run in `runPart`, components between two calls of `enter`. So the part at fault is always known.
 * @param timeoutMs for one piece of code. A loop is beyond it: the edge ends the thread, and reads from `onPartEntered` who was in it.
 */
export function createPartRunner(onPartEntered: (part: string) => void, timeoutMs: number) {
  const running = new AsyncLocalStorage<Run>();
  const late: PartFailure[] = [];
  let current = hostPart;

  function enter(part: string) {
    current = part;
    onPartEntered(part);
  }

  // A throw in a timer and a promise that nobody watches would end the thread, whatever page it is rendering by then.
  process.on('uncaughtException', (error) => {
    const run = running.getStore();
    if (run?.fail) run.fail(error);
    else if (late.length < maxLate) late.push({ part: run?.part ?? current, reason: describe(error) });
  });

  return {
    /** Rejects with `PartFailed`, or with what a part may throw: an `ApiError` of a service that does not answer. */
    async runPart<Result>(part: string, work: () => Result | Promise<Result>, maxMs = timeoutMs): Promise<Result> {
      enter(part);
      const run: Run = { part };
      let timer: NodeJS.Timeout | undefined;
      try {
        return await new Promise<Result>((resolve, reject) => {
          run.fail = reject;
          timer = setTimeout(() => reject(new Error(`no answer within ${maxMs} ms`)), maxMs);
          running.run(run, async () => work()).then(resolve, reject);
        });
      } catch (error) {
        throw isServiceError(error) ? error : new PartFailed(part, error);
      } finally {
        clearTimeout(timer);
        run.fail = undefined;
        enter(hostPart);
      }
    },

    /** For components: React renders in tree order, and calls this where the elements of a part begin and end. */
    enter(part: string) {
      enter(part);
      running.enterWith({ part });
    },

    /** Runs the rendering of all components. */
    runComponents: <Result>(render: () => Promise<Result>) =>
      running.run({ part: hostPart }, render).finally(() => enter(hostPart)),

    /** The part whose code ran last. */
    current: () => current,

    /** Failures since the last call that no page waited for. */
    takeLate: () => late.splice(0),
  };
}

/** A service that does not answer is no failure of the part that asked it. */
function isServiceError(error: unknown): boolean {
  try {
    return isApiError(error);
  } catch {
    // A proxy that throws wherever it is touched.
    return false;
  }
}

function describe(error: unknown): string {
  try {
    return (error instanceof Error ? String(error.stack) : inspect(error)).slice(0, maxReasonLength);
  } catch {
    return 'threw something that cannot be read';
  }
}
