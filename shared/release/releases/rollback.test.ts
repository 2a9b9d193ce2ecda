import { allowAll } from '../gate/judge.ts';
import { openTestStore } from '../testing/open-test-store.ts';
import { promote } from './promote.ts';
import { type Rollback, rollback } from './rollback.ts';

describe('rolling back', () => {
  it('returns to the previous release', async () => {
    const { back, live } = await openDeliveries();
    await back();
    expect(await live()).toEqual({ blog: '1.0.0-b', contact: '1.0.0-a', shell: '1.0.0-a' });
  });

  it('returns to previous release again after promotion', async () => {
    const { back, live, deliver } = await openDeliveries();
    await back();
    await deliver('contact', 'c');
    await back();
    expect(await live()).toMatchObject({ contact: '1.0.0-a' });
  });

  it('returns to a named release', async () => {
    const { back, live, first } = await openDeliveries();
    await back({ to: first });
    expect(await live()).toEqual({ blog: '1.0.0-a', contact: '1.0.0-a', shell: '1.0.0-a' });
  });

  it('returns one part, keeping newer other parts', async () => {
    const { back, live } = await openDeliveries();
    await back({ only: 'blog' });
    expect(await live()).toEqual({ blog: '1.0.0-a', contact: '1.0.0-b', shell: '1.0.0-a' });
  });

  it('fails if part never had another version', async () => {
    const { back } = await openDeliveries();
    await expect(back({ only: 'shell' })).rejects.toThrow('shell had no other version on production.');
  });

  it.each([
    ['a release', {}],
    ['a part', { only: 'contact' }],
  ])('keeps %s rolled back if two people do it at the same moment', async (_what, options) => {
    const { back, live, store } = await openDeliveries();
    const move = store.moveChannel.bind(store);
    jest.spyOn(store, 'moveChannel').mockImplementationOnce(async (...change) => {
      await back(options);
      return move(...change);
    });
    await back(options);
    expect(await live()).toEqual({ blog: '1.0.0-b', contact: '1.0.0-a', shell: '1.0.0-a' });
    expect((await store.history('production')).filter(({ action }) => action === 'rollback')).toHaveLength(1);
  });

  it('is recorded in history with its reason', async () => {
    const { back, store } = await openDeliveries();
    await back({ why: 'the form does not send' });
    expect((await store.history('production')).at(-1)).toMatchObject({
      action: 'rollback',
      why: 'the form does not send',
    });
  });

  it('is recorded with the checks that were skipped for a part', async () => {
    const { back, store } = await openDeliveries();
    await back({ only: 'blog', judge: { ...allowAll, skipped: ['browser'] } });
    expect((await store.history('production')).at(-1)).toMatchObject({ action: 'rollback', without: ['browser'] });
  });
});

async function openDeliveries() {
  const { store, start, publish } = await openTestStore();
  const { release: first } = await start({ shell: 'a', blog: 'a', contact: 'a' });
  const deliver = async (part: string, content: string) =>
    promote(store, {
      versions: { [part]: await publish(part, content) },
      channel: 'production',
      why: part,
      judge: allowAll,
    });
  await deliver('blog', 'b');
  await deliver('contact', 'b');
  return {
    store,
    first,
    deliver,
    back: (options: Partial<Pick<Rollback, 'to' | 'only' | 'why' | 'judge'>> = {}) =>
      rollback(store, { channel: 'production', why: 'a test', judge: allowAll, ...options }),
    live: async () => (await store.readRelease((await store.readChannel('production'))?.release ?? '')).parts,
  };
}
