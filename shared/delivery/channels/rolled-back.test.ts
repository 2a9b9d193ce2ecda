import { endCanary, startCanary } from '../canary/canary.ts';
import { allowAll, type Gate } from '../gate/gate.ts';
import { openTestStore, unaskedGate } from '../testing/open-test-store.ts';
import { checkPromotion, promote } from './promote.ts';
import { retire } from './retire.ts';
import { rollback } from './rollback.ts';
import { expectNotRolledBack } from './rolled-back.ts';

const channel = 'production';

describe('a version that was rolled back', () => {
  it.each([
    ['a promotion', promote],
    ['a promotion together with other parts', (store, change) => promote(store, withContact(change))],
    ['a trial run of the gate', checkPromotion],
    ['a canary', (store, change) => startCanary(store, { ...change, percent: 5 })],
  ] as [string, (store: Store, change: Change) => Promise<unknown>][])(
    'refuses a rolled-back version to %s, before the gate is asked',
    async (_what, bring) => {
      const { store, publish } = await openRolledBack();
      await publish('contact', 'b');
      const change = { channel, versions: { blog: '1.0.0-b' }, why: 'news', gate: unaskedGate };
      await expect(bring(store, change)).rejects.toThrow(
        /^rolled back: blog 1\.0\.0-b was rolled back on production at 20\d\d-\d\d-\d\d \d\d:\d\d UTC by Asha: the list is empty\.\n.+ --again\.$/,
      );
      expect((await store.channel(channel).newest())?.revision).toBe(3);
    },
  );

  it('admits a rolled-back version with `again`, and from then on without', async () => {
    const { store, deliver, live, rolledBack } = await openRolledBack();
    const change = { channel, versions: { blog: '1.0.0-b' }, why: 'it was the service', gate: allowAll };
    await checkPromotion(store, { ...change, again: true });
    await promote(store, { ...change, again: true });
    expect([(await live()).blog, await rolledBack()]).toEqual(['1.0.0-b', undefined]);
    await deliver('blog', 'c');
    await promote(store, change);
    expect((await live()).blog).toBe('1.0.0-b');
  });

  it('refuses a rolled-back version at once, on the channel that rolled it back alone', async () => {
    const { store } = await openRolledBack();
    await expect(expectNotRolledBack(store, channel, { blog: '1.0.0-b' })).rejects.toThrow('blog 1.0.0-b was rolled');
    await expectNotRolledBack(store, channel, { blog: '1.0.0-a' });
    await expectNotRolledBack(store, 'staging', { blog: '1.0.0-b' });
  });

  it('keeps a rolled-back version out while other parts are delivered', async () => {
    const { store, deliver, tryOut, live, rolledBack } = await openRolledBack();
    await deliver('contact', 'b');
    await deliver('blog', 'c');
    await retire(store, { part: 'contact', redirects: { others: null }, channel, why: 'gone', gate: allowAll });
    await tryOut('blog', 'd');
    await endCanary(store, { channel, why: 'seen enough' });
    expect([await live(), await rolledBack()]).toEqual([{ shell: '1.0.0-a', blog: '1.0.0-c' }, ['blog@1.0.0-b']]);
  });

  it('refuses a version that was rolled back while the gate was checking it', async () => {
    const { store, publish } = await openDeliveries();
    const change = { channel, versions: { blog: await publish('blog', 'c') }, why: 'news' };
    const gate: Gate = {
      ...allowAll,
      async judge() {
        await promote(store, { ...change, gate: allowAll });
        await rollback(store, { channel, part: 'blog', why: 'bad', gate: allowAll });
        return [];
      },
    };
    await expect(promote(store, { ...change, gate })).rejects.toThrow('blog 1.0.0-c was rolled back');
  });
});

type Store = Awaited<ReturnType<typeof openDeliveries>>['store'];
type Change = Parameters<typeof promote>[1];

function withContact(change: Change): Change {
  return { ...change, versions: { ...change.versions, contact: '1.0.0-b' } };
}

/** A channel whose blog was rolled back from b. */
async function openRolledBack() {
  const opened = await openDeliveries();
  await rollback(opened.store, { channel, part: 'blog', why: 'the list is empty', by: 'Asha', gate: allowAll });
  return opened;
}

/** A channel that had blog a and has b. */
async function openDeliveries() {
  const opened = await openTestStore();
  await opened.start({ shell: 'a', blog: 'a', contact: 'a' });
  await opened.deliver('blog', 'b');
  return {
    ...opened,
    rolledBack: async () =>
      (await opened.store.channel(channel).newest())?.rolledBack?.map(({ part, version }) => `${part}@${version}`),
  };
}
