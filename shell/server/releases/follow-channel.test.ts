import { ReleaseStore } from '@site/delivery/store/release-store';
import { NotSigned } from '@site/delivery/store/store-errors';
import { manifestOf } from '@site/delivery/testing/builds';
import type { Storage } from '@site/service/storage/storage';
import { createDeferred } from '@site/testing/deferred';
import { createChannelFollower } from './follow-channel.ts';

const entry = { action: 'promote', why: 'a test' } as const;
const ignoreChanges = { warmUp: async () => {}, onChange: () => {} };

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('warns that a channel has nothing to serve yet', async () => {
  const log = { error: jest.fn(), warn: jest.fn() };
  const store = new ReleaseStore(memoryStorage([]));
  const { start, stop } = createChannelFollower({ store, channel: 'staging', log });
  await start(ignoreChanges);
  stop();
  expect(log.warn.mock.calls).toEqual([[{ channel: 'staging' }, expect.stringContaining('no release is live')]]);
});

describe('following a channel', () => {
  it('makes one request a second while idle', async () => {
    const { requests, follow } = await openStore();
    const { stop } = await follow();
    requests.length = 0;
    await jest.advanceTimersByTimeAsync(60_000);
    stop();
    expect(requests).toHaveLength(60);
    expect(new Set(requests)).toEqual(new Set(['read channels/production/00000002.json']));
  });

  it('serves previous release until next is ready', async () => {
    const { store, second, first, follow } = await openStore();
    const { promise: warm, resolve: finishWarmUp } = createDeferred();
    const { live, stop } = await follow((id) => (id === second ? warm : Promise.resolve()));
    await store.channel('production').move(1, { ...entry, release: second });
    await jest.advanceTimersByTimeAsync(5_000);
    expect(live()?.id).toBe(first);
    finishWarmUp();
    await jest.advanceTimersByTimeAsync(0);
    expect(live()?.id).toBe(second);
    stop();
  });

  it('names the release whose visitors a new one will get, and none for one that was live before', async () => {
    const { store, second, first, follow } = await openStore();
    const warmUp = jest.fn(async (_id: string, _liveId?: string) => {});
    const { stop } = await follow(warmUp);
    await store.channel('production').move(1, { ...entry, release: second });
    await jest.advanceTimersByTimeAsync(1_000);
    await store.channel('production').move(2, { ...entry, release: first, action: 'rollback' });
    await jest.advanceTimersByTimeAsync(1_000);
    expect(warmUp.mock.calls).toEqual([
      [first, undefined],
      [second, first],
      [first, undefined],
    ]);
    stop();
  });

  it('keeps the present release and retries when the next cannot be warmed up', async () => {
    const { store, log, second, first, follow } = await openStore();
    let failures = 2;
    const { live, stop } = await follow(async (id) => {
      if (id === second && failures-- > 0) throw new Error('The bucket does not answer.');
    });
    await store.channel('production').move(1, { ...entry, release: second });
    await jest.advanceTimersByTimeAsync(2_000);
    expect(live()?.id).toBe(first);
    await jest.advanceTimersByTimeAsync(1_000);
    expect(live()?.id).toBe(second);
    expect(log.error).toHaveBeenCalledTimes(1);
    stop();
  });
});

it('stays on what it serves where a version of the next release is not signed, and says so once', async () => {
  const { store, log, first, second, follow } = await openStore();
  jest.spyOn(store, 'expectSigned').mockImplementation(async ({ shell = '' }) => {
    if (shell === '1.0.0-b') throw new NotSigned('shell', shell);
  });
  const { live, stop } = await follow();
  await store.channel('production').move(1, { ...entry, release: second });
  await jest.advanceTimersByTimeAsync(60_000);
  stop();
  expect(live()?.id).toBe(first);
  expect(log.error.mock.calls).toEqual([[{ err: new NotSigned('shell', '1.0.0-b') }, expect.any(String)]]);
});

it('counts the seconds since it last read its channel', async () => {
  const { store, follow } = await openStore();
  const { secondsSinceRead, stop } = await follow();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(secondsSinceRead()).toBeLessThanOrEqual(1);
  const read = jest.spyOn(store.storage, 'read').mockRejectedValue(new Error('The bucket does not answer.'));
  await jest.advanceTimersByTimeAsync(60_000);
  expect(secondsSinceRead()).toBeGreaterThanOrEqual(60);
  read.mockRestore();
  await jest.advanceTimersByTimeAsync(1_000);
  expect(secondsSinceRead()).toBeLessThanOrEqual(1);
  stop();
});

describe('a damaged entry of a channel', () => {
  it('logs a damaged entry of the channel once, and keeps the present release', async () => {
    const { store, log, first, second, follow } = await openStore();
    const { live, stop } = await follow();
    await store.storage.create('channels/production/00000002.json', Buffer.from('{"release":'));
    await jest.advanceTimersByTimeAsync(60_000);
    expect(live()?.id).toBe(first);
    expect(log.error).toHaveBeenCalledTimes(1);
    expect(String(log.error.mock.lastCall?.[0].err)).toContain(
      'channels/production/00000002.json in the release store',
    );
    await store.channel('production').move(2, { ...entry, release: second });
    await jest.advanceTimersByTimeAsync(1_000);
    expect(live()?.id).toBe(second);
    stop();
  });
});

/** A store with two releases and `production` at the first. */
async function openStore() {
  const requests: string[] = [];
  const storage = memoryStorage(requests);
  const store = new ReleaseStore(storage);
  const makeRelease = async (content: string) => {
    const manifest = manifestOf('shell', content);
    await storage.create(`parts/shell/${manifest.version}/part.json`, Buffer.from(JSON.stringify(manifest)));
    return (await store.createRelease({ parts: { shell: manifest.version } })).id;
  };
  const [first, second] = [await makeRelease('a'), await makeRelease('b')];
  await store.channel('production').move(0, { ...entry, release: first });
  const log = { error: jest.fn(), warn: jest.fn() };
  const follow = async (warmUp: (id: string) => Promise<void> = ignoreChanges.warmUp) => {
    const follower = createChannelFollower({ store, channel: 'production', log });
    await follower.start({ ...ignoreChanges, warmUp });
    const { secondsSinceRead, stop } = follower;
    return { live: () => follower.state()?.live, secondsSinceRead, stop };
  };
  return { requests, store, log, first, second, follow };
}

function memoryStorage(requests: string[]): Storage {
  const objects = new Map<string, Buffer>();
  return {
    async read(key) {
      requests.push(`read ${key}`);
      return objects.get(key);
    },
    async create(key, content) {
      if (objects.has(key)) return false;
      objects.set(key, content);
      return true;
    },
    async list(prefix, after = '') {
      requests.push(`list ${prefix} after ${after}`);
      return [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after).sort();
    },
    async remove(key) {
      objects.delete(key);
    },
    modified: async () => undefined,
  };
}
