import { createCalibration } from './calibration.ts';

it('keeps only rounds before and after which the machine was as fast as usual', async () => {
  const { rounds, takeSteadiness } = createCalibration(inTurn([50, 52, 170, 50, 51]));
  expect(await rounds(2, inTurn(['first', 'slow after', 'slow before', 'last']))).toEqual([
    { measured: 'first', work: 52 },
    { measured: 'last', work: 51 },
  ]);
  expect(takeSteadiness()).toBe(true);
});

it('returns all rounds, and says so, where the machine is busy too often', async () => {
  const { rounds, takeSteadiness } = createCalibration(inTurn([50, 170, 50, 170, 50]));
  expect(await rounds(1, inTurn([1, 2, 3, 4]))).toHaveLength(4);
  expect([takeSteadiness(), takeSteadiness()]).toEqual([false, true]);
});

/** Resolves to the next of these each time it is called. */
function inTurn<Value>(values: Value[]): () => Promise<Value> {
  const left = [...values];
  return async () => left.shift() ?? Promise.reject(new Error('Nothing is left.'));
}
