import { startCanary } from '@site/release/canary';
import { openGate } from '@site/release/gate/create-judge';
import { openTestStore } from '@site/release/testing/open-test-store';
import { createCanaryGuard } from './canary-guard.ts';
import type { Trial } from './canary-trial.ts';

describe('the canary guard', () => {
  it('takes back a canary that fails more often, and records why', async () => {
    const spy = jest.spyOn(console, 'error').mockImplementation(() => {});
    const { check, now, live, canary } = await openGuard({
      canary: { visitors: 140, failed: 14 },
      live: { visitors: 150, failed: 0 },
    });
    await check();
    expect(await now()).toMatchObject({ release: live, action: 'guard' });
    expect((await now())?.canary).toBeUndefined();
    expect((await now())?.why).toMatch(
      new RegExp(
        `^A part failed for 14 of 140 visitors of release ${canary} and for 0 of 150 visitors of ${live} \\(p = \\d\\.\\de-\\d+; in the canary: contact for 14\\)\\.$`,
      ),
    );
    expect(spy).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['fails no more often', { canary: { visitors: 200, failed: 5 }, live: { visitors: 200, failed: 4 } }],
    [
      'was met by fewer than fifty visitors',
      { canary: { visitors: 49, failed: 49 }, live: { visitors: 400, failed: 0 } },
    ],
    ['cannot be compared yet', { canary: { visitors: 400, failed: 400 }, live: { visitors: 49, failed: 0 } }],
  ])('leaves a canary that %s', async (_why, arms) => {
    const { check, now, canary } = await openGuard(arms);
    await check();
    expect(await now()).toMatchObject({ canary: { release: canary, percent: 50 } });
  });

  it('leaves the next canary alone when the judged one has gone', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const { check, now, startNext } = await openGuard({
      canary: { visitors: 140, failed: 140 },
      live: { visitors: 150, failed: 0 },
    });
    const next = await startNext();
    await check();
    expect(await now()).toMatchObject({ canary: { release: next } });
  });
});

async function openGuard(arms: Trial['arms']) {
  const { store, publish, start } = await openTestStore();
  const { release: live } = await start({ blog: 'one', contact: 'one' });
  const tried = async (content: string) => {
    const versions = { contact: await publish('contact', content) };
    return (
      (await startCanary(store, { channel: 'production', versions, percent: 50, why: 'a test', judge: openGate }))
        .canary?.release ?? ''
    );
  };
  const canary = await tried('two');
  const trial = () => ({ canary, live, percent: 50, arms, failed: { contact: arms.canary.failed } });
  return {
    live,
    canary,
    startNext: () => tried('three'),
    now: () => store.readChannel('production'),
    check: createCanaryGuard({ store, channel: 'production', reports: { trial } }).check,
  };
}
