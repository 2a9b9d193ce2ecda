import { readArguments } from '@site/service/command-arguments';
import { pipelineCommandLine } from './command-line.ts';

const readPipelineOptions = (args: string[]) => readArguments(pipelineCommandLine, args);

it('defaults to a staging site of its own and all journeys', () => {
  expect(readPipelineOptions(['news'])).toEqual({
    part: 'news',
    staging: undefined,
    journeys: [],
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
      '--without-browser',
      '--preview',
      'https://www.example',
    ]),
  ).toEqual({
    part: 'news',
    staging: 'https://staging.example',
    journeys: ['errand', 'search'],
    withBrowser: false,
    preview: 'https://www.example',
  });
});

it.each([
  [[], 'Name the one part'],
  [['news', 'desk'], 'Name the one part'],
  [['news', '--staging', 'staging'], 'must be the address of a site'],
  [['news', '--preview', ''], 'must be the address of a site'],
  [['news', '--now'], 'now'],
])('says what is wrong with %j', (words, sentence) => {
  expect(() => readPipelineOptions(words)).toThrow(sentence);
});
