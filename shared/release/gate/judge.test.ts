import { Refused } from './judge.ts';

it('says of many refusals the first ones, in eleven lines', () => {
  const refusals = Array.from({ length: 40 }, (_, index) => ({
    ...{ check: 'server', part: 'blog', reason: `answers 503 at /${index}.`, remedy: 'Look at it.' },
  }));
  const lines = new Refused(refusals).message.split('\n');
  expect(lines).toHaveLength(11);
  expect(lines.slice(-3)).toEqual([
    'server: blog answers 503 at /4.',
    '  Look at it.',
    '… and 35 more; --json lists all of them.',
  ]);
});
