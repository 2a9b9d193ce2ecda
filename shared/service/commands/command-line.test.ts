import { readArguments, WrongUsage } from './command-arguments.ts';
import { emphasise } from './command-help.ts';
import { defineCommand, json, type RunnableCommand, runCommandGroup } from './command-line.ts';

afterEach(() => {
  process.exitCode = undefined;
});

const options = { to: { value: 'PLACE', help: 'where it goes' }, gift: { help: 'wraps it' }, json };

describe('a command', () => {
  it('explains itself', async () => {
    const { stdout, exitCode } = await outcomeOf(sending(), ['--help']);
    expect(stdout).toBe(
      [
        'npm run send -- WORD [--to PLACE]\n\nSends a word.\n',
        '  --to PLACE   where it goes\n  --gift       wraps it\n  --json       answers as JSON\n  --help       this text\n',
        'Exit codes: 0 done, 1 failed, 2 wrong usage, 3 refused.\n',
      ].join('\n'),
    );
    expect(exitCode).toBeUndefined();
  });

  it('answers people in words, programs in JSON', async () => {
    expect(await outcomeOf(sending(), ['hello', '--to', 'Pune'])).toMatchObject({
      stdout: 'hello to Pune\n',
      stderr: '',
    });
    expect(JSON.parse((await outcomeOf(sending(), ['hello', '--json'])).stdout)).toEqual({ word: 'hello' });
  });

  it.each([
    [['hello', '--from'], "Unknown option '--from'."],
    [['hello', '--to'], "Option '--to <value>' argument missing."],
    [['hello', 'again'], 'Name one word.'],
  ])('meets wrong usage %j with a sentence, the usage line and exit code 2', async (args, sentence) => {
    expect(await outcomeOf(sending(), args)).toEqual({
      stdout: '',
      stderr: `${sentence}\nUsage: npm run send -- WORD [--to PLACE]\n`,
      exitCode: 2,
    });
  });

  it('tells in one sentence of a word that turns out to be wrong later', async () => {
    const send = sending(() => Promise.reject(new WrongUsage('Nobody knows that word.')));
    expect(await outcomeOf(send, ['hello'])).toEqual({ stdout: '', stderr: 'Nobody knows that word.\n', exitCode: 2 });
  });

  it('ends with exit code 1 and one sentence where it fails', async () => {
    const send = sending(() => Promise.reject(new Error('The post is closed.')));
    expect(await outcomeOf(send, ['hello'])).toEqual({ stdout: '', stderr: 'The post is closed.\n', exitCode: 1 });
  });

  it('says as JSON too why it failed, and what its own kind of failure adds', async () => {
    const send = sending(() => Promise.reject(new RangeError('Too heavy.')));
    const { stdout, stderr, exitCode } = await outcomeOf(send, ['hello', '--json']);
    expect([JSON.parse(stdout), stderr, exitCode]).toEqual([{ error: 'Too heavy.', grams: 20 }, '', 3]);
  });

  it('ends with the exit code it returns', async () => {
    expect(
      await outcomeOf(
        sending(async () => 4),
        ['hello'],
      ),
    ).toMatchObject({ exitCode: 4 });
  });

  it('colours terminal text unless NO_COLOR is set', () => {
    const colourIn = (isTTY: boolean, noColor: string) => {
      const env = jest.replaceProperty(process, 'env', { ...process.env, NO_COLOR: noColor });
      const text = emphasise('red', 'No.', { isTTY });
      env.restore();
      return text;
    };
    expect([colourIn(true, ''), colourIn(true, '1'), colourIn(false, '')]).toEqual([
      '\u001b[31mNo.\u001b[39m',
      'No.',
      'No.',
    ]);
  });
});

describe('a group of commands', () => {
  it('lists its commands', async () => {
    const { stdout } = await outcomeOf({ start: (args) => startGroup(args) }, []);
    expect(stdout).toContain('\n  npm run send -- WORD [--to PLACE]\n      Sends a word.\n');
  });

  it('hands the other words to the command that is named', async () => {
    expect(await outcomeOf({ start: startGroup }, ['send', 'hello', '--gift'])).toMatchObject({
      stdout: 'hello to nobody\n',
    });
  });

  it('lists available commands for an unknown one', async () => {
    expect(await outcomeOf({ start: startGroup }, ['constructor'])).toMatchObject({
      stderr: 'There is no "constructor"; there is send.\nUsage: npm run post -- COMMAND\n',
      exitCode: 2,
    });
  });
});

it('gives a repeatable option as a list', () => {
  const line = {
    usage: '',
    summary: '',
    options: { part: { value: 'PART', isRepeatable: true, help: '' } } as const,
    read: (_words: string[], { part }: { part?: string[] | undefined }) => part,
  };
  expect(readArguments(line, ['--part', 'a', '--part', 'b'])).toEqual(['a', 'b']);
});

interface Sent {
  word: string;
  to: string | undefined;
}

function sending(run?: (sent: Sent) => Promise<number>): RunnableCommand {
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

function startGroup(args: string[]): Promise<void> {
  const argv = jest.replaceProperty(process, 'argv', ['node', 'post.ts', ...args]);
  return runCommandGroup({
    usage: 'npm run post -- COMMAND',
    summary: 'What the post does.',
    commands: { send: sending() },
  }).finally(() => argv.restore());
}

/** What a command prints, and the exit code it leaves. */
async function outcomeOf({ start }: Pick<RunnableCommand, 'start'>, args: string[]) {
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
