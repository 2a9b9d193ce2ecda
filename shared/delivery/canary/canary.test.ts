import { allowAll, type Gate } from '../gate/gate.ts';
import { openTestStore } from '../testing/open-test-store.ts';
import { endCanary, startCanary } from './canary.ts';

describe('a canary', () => {
  it('accepts a canary share of up to two decimals', async () => {
    const { start, tryOut } = await openTestStore();
    await start({ shell: 'a', blog: 'a' });
    for (const percent of [0.01, 0.07, 33.33, 100])
      expect((await tryOut('blog', 'b', percent)).canary).toMatchObject({ percent });
    for (const percent of [0, -1, 100.5, 0.004, 5.005, Number.NaN])
      await expect(tryOut('blog', 'b', percent)).rejects.toThrow('A canary takes more than 0 and at most 100 percent');
  });

  it('starts no canary beside that of another part, and changes a running one', async () => {
    const { store, start, tryOut } = await openTestStore();
    await start({ shell: 'a', blog: 'a', contact: 'a' });
    await tryOut('blog', 'b');
    await expect(tryOut('contact', 'b', 50)).rejects.toThrow(
      '5 % of the visitors of production are trying blog@1.0.0-b; before you start another canary, promote that or end it with "npm run release -- canary --end --channel production".',
    );
    expect((await tryOut('blog', 'b', 20)).canary?.percent).toBe(20);
    const { canary } = await tryOut('blog', 'c', 20);
    expect((await store.readRelease(canary?.release ?? '')).parts).toMatchObject({
      blog: '1.0.0-c',
      contact: '1.0.0-a',
    });
  });

  it('includes in a canary what another team promotes meanwhile', async () => {
    const { store, start, deliver, tryOut } = await openTestStore();
    await start({ shell: 'a', blog: 'a', contact: 'a' });
    await tryOut('blog', 'b');
    const entry = await deliver('contact', 'b');
    expect((await store.readRelease(entry.canary?.release ?? '')).parts).toEqual({
      shell: '1.0.0-a',
      blog: '1.0.0-b',
      contact: '1.0.0-b',
    });
  });

  it('ends the canary when its version is promoted', async () => {
    const { start, deliver, tryOut } = await openTestStore();
    await start({ shell: 'a', blog: 'a' });
    await tryOut('blog', 'b');
    expect((await deliver('blog', 'b')).canary).toBeUndefined();
  });

  it('drops the note of a skipped check once the canary has passed all checks, or has ended', async () => {
    const { store, start, publish } = await openTestStore();
    await start({ shell: 'a', blog: 'a' });
    const channel = 'production';
    const change = { channel, versions: { blog: await publish('blog', 'b') }, percent: 5, why: 'try' };
    const gate: Gate = { ...allowAll, skippedChecks: ['browser'] };
    expect((await startCanary(store, { ...change, gate })).skippedChecks).toEqual(['browser']);
    expect((await startCanary(store, { ...change, percent: 20, gate: allowAll })).skippedChecks).toBeUndefined();
    await startCanary(store, { ...change, gate });
    expect((await endCanary(store, { channel, why: 'seen enough' })).skippedChecks).toBeUndefined();
  });
});
