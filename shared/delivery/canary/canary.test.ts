import { promote } from '../channels/promote.ts';
import { allowAll } from '../gate/gate.ts';
import { openTestStore } from '../testing/open-test-store.ts';
import { endCanary, rollBackCanary, startCanary } from './canary.ts';

describe('a canary', () => {
  it('stands complete beside the live release', async () => {
    const { store, start, publish } = await openTestStore();
    const { release } = await start({ shell: 'a', blog: 'a' });
    const entry = await startCanary(store, {
      channel: 'production',
      versions: { blog: await publish('blog', 'b') },
      percent: 5,
      why: 'try',
      gate: allowAll,
    });
    expect(entry.release).toBe(release);
    expect(entry.canary?.percent).toBe(5);
    expect((await store.readRelease(entry.canary?.release ?? '')).parts).toEqual({ shell: '1.0.0-a', blog: '1.0.0-b' });
  });

  it.each([0, -1, 100.5, Number.NaN])('refuses a share of %s percent', async (percent) => {
    const { store, start } = await openTestStore();
    await start({ shell: 'a', blog: 'a' });
    const started = startCanary(store, {
      channel: 'production',
      versions: { blog: '1.0.0-a' },
      percent,
      why: 'try',
      gate: allowAll,
    });
    await expect(started).rejects.toThrow('A canary takes more than 0 and at most 100 percent');
  });

  it('does not start while another part is tried, and changes its share or version', async () => {
    const { store, start, publish } = await openTestStore();
    await start({ shell: 'a', blog: 'a', contact: 'a' });
    const tryVersion = async (part: string, content: string, percent: number) =>
      startCanary(store, {
        channel: 'production',
        versions: { [part]: await publish(part, content) },
        percent,
        why: 'try',
        gate: allowAll,
      });
    await tryVersion('blog', 'b', 5);
    await expect(tryVersion('contact', 'b', 50)).rejects.toThrow(
      '5 % of the visitors of production are trying blog@1.0.0-b; before you start another canary, promote that or end it with "npm run release -- canary --end --channel production".',
    );
    expect((await tryVersion('blog', 'b', 20)).canary?.percent).toBe(20);
    const { canary } = await tryVersion('blog', 'c', 20);
    expect((await store.readRelease(canary?.release ?? '')).parts).toMatchObject({
      blog: '1.0.0-c',
      contact: '1.0.0-a',
    });
  });

  it('includes what another team promotes meanwhile', async () => {
    const { store, start, publish } = await openTestStore();
    await start({ shell: 'a', blog: 'a', contact: 'a' });
    await startCanary(store, {
      channel: 'production',
      versions: { blog: await publish('blog', 'b') },
      percent: 5,
      why: 'try',
      gate: allowAll,
    });
    const entry = await promote(store, {
      versions: { contact: await publish('contact', 'b') },
      channel: 'production',
      why: 'news',
      gate: allowAll,
    });
    expect((await store.readRelease(entry.canary?.release ?? '')).parts).toEqual({
      shell: '1.0.0-a',
      blog: '1.0.0-b',
      contact: '1.0.0-b',
    });
  });

  it('ends when what it tries is promoted', async () => {
    const { store, start, publish } = await openTestStore();
    await start({ shell: 'a', blog: 'a' });
    const version = await publish('blog', 'b');
    await startCanary(store, {
      channel: 'production',
      versions: { blog: version },
      percent: 5,
      why: 'try',
      gate: allowAll,
    });
    const entry = await promote(store, {
      versions: { blog: version },
      channel: 'production',
      why: 'good',
      gate: allowAll,
    });
    expect(entry.canary).toBeUndefined();
  });

  it('is rolled back once, and only as the release that is tried', async () => {
    const { store, start, publish } = await openTestStore();
    await start({ shell: 'a', blog: 'a' });
    const { canary } = await startCanary(store, {
      channel: 'production',
      versions: { blog: await publish('blog', 'b') },
      percent: 5,
      why: 'try',
      gate: allowAll,
    });
    const rollBack = (release = '') => rollBackCanary(store, { channel: 'production', release, why: 'fails' });
    expect(await rollBack('another')).toBe(false);
    expect((await store.readChannel('production'))?.canary).toEqual(canary);
    // Two edges at once.
    const release = canary?.release;
    expect((await Promise.all([rollBack(release), rollBack(release)])).sort()).toEqual([false, true]);
    const entry = await store.readChannel('production');
    expect(entry).toMatchObject({ action: 'guard', why: 'fails' });
    expect(entry?.canary).toBeUndefined();
  });

  it('is held if an edge took it back, and not if a person ended it', async () => {
    const { store, start, publish } = await openTestStore();
    await start({ shell: 'a', blog: 'a' });
    const versions = { blog: await publish('blog', 'b') };
    const channel = 'production';
    const tryAgain = () => startCanary(store, { channel, versions, percent: 5, why: 'try', gate: allowAll });
    await tryAgain();
    expect((await endCanary(store, { channel, why: 'seen enough' })).held).toBeUndefined();
    const { canary } = await tryAgain();
    await rollBackCanary(store, { channel, release: canary?.release ?? '', why: 'A part failed.' });
    expect((await store.readChannel(channel))?.held).toMatchObject([
      { part: 'blog', version: '1.0.0-b', by: 'an edge', why: 'A part failed.' },
    ]);
    await expect(tryAgain()).rejects.toThrow(/^hold: blog 1\.0\.0-b is held on .+ by an edge: A part failed\.$/m);
  });
});
