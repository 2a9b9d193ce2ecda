import { createTurns } from './turns.ts';

it('lets other work in between two pages', async () => {
  const turn = createTurns();
  const done: string[] = [];
  const first = turn().then(() => done.push('first page'));
  const second = turn().then(() => done.push('second page'));
  await first;
  setImmediate(() => done.push('what another page loads'));
  await second;
  expect(done).toEqual(['first page', 'what another page loads', 'second page']);
});
