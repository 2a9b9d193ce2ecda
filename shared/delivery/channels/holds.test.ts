import { endCanary, raiseCanary, startCanary } from '../canary/canary.ts';
import { allowAll, type Gate } from '../gate/gate.ts';
import { openTestStore, unaskedGate } from '../testing/open-test-store.ts';
import { expectNotHeld, hold, unhold } from './holds.ts';
import { checkPromotion, promote } from './promote.ts';
import { retire } from './retire.ts';
import { rollback } from './rollback.ts';

const channel = 'production';
const blog = { channel, part: 'blog', version: '1.0.0-b', why: 'the list is empty', by: 'Asha' };

describe('a held version', () => {
  it.each([
    ['a promotion', promote],
    ['a promotion together with other parts', (store, change) => promote(store, withContact(change))],
    ['a trial run of the gate', checkPromotion],
    ['a canary', (store, change) => startCanary(store, { ...change, percent: 5 })],
  ] as [string, (store: Store, change: Change) => Promise<unknown>][])(
    'is brought back by none: %s',
    async (_what, bring) => {
      const { store, publish } = await openHeld();
      await publish('contact', 'b');
      const change = { channel, versions: { blog: '1.0.0-b' }, why: 'news', gate: unaskedGate };
      await expect(bring(store, change)).rejects.toThrow(
        /^hold: blog 1\.0\.0-b is held on production since 20\d\d-\d\d-\d\d \d\d:\d\d UTC by Asha: the list is empty\.\n.+: npm run release -- unhold blog@1\.0\.0-b --channel production$/,
      );
      expect((await store.channel(channel).newest())?.revision).toBe(3);
    },
  );

  it('is refused before anything is done, by the channel that holds it alone', async () => {
    const { store } = await openHeld();
    await expect(expectNotHeld(store, channel, { blog: '1.0.0-b' })).rejects.toThrow('blog 1.0.0-b is held');
    await expectNotHeld(store, channel, { blog: '1.0.0-a' });
    await expectNotHeld(store, 'staging', { blog: '1.0.0-b' });
  });

  it('keeps nobody from delivering others, and stays held meanwhile', async () => {
    const { store, deliver, tryOut, live, held } = await openHeld();
    await deliver('contact', 'b');
    await deliver('blog', 'c');
    await retire(store, { part: 'contact', redirects: { others: null }, channel, why: 'gone', gate: allowAll });
    await tryOut('blog', 'd');
    await endCanary(store, { channel, why: 'seen enough' });
    expect([await live(), await held()]).toEqual([{ shell: '1.0.0-a', blog: '1.0.0-c' }, ['blog@1.0.0-b']]);
  });

  it('stays out if it was held while the gate was checking it', async () => {
    const { store, publish } = await openDeliveries();
    const version = await publish('blog', 'c');
    const gate: Gate = {
      ...allowAll,
      judge: async () => {
        await hold(store, { ...blog, version });
        return [];
      },
    };
    await expect(promote(store, { channel, versions: { blog: version }, why: 'news', gate })).rejects.toThrow(
      'blog 1.0.0-c is held',
    );
  });

  it('goes live again once its hold is lifted', async () => {
    const { store, live, held } = await openHeld();
    await unhold(store, { ...blog, why: 'it was the service', by: 'Ravi' });
    expect((await store.channel(channel).newest())?.held).toBeUndefined();
    await promote(store, { channel, versions: { blog: '1.0.0-b' }, why: 'news', gate: allowAll });
    expect([await live(), await held()]).toEqual([
      { shell: '1.0.0-a', blog: '1.0.0-b', contact: '1.0.0-a' },
      undefined,
    ]);
    expect((await store.channel(channel).history()).slice(-2)).toMatchObject([
      { action: 'unhold', why: 'it was the service', by: 'Ravi' },
      { action: 'promote' },
    ]);
  });
});

describe('holding', () => {
  it('ends a canary that tries the version, and no other', async () => {
    const { store, publish, tryOut } = await openDeliveries();
    await publish('blog', 'd');
    const { canary } = await tryOut('blog', 'c');
    expect((await hold(store, { ...blog, version: '1.0.0-d' })).canary).toEqual(canary);
    expect((await hold(store, { ...blog, version: '1.0.0-c' })).canary).toBeUndefined();
  });

  it('leaves it in the history that a canary beside it began without a check', async () => {
    const { store, publish } = await openDeliveries();
    const [version, other] = [await publish('blog', 'c'), await publish('blog', 'd')];
    const gate: Gate = { ...allowAll, skippedChecks: ['browser'] };
    await startCanary(store, { channel, versions: { blog: version }, percent: 5, next: [100], why: 'try', gate });
    await hold(store, { ...blog, version: other });
    await unhold(store, { ...blog, version: other });
    const retirement = { part: 'contact', redirects: { others: null } };
    const { revision } = await retire(store, { ...retirement, channel, why: 'gone', gate: allowAll });
    const live = await raiseCanary(store, { channel, revision, why: 'nothing against it' });
    expect(live).toMatchObject({ action: 'promote', skippedChecks: ['browser'] });
    expect((await hold(store, { ...blog, version: other })).skippedChecks).toBeUndefined();
  });

  it('is refused for a version that is live, or that the store lacks', async () => {
    const { store } = await openDeliveries();
    await expect(hold(store, blog)).rejects.toThrow(
      'blog@1.0.0-b is live on production; "npm run release -- rollback blog --channel production" takes it off and holds it.',
    );
    await expect(hold(store, { ...blog, version: '1.0.0-none' })).rejects.toThrow('has no blog 1.0.0-none');
  });

  it('ends for one version only, and says what is held where that one is not', async () => {
    const { store, publish, held } = await openHeld();
    const version = await publish('blog', 'c');
    await hold(store, { ...blog, version });
    await unhold(store, { ...blog, version });
    expect(await held()).toEqual(['blog@1.0.0-b']);
    await expect(unhold(store, { ...blog, version })).rejects.toThrow(
      'blog@1.0.0-c is not held on production. Held there: blog@1.0.0-b.',
    );
  });
});

type Store = Awaited<ReturnType<typeof openDeliveries>>['store'];
type Change = Parameters<typeof promote>[1];

function withContact(change: Change): Change {
  return { ...change, versions: { ...change.versions, contact: '1.0.0-b' } };
}

/** A channel whose blog was rolled back from b. */
async function openHeld() {
  const opened = await openDeliveries();
  await rollback(opened.store, { channel, part: 'blog', why: blog.why, by: blog.by, gate: allowAll });
  return opened;
}

/** A channel that had blog a and has b. */
async function openDeliveries() {
  const opened = await openTestStore();
  await opened.start({ shell: 'a', blog: 'a', contact: 'a' });
  await opened.deliver('blog', 'b');
  return {
    ...opened,
    held: async () =>
      (await opened.store.channel(channel).newest())?.held?.map(({ part, version }) => `${part}@${version}`),
  };
}
