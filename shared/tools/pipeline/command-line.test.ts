import { readArguments } from '@site/service/command-arguments';
import { pipelineCommandLine } from './command-line.ts';

const readPipelineOptions = (args: string[]) => readArguments(pipelineCommandLine, args);

it('defaults to a staging site of its own and all journeys', () => {
  expect(readPipelineOptions(['news'])).toEqual({
    part: 'news',
    staging: undefined,
    journeys: [],
    to: 'production',
    site: undefined,
    canary: undefined,
    withBrowser: true,
    preview: undefined,
  });
  expect(
    readPipelineOptions([
      'news',
      '--staging',
      'https://staging.example',
      '--journeys',
      'errand,search',
      '--to',
      'staging',
      '--site',
      'https://www.example',
      '--canary',
      '5',
      '--without-browser',
      '--preview',
      'https://www.example',
    ]),
  ).toEqual({
    part: 'news',
    staging: 'https://staging.example',
    journeys: ['errand', 'search'],
    to: 'staging',
    site: 'https://www.example',
    canary: 5,
    withBrowser: false,
    preview: 'https://www.example',
  });
});

it.each([
  [[], 'Name the one part'],
  [['news', 'desk'], 'Name the one part'],
  [['news', '--staging', 'staging'], 'must be the address of a site'],
  [['news', '--preview', ''], 'must be the address of a site'],
  [['news', '--to', 'live'], 'must be staging or production'],
  [['news', '--canary', '0'], 'must be more than 0'],
  [['news', '--site', 'www'], 'must be the address of a site'],
  [['news', '--now'], 'now'],
])('says what is wrong with %j', (words, sentence) => {
  expect(() => readPipelineOptions(words)).toThrow(sentence);
});
