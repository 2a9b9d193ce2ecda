import { outcomeOf, sending } from '../testing/sample-command.ts';
import { readArguments, WrongUsage } from './command-arguments.ts';
import { emphasise } from './command-help.ts';

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
      stderr: `${sentence}\nUsage: npm run send -- WORD [--to PLACE]\n--help explains it.\n`,
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

  it('lets no word steer the terminal or turn a line round', async () => {
    const word = 'a\u001b[2J\u009b1m\u202egnp';
    const escaped = 'a\\u001b[2J\\u009b1m\\u202egnp';
    expect((await outcomeOf(sending(), [word])).stdout).toBe(`${escaped} to nobody\n`);
    const asJson = (await outcomeOf(sending(), [word, '--json'])).stdout;
    expect(asJson).toContain(escaped);
    expect(JSON.parse(asJson)).toEqual({ word });
    const fail = sending(() => Promise.reject(new Error(word)));
    expect((await outcomeOf(fail, ['hello'])).stderr).toBe(`${escaped}\n`);
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

it('gives a repeatable option as a list', () => {
  const line = {
    usage: '',
    summary: '',
    options: { part: { value: 'PART', isRepeatable: true, help: '' } } as const,
    read: (_words: string[], { part }: { part?: string[] | undefined }) => part,
  };
  expect(readArguments(line, ['--part', 'a', '--part', 'b'])).toEqual(['a', 'b']);
});
