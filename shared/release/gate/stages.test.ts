import { setTimeout as pause } from 'node:timers/promises';
import { manifestOf } from '../testing/builds.ts';
import { openTestStore } from '../testing/open-test-store.ts';
import { createStages, type RunEdge } from './stages.ts';

it('stops the live edge if the proposed release does not start', async () => {
  const { store, publish } = await openTestStore();
  await publish('shell', 'a');
  await publish('shell', 'b');
  const stop = jest.fn(async () => {});
  const runEdge: RunEdge = async ({ env }) => {
    if (env.RELEASE === 'proposed') throw new Error('it does not start');
    // The proposed one has failed by then.
    await pause(100);
    return { port: 1, stop };
  };
  const options = { store, runEdge, storeSettings: {}, services: {} };
  const proposal = { live: [manifestOf('shell', 'a')], proposed: [manifestOf('shell', 'b')] };
  const used = createStages(options, 'proposed', proposal)(async () => 'used');
  await expect(used).rejects.toThrow('it does not start');
  expect(stop).toHaveBeenCalledTimes(1);
});
