import { outcomeOf } from '@site/service/testing/processes';
import { createDevProgram, type DevOptions } from './dev-command-line.ts';

it('watches all parts if none is named', async () => {
  expect(await optionsOf([])).toEqual({ part: undefined, against: undefined, services: {} });
});

it('reads one part, its base release and the services of others', async () => {
  expect(
    await optionsOf(['news', '--against', 'https://staging.example', '--services', 'desk=http://127.0.0.1:4001']),
  ).toEqual({
    part: 'news',
    against: 'https://staging.example',
    services: { desk: 'http://127.0.0.1:4001' },
  });
});

it.each([
  [['--against', 'https://staging.example'], 'for work on one part: name it', 2],
  [['news', '--services', 'desk'], 'SERVICES must be a list', 1],
])('says what is wrong with %j', async (args, sentence, exitCode) => {
  const develop = jest.fn();
  const outcome = await outcomeOf(createDevProgram(develop), args);
  expect(outcome).toEqual({ stdout: '', stderr: expect.stringContaining(sentence), exitCode });
  expect(develop).not.toHaveBeenCalled();
});

async function optionsOf(args: string[]): Promise<DevOptions | undefined> {
  const develop = jest.fn<Promise<void>, [DevOptions]>(async () => {});
  await outcomeOf(createDevProgram(develop), args);
  return develop.mock.lastCall?.[0];
}
