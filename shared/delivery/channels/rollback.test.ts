import { allowAll } from '../gate/gate.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { releaseKey } from '../store/store-layout.ts';
import { manifestOf } from '../testing/builds.ts';
import { openTestStore, unaskedGate } from '../testing/open-test-store.ts';
import { type Rollback, rollback } from './rollback.ts';

describe('rolling back', () => {
  it('rolls back to the previous release', async () => {
    const { back, live } = await openDeliveries();
    await back();
    expect(await live()).toEqual({ blog: '1.0.0-b', contact: '1.0.0-a', shell: '1.0.0-a' });
  });

  it('rolls back to a named release', async () => {
    const { back, live, first } = await openDeliveries();
    await back({ to: first });
    expect(await live()).toEqual({ blog: '1.0.0-a', contact: '1.0.0-a', shell: '1.0.0-a' });
  });

  it('rolls one part back, and keeps newer versions of others', async () => {
    const { back, live } = await openDeliveries();
    await back({ part: 'blog' });
    expect(await live()).toEqual({ blog: '1.0.0-a', contact: '1.0.0-b', shell: '1.0.0-a' });
  });

  it('refuses to roll a part back that never had another version', async () => {
    const { back } = await openDeliveries();
    await expect(back({ part: 'shell' })).rejects.toThrow(
      'shell had no other version on production that the store still has.',
    );
  });

  it.each([
    ['a release', {}],
    ['a part', { part: 'contact' }],
  ])('keeps %s rolled back if two people do it at the same moment', async (_what, options) => {
    const { back, live, store } = await openDeliveries();
    const production = store.channel('production');
    jest.spyOn(store, 'channel').mockReturnValue(production);
    const move = production.move.bind(production);
    jest.spyOn(production, 'move').mockImplementationOnce(async (...change) => {
      await back(options);
      return move(...change);
    });
    await back(options);
    expect(await live()).toEqual({ blog: '1.0.0-b', contact: '1.0.0-a', shell: '1.0.0-a' });
    expect((await store.channel('production').history()).filter(({ action }) => action === 'rollback')).toHaveLength(1);
  });

  it('records a rollback with the checks that were skipped for a part', async () => {
    const { back, store } = await openDeliveries({ moreContacts: 9 });
    await back({ part: 'blog', gate: { ...allowAll, skippedChecks: ['browser'] } });
    expect((await store.channel('production').history()).at(-1)).toMatchObject({
      action: 'rollback',
      skippedChecks: ['browser'],
    });
  });
});

describe('what was live within the last ten releases', () => {
  it.each([
    ['a release', {}],
    ['a part', { part: 'blog' }],
  ])('brings %s back without the gate, after few requests and none for files', async (_what, options) => {
    const { back, live, store } = await openDeliveries({ moreContacts: 8 });
    const before = await live();
    const read = jest.spyOn(store.storage, 'read');
    const others = [jest.spyOn(store.storage, 'list'), jest.spyOn(store.storage, 'create')];
    await back({ gate: unaskedGate, ...options });
    const requests = [read, ...others].flatMap(({ mock }) => mock.calls.map(([key]) => key));
    expect(requests.filter((key) => key.includes('/files/'))).toEqual([]);
    // Eleven entries, eleven releases, and the manifests and provenance of what comes back.
    expect(requests.length).toBeLessThan(45);
    expect(await live()).not.toEqual(before);
  });

  it('brings back a recent release without the gate, however many canary steps lie between', async () => {
    const { back, live, deliver, first, store } = await openDeliveries();
    await tryInSteps(store, 80);
    await deliver('contact', 'c');
    await back({ to: first, gate: unaskedGate });
    expect(await live()).toMatchObject({ blog: '1.0.0-a', contact: '1.0.0-a' });
  });

  it('brings back a recent release although a file was changed in the store', async () => {
    const { back, live, spoil } = await openDeliveries();
    await spoil('contact', '1.0.0-a');
    await back();
    expect(await live()).toMatchObject({ contact: '1.0.0-a' });
  });

  it('brings back a recent version although pages of the one after it go', async () => {
    const { back, live, deliver } = await openDeliveries();
    await deliver('blog', 'c', { table: manifestOf('blog', 'c', ['/blog', '/blog/news']).table });
    await back({ part: 'blog', gate: unaskedGate });
    expect(await live()).toMatchObject({ blog: '1.0.0-b' });
  });

  it.each([
    [
      'contract',
      { contract: '1.1' },
      'blog was built against contract 1.1, but the shell of this release supports 1.0.',
    ],
    ['shared packages', { packages: { react: '19.4.0' } }, 'blog was built against react 19.4.0'],
  ])('refuses to bring a version back beside one that cannot run with it: %s', async (_what, change, reason) => {
    const { back, deliver } = await openDeliveries();
    await deliver('shell', 'b', change);
    await deliver('blog', 'c', change);
    await expect(back({ part: 'shell' })).rejects.toThrow(reason);
    await back();
  });

  it('asks the gate about a release that was live longer ago', async () => {
    const { back, first, live } = await openDeliveries({ moreContacts: 9 });
    for (const options of [{ to: first }, { part: 'blog' }])
      await expect(back({ gate: unaskedGate, ...options })).rejects.toThrow('The gate was asked.');
    await back({ part: 'blog' });
    expect(await live()).toMatchObject({ blog: '1.0.0-a', contact: '1.0.0-9' });
  });

  it('passes over pruned releases when it looks for the one before', async () => {
    const { back, live, store } = await openDeliveries({ moreContacts: 12 });
    const [first, ...pruned] = (await store.channel('production').history())
      .slice(0, -11)
      .map(({ release }) => release);
    expect(pruned.length).toBeGreaterThan(1);
    for (const release of pruned) await store.storage.remove(releaseKey(release));
    await back({ part: 'blog' });
    expect(await live()).toMatchObject({ blog: '1.0.0-a' });
    await store.storage.remove(releaseKey(first ?? ''));
    await expect(back({ part: 'blog' })).rejects.toThrow('that the store still has');
  });

  it('asks the gate about a release that was never live', async () => {
    const { back, store } = await openDeliveries();
    const { id: to } = await store.createRelease({ parts: { shell: '1.0.0-a', contact: '1.0.0-b' } });
    await expect(back({ gate: unaskedGate, to })).rejects.toThrow('The gate was asked.');
  });
});

describe('what was rolled back', () => {
  it('lists what was rolled back, with who did it and why', async () => {
    const { back, rolledBack, store } = await openDeliveries();
    await back({ by: 'Asha', why: 'the form does not send' });
    expect((await store.channel('production').newest())?.rolledBack).toEqual([
      {
        part: 'contact',
        version: '1.0.0-b',
        at: expect.stringMatching(/^\d{4}-/),
        by: 'Asha',
        why: 'the form does not send',
      },
    ]);
    expect(await rolledBack()).toEqual(['contact@1.0.0-b']);
  });

  it('does not bring back by a second rollback what the first took away', async () => {
    const { back, live, rolledBack } = await openDeliveries();
    await back();
    await back();
    expect(await live()).toEqual({ blog: '1.0.0-a', contact: '1.0.0-a', shell: '1.0.0-a' });
    expect(await rolledBack()).toEqual(['contact@1.0.0-b', 'blog@1.0.0-b']);
    await expect(back()).rejects.toThrow(
      'production had no other release that the store still has and that was not rolled back; "npm run release -- status" shows what was.',
    );
  });

  it('does not bring back a version by a second rollback of its part', async () => {
    const { back, deliver, live, rolledBack } = await openDeliveries();
    await deliver('blog', 'c');
    await back({ part: 'blog' });
    expect(await live()).toEqual({ blog: '1.0.0-b', contact: '1.0.0-b', shell: '1.0.0-a' });
    await back({ part: 'blog' });
    expect(await live()).toEqual({ blog: '1.0.0-a', contact: '1.0.0-b', shell: '1.0.0-a' });
    expect(await rolledBack()).toEqual(['blog@1.0.0-c', 'blog@1.0.0-b']);
    await expect(back({ part: 'blog' })).rejects.toThrow(
      'blog had no other version on production that the store still has and that was not rolled back',
    );
  });

  it('brings back no rolled-back version by rolling back another part, or to a release with it', async () => {
    const { back, deliver, live, store } = await openDeliveries();
    const { release: bad } = await deliver('blog', 'c');
    await back({ part: 'blog' });
    await deliver('contact', 'c');
    await back({ part: 'contact' });
    expect(await live()).toEqual({ blog: '1.0.0-b', contact: '1.0.0-b', shell: '1.0.0-a' });
    await expect(back({ to: bad })).rejects.toThrow('blog 1.0.0-c was rolled back on production at');
    expect((await store.channel('production').newest())?.revision).toBe(7);
  });

  it('counts as rolled back what a rollback to a named release passes over', async () => {
    const { back, deliver, first, rolledBack } = await openDeliveries();
    await deliver('blog', 'c');
    await back({ to: first });
    expect(await rolledBack()).toEqual(['blog@1.0.0-c', 'contact@1.0.0-b', 'blog@1.0.0-b']);
  });
});

/** Writes as many entries as a canary with so many shares does. */
async function tryInSteps(store: ReleaseStore, steps: number): Promise<void> {
  const { id: release } = await store.createRelease({ parts: { shell: '1.0.0-a', contact: '1.0.0-b' } });
  const { release: live = '', revision = 0 } = (await store.channel('production').newest()) ?? {};
  for (let step = 1; step <= steps; step += 1) {
    const canary = { release, percent: step };
    await store
      .channel('production')
      .move(revision + step - 1, { release: live, canary, action: 'canary', why: 'try' });
  }
}

async function openDeliveries({ moreContacts = 0 } = {}) {
  const opened = await openTestStore();
  const { store, start, deliver } = opened;
  const { release: first } = await start({ shell: 'a', blog: 'a', contact: 'a' });
  await deliver('blog', 'b');
  await deliver('contact', 'b');
  for (let more = 1; more <= moreContacts; more += 1) await deliver('contact', `${more}`);
  return {
    ...opened,
    first,
    back: (options: Partial<Pick<Rollback, 'to' | 'part' | 'why' | 'by' | 'gate'>> = {}) =>
      rollback(store, { channel: 'production', why: 'a test', gate: allowAll, ...options }),
    rolledBack: async () =>
      (await store.channel('production').newest())?.rolledBack?.map(({ part, version }) => `${part}@${version}`),
  };
}
