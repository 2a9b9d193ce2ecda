import { outcomeOf, sending } from '../testing/sample-command.ts';
import { runCommandGroup } from './command-line.ts';

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
      stderr: 'There is no "constructor"; there is send.\nUsage: npm run post -- COMMAND\n--help explains it.\n',
      exitCode: 2,
    });
  });
});

function startGroup(args: string[]): Promise<void> {
  const argv = jest.replaceProperty(process, 'argv', ['node', 'post.ts', ...args]);
  return runCommandGroup({
    usage: 'npm run post -- COMMAND',
    summary: 'What the post does.',
    commands: { send: sending() },
  }).finally(() => argv.restore());
}
