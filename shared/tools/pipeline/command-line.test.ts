import { outcomeOf } from '@site/service/testing/processes';
import { createPipelineProgram, type PipelineOptions } from './command-line.ts';

it.each([
  [['news', '--staging', 'staging'], 'It must be the address of a site'],
  [['news', '--pull-request', ''], 'It must be the address of a site'],
  [['news', '--to', 'live'], 'Allowed choices are staging, production'],
  [['news', '--canary', '0'], 'It must be more than 0'],
  [['news', '--canary', '25,5'], 'or rise from step to step'],
  [['news', '--site', 'www'], 'It must be the address of a site'],
])('says what is wrong with %j', async (args, sentence) => {
  const runPipeline = jest.fn();
  const outcome = await outcomeOf(createPipelineProgram().action(runPipeline), args);
  expect(outcome).toEqual({ stdout: '', stderr: expect.stringContaining(sentence), exitCode: 2 });
  expect(runPipeline).not.toHaveBeenCalled();
});

it('takes the sites that the environment names, an empty name too, which counts as none', async () => {
  jest.replaceProperty(process, 'env', { ...process.env, STAGING_URL: 'https://staging.example', SITE_URL: '' });
  expect(await optionsOf(['news'])).toMatchObject({ staging: 'https://staging.example', site: '' });
});

async function optionsOf(args: string[]): Promise<PipelineOptions | undefined> {
  const runPipeline = jest.fn<Promise<void>, [string, PipelineOptions]>(async () => {});
  await outcomeOf(createPipelineProgram().action(runPipeline), args);
  return runPipeline.mock.lastCall?.[1];
}
