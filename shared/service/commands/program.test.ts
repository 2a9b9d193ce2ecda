import { outcomeOf } from '../testing/processes.ts';
import { collect, createProgram, InvalidArgumentError, jsonOption, parseNumber, printResult } from './program.ts';

describe('a command', () => {
  it('explains itself, its commands and its exit codes', async () => {
    const group = await outcomeOf(sending(), ['--help']);
    expect(group).toMatchObject({ stdout: expect.stringMatching(/^Usage: npm run post -- /), exitCode: 0 });
    expect(group.stdout).toMatch(/^ {2}send .*sends a word$/m);
    const { stdout } = await outcomeOf(sending(), ['send', '--help']);
    expect(stdout).toMatch(/^Usage: npm run post -- send \[options\] <word>\n/);
    expect(stdout).toMatch(/^ {2}--to <place> +where it goes$/m);
    expect(stdout).toContain('\nExit codes: 0 done, 1 failed, 2 wrong usage, 3 refused.\n');
  });

  it('answers people in words, programs in JSON', async () => {
    expect(await outcomeOf(sending(), ['send', 'hello', '--to', 'Pune', '--to', 'Goa'])).toEqual({
      stdout: 'hello to Pune and Goa\n',
      stderr: '',
      exitCode: 0,
    });
    expect(JSON.parse((await outcomeOf(sending(), ['send', 'hello', '--json'])).stdout)).toEqual({ word: 'hello' });
  });

  it.each([
    [['send', 'hello', '--form'], "unknown option '--form'"],
    [['send', 'hello', '--to'], "option '--to <place>' argument missing"],
    [
      ['send', 'hello', '--grams', 'many'],
      "option '--grams <n>' argument 'many' is invalid. It must be a number from 0",
    ],
    [['send', 'hello', 'again'], "too many arguments for 'send'"],
    [['send'], "missing required argument 'word'"],
    [['constructor'], "unknown command 'constructor'"],
  ])('meets wrong usage %j with a sentence and exit code 2', async (args, sentence) => {
    const { stdout, stderr, exitCode } = await outcomeOf(sending(), args);
    expect([stdout, exitCode]).toEqual(['', 2]);
    expect(stderr).toContain(`error: ${sentence}`);
    expect(stderr).toMatch(/\n--help explains it\.\n$/);
  });

  it('reports in one sentence an argument that only its action finds wrong', async () => {
    expect(await outcomeOf(failing(new InvalidArgumentError('Nobody knows that word.')), ['send', 'hello'])).toEqual({
      stdout: '',
      stderr: 'Nobody knows that word.\n',
      exitCode: 2,
    });
  });

  it('ends with exit code 1 and one sentence where it fails', async () => {
    expect(await outcomeOf(failing(new Error('The post is closed.')), ['send', 'hello'])).toEqual({
      stdout: '',
      stderr: 'The post is closed.\n',
      exitCode: 1,
    });
  });

  it('reports a failure as JSON too, with the data that its description adds', async () => {
    const describeFailure = () => ({ exitCode: 3, text: 'Refused.', data: { grams: 20 } });
    const options = { describeFailure };
    const heavy = () => failing(new RangeError('Too heavy.'));
    const { stdout, stderr, exitCode } = await outcomeOf(heavy(), ['send', 'hello', '--json'], options);
    expect([JSON.parse(stdout), stderr, exitCode]).toEqual([{ error: 'Too heavy.', grams: 20 }, '', 3]);
    expect(await outcomeOf(heavy(), ['send', 'hello'], options)).toMatchObject({ stderr: 'Refused.\n', exitCode: 3 });
  });

  it('ends quietly when its reader has read enough', async () => {
    // Tests that ran before in this process have left theirs.
    process.stdout.removeAllListeners('error');
    const exit = jest.spyOn(process, 'exit').mockImplementation(() => undefined as never);
    await outcomeOf(sending(), ['send', 'hello']);
    process.stdout.emit('error', Object.assign(new Error('write EPIPE'), { code: 'EPIPE' }));
    expect(exit).toHaveBeenCalledWith();
    exit.mockRestore();
  });

  it('escapes control characters and direction marks', async () => {
    const word = 'a\u001b[2J\u009b1m\u202egnp';
    const escaped = 'a\\u001b[2J\\u009b1m\\u202egnp';
    expect((await outcomeOf(sending(), ['send', word])).stdout).toBe(`${escaped} to nobody\n`);
    const asJson = (await outcomeOf(sending(), ['send', word, '--json'])).stdout;
    expect(asJson).toContain(escaped);
    expect(JSON.parse(asJson)).toEqual({ word });
    expect((await outcomeOf(failing(new Error(word)), ['send', 'hello'])).stderr).toBe(`${escaped}\n`);
    expect((await outcomeOf(sending(), [word])).stderr).toContain(escaped);
    expect((await outcomeOf(sending(), ['send', 'hello', '--grams', word])).stderr).toContain(escaped);
  });
});

function sending(send?: () => Promise<void>) {
  const program = createProgram('npm run post --', 'What the post does.', { 3: 'refused' });
  program
    .command('send')
    .description('sends a word')
    .argument('<word>')
    .option('--to <place>', 'where it goes', collect)
    .option('--grams <n>', 'what it weighs', parseNumber)
    .addOption(jsonOption)
    .action(async (word, { to = ['nobody'], ...options }) => {
      await send?.();
      printResult({ text: `${word} to ${to.join(' and ')}`, data: { word } }, options);
    });
  return program;
}

function failing(error: Error) {
  return sending(() => Promise.reject(error));
}
