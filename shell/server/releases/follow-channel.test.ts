import { ReleaseStore } from '@site/release/store/release-store';
import { manifestOf } from '@site/release/testing/builds';
import type { Storage } from '@site/service/storage/storage';
import { followChannel } from './follow-channel.ts';

const entry = { action: 'promote', why: 'a test' } as const;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('following a channel in a bucket', () => {
  it('makes one request a second while idle', async () => {
    const { asked, follow } = await openBucket();
    const { stop } = await follow();
    asked.length = 0;
    await jest.advanceTimersByTimeAsync(60_000);
    stop();
    expect(asked).toHaveLength(60);
    expect(new Set(asked)).toEqual(new Set(['list channels/production/ after channels/production/00000001.json']));
  });

  it('serves previous release until next is ready', async () => {
    const { store, second, first, follow } = await openBucket();
    let isReady = () => {};
    const { current, stop } = await follow((id) =>
      id === second ? new Promise((resolve) => (isReady = resolve)) : Promise.resolve(),
    );
    await store.moveChannel('production', 1, { ...entry, release: second });
    await jest.advanceTimersByTimeAsync(5_000);
    expect(current()?.id).toBe(first);
    isReady();
    await jest.advanceTimersByTimeAsync(0);
    expect(current()?.id).toBe(second);
    stop();
  });

  it('keeps the present release and retries when the next cannot be prepared', async () => {
    const { store, second, first, follow } = await openBucket();
    const complaint = jest.spyOn(console, 'error').mockReturnValue();
    let failures = 2;
    const { current, stop } = await follow(async (id) => {
      if (id === second && failures-- > 0) throw new Error('The bucket does not answer.');
    });
    await store.moveChannel('production', 1, { ...entry, release: second });
    await jest.advanceTimersByTimeAsync(2_000);
    expect(current()?.id).toBe(first);
    await jest.advanceTimersByTimeAsync(1_000);
    expect(current()?.id).toBe(second);
    expect(complaint).toHaveBeenCalledTimes(1);
    stop();
  });
});

describe('a damaged entry of a channel', () => {
  it('is logged once and leaves the present release', async () => {
    const { store, first, second, follow } = await openBucket();
    const complaint = jest.spyOn(console, 'error').mockReturnValue();
    const { current, stop } = await follow();
    await store.storage.create('channels/production/00000002.json', Buffer.from('{"release":'));
    await jest.advanceTimersByTimeAsync(60_000);
    expect(current()?.id).toBe(first);
    expect(complaint).toHaveBeenCalledTimes(1);
    expect(String(complaint.mock.lastCall?.[1])).toContain('channels/production/00000002.json in the release store');
    await store.moveChannel('production', 2, { ...entry, release: second });
    await jest.advanceTimersByTimeAsync(1_000);
    expect(current()?.id).toBe(second);
    stop();
  });
});

/** A store without folder and notice, as a bucket is, with two releases and `production` at the first. */
async function openBucket() {
  const asked: string[] = [];
  const store = new ReleaseStore(memoryStorage(asked));
  const ids: string[] = [];
  for (const content of ['a', 'b']) {
    const manifest = manifestOf('shell', content);
    await store.storage.create(`parts/shell/${manifest.version}/part.json`, Buffer.from(JSON.stringify(manifest)));
    ids.push((await store.createRelease({ shell: manifest.version })).id);
  }
  const [first = '', second = ''] = ids;
  await store.moveChannel('production', 0, { ...entry, release: first });
  const follow = (prepare: (id: string) => Promise<void> = async () => {}) =>
    followChannel({ store, channel: 'production', prepare, onChange: () => {} });
  return { store, asked, first, second, follow };
}

function memoryStorage(asked: string[]): Storage {
  const objects = new Map<string, Buffer>();
  return {
    async read(key) {
      asked.push(`read ${key}`);
      return objects.get(key);
    },
    async create(key, content) {
      if (objects.has(key)) return false;
      objects.set(key, content);
      return true;
    },
    async list(prefix, after = '') {
      asked.push(`list ${prefix} after ${after}`);
      return [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after).sort();
    },
    async remove(key) {
      objects.delete(key);
    },
    modified: async () => undefined,
  };
}
