import { WrongUsage } from '../commands/command-arguments.ts';
import { defineCommand, json, type RunnableCommand } from '../commands/command-line.ts';

afterEach(() => {
  process.exitCode = undefined;
});

const options = { to: { value: 'PLACE', help: 'where it goes' }, gift: { help: 'wraps it' }, json };

interface Sent {
  word: string;
  to: string | undefined;
}

/** For tests: a command that sends a word. */
export function sending(run?: (sent: Sent) => Promise<number>): RunnableCommand {
  return defineCommand({
    usage: 'npm run send -- WORD [--to PLACE]',
    summary: 'Sends a word.',
    options: { ...options },
    exitCodes: { 3: 'refused' },
    read: ([word = '', ...more], { to }) => {
      if (more.length > 0) throw new WrongUsage('Name one word.');
      return { word, to: typeof to === 'string' ? to : undefined };
    },
    run: run ?? (async ({ word, to = 'nobody' }) => ({ text: `${word} to ${to}`, data: { word } })),
    describeFailure: (error) =>
      error instanceof RangeError ? { exitCode: 3, text: error.message, data: { grams: 20 } } : undefined,
  });
}

/** For tests: what a command prints, and the exit code it leaves. */
export async function outcomeOf({ start }: Pick<RunnableCommand, 'start'>, args: string[]) {
  let [stdout, stderr] = ['', ''];
  const out = jest.spyOn(process.stdout, 'write').mockImplementation((text) => {
    stdout += text;
    return true;
  });
  const err = jest.spyOn(process.stderr, 'write').mockImplementation((text) => {
    stderr += text;
    return true;
  });
  try {
    await start(args);
    return { stdout, stderr, exitCode: process.exitCode };
  } finally {
    out.mockRestore();
    err.mockRestore();
  }
}
