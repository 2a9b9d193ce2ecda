import { createCalibration } from './calibration.ts';

it('is steady where the work took as long as usual before and after two rounds', async () => {
  const { rounds, takeSteadiness } = createCalibration(inTurn([50, 52, 170, 50, 51]));
  expect(await rounds(4, inTurn(['first', 'slow after', 'slow before', 'last']))).toEqual([
    { measured: 'first', work: 52 },
    { measured: 'slow after', work: 170 },
    { measured: 'slow before', work: 170 },
    { measured: 'last', work: 51 },
  ]);
  expect(takeSteadiness()).toBe(true);
});

it('is not steady where the machine was busy in all rounds but one', async () => {
  const { rounds, takeSteadiness } = createCalibration(inTurn([50, 170, 50, 170, 50, 51]));
  await rounds(5, inTurn([1, 2, 3, 4, 5]));
  expect([takeSteadiness(), takeSteadiness()]).toEqual([false, true]);
});

/** Resolves to the next of these each time it is called. */
function inTurn<Value>(values: Value[]): () => Promise<Value> {
  const left = [...values];
  return async () => left.shift() ?? Promise.reject(new Error('Nothing is left.'));
}
