import { readArguments } from '@site/service/command-arguments';
import { devCommandLine } from './dev-command-line.ts';

const readDevOptions = (args: string[]) => readArguments(devCommandLine, args);

it('watches all parts if none is named', () => {
  expect(readDevOptions([])).toEqual({ part: undefined, against: undefined, services: {} });
});

it('reads one part, its base release and the services of others', () => {
  expect(
    readDevOptions(['news', '--against', 'https://staging.example', '--services', 'desk=http://127.0.0.1:4001']),
  ).toEqual({
    part: 'news',
    against: 'https://staging.example',
    services: { desk: 'http://127.0.0.1:4001' },
  });
});

it.each([
  [['news', 'desk'], 'Name one part, or none for all.'],
  [['--against', 'https://staging.example'], 'for work on one part: name it'],
  [['news', '--services', 'desk'], 'SERVICES must be a list'],
  [['news', '--fast'], 'fast'],
])('says what is wrong with %j', (words, sentence) => {
  expect(() => readDevOptions(words)).toThrow(sentence);
});
