import { startCanary } from '@site/delivery/canary/canary';
import { type ArmCounts, type CanaryCounts, noCounts } from '@site/delivery/canary/canary-counts';
import { allowAll } from '@site/delivery/gate/gate';
import { openTestStore } from '@site/delivery/testing/open-test-store';
import { createCanaryGuard } from './canary-guard.ts';

type Arms = Record<'canary' | 'live', Partial<ArmCounts>> & Partial<Pick<CanaryCounts, 'against'>>;

const networks = (...names: string[]) => ({ failures: names, lcp: names, inp: names });

describe('the canary guard', () => {
  it('rolls back a canary that fails more often, and records why', async () => {
    const { open, now, live, canary, log } = await openTrial();
    const guard = open({ canary: { visitors: 140, failed: 28 }, live: { visitors: 150, failed: 0 } });
    await guard.check();
    expect(await now()).toMatchObject({ release: live, action: 'guard' });
    expect((await now())?.canary).toBeUndefined();
    const words = `A part failed for 28 of 140 visitors of release ${canary} and for 0 of 150 visitors of ${live}`;
    expect((await now())?.why?.replace(/\d\.\de-\d+/, 'P')).toBe(`${words} (p = P; in the canary: contact for 28).`);
    expect(log.error).toHaveBeenCalledTimes(1);
    expect(guard.rolledBack()).toBe(1);
  });

  it('reports it to the chat', async () => {
    const { open, announce } = await openTrial();
    await open({ canary: { visitors: 10, failed: 10 }, live: { visitors: 10, failed: 0 } }).check();
    const text = 'The canary on production was rolled back. A part failed for 10 of 10 visitors';
    expect(announce.mock.calls).toEqual([[expect.stringContaining(text)]]);
  });

  it.each(['lcp', 'inp'] as const)('rolls back a canary whose %s is a third worse', async (duration) => {
    const { open, now, canary } = await openTrial();
    await open(slow(duration)).check();
    expect((await now())?.why).toContain(
      `${duration.toUpperCase()} at the 75th percentile is 2449 ms for 400 visitors of release ${canary} and 1837 ms for 1600 of`,
    );
  });

  it.each<[string, Arms]>([
    ['fails no more often', { canary: { visitors: 200, failed: 5 }, live: { visitors: 200, failed: 4 } }],
    [
      'fails for visitors of two networks only',
      { canary: { visitors: 40, failed: 40 }, live: { visitors: 400, failed: 0 }, against: networks('one', 'two') },
    ],
    ['is slow for visitors of two networks only', { ...slow('lcp'), against: networks('one', 'two') }],
    ['is one bucket slower', { canary: { lcp: spread(400, 91) }, live: { lcp: spread(400, 90) } }],
  ])('leaves a canary that %s', async (_why, arms) => {
    const { open, now, canary } = await openTrial();
    await open(arms).check();
    expect(await now()).toMatchObject({ canary: { release: canary, percent: 50 } });
  });

  it('leaves the next canary alone when the judged one has gone', async () => {
    const { open, now, startNext } = await openTrial();
    const guard = open({ canary: { visitors: 140, failed: 140 }, live: { visitors: 150, failed: 0 } });
    const next = await startNext();
    await guard.check();
    expect(await now()).toMatchObject({ canary: { release: next } });
    expect(guard.rolledBack()).toBe(0);
  });
});

describe('the guard of a canary with steps', () => {
  const good = { canary: { visitors: 500, failed: 2 }, live: { visitors: 500, failed: 2 } };

  it('raises it once it has had enough visitors for long enough, and makes it live at the end', async () => {
    const { open, now, canary } = await openTrial({ next: [75, 100], minutes: 10 });
    await open(good).check();
    expect(await now()).toMatchObject({
      action: 'canary',
      by: 'an edge',
      why: 'Nothing spoke against it for 500 visitors.',
      canary: { release: canary, percent: 75, next: [100] },
    });
    await open(good, 3).check();
    expect(await now()).toMatchObject({ action: 'promote', by: 'an edge', release: canary });
    expect((await now())?.canary).toBeUndefined();
  });

  it.each([
    ['has had fewer visitors', { ...good, canary: { visitors: 499, failed: 2 } }, { next: [100], minutes: 10 }],
    ['is younger than ten minutes', good, { next: [100], minutes: 9 }],
    ['a person decides on', good, { minutes: 10 }],
  ])('leaves a canary as it is that %s', async (_what, arms, options) => {
    const { open, now, canary } = await openTrial(options);
    await open(arms).check();
    expect((await now())?.canary).toMatchObject({ release: canary, percent: 50 });
  });

  it('raises it once where two edges are at it', async () => {
    const { open, now } = await openTrial({ next: [75, 100], minutes: 10 });
    await Promise.all([open(good).check(), open(good).check()]);
    expect((await now())?.canary).toMatchObject({ percent: 75, next: [100] });
  });
});

describe('the guards of two edges', () => {
  const half = { canary: { visitors: 5, failed: 3 }, live: { visitors: 40, failed: 0 } };

  it('roll back once, together, what neither would alone', async () => {
    const { open, now } = await openTrial();
    const [one, other] = [open(half), open(half)];
    await one.check();
    expect((await now())?.canary).toBeDefined();
    await other.check();
    expect((await now())?.why).toMatch(/^A part failed for 6 of 10 visitors .* 0 of 80 visitors .* contact for 6\)/);
    await one.check();
    expect([one.rolledBack(), other.rolledBack()]).toEqual([0, 1]);
  });

  it('count a network once that failed at both', async () => {
    const { open, now } = await openTrial();
    await open({ ...half, against: networks('one', 'two') }).check();
    await open({ ...half, against: networks('two') }).check();
    expect((await now())?.canary).toBeDefined();
    await open({ ...half, against: networks('three') }).check();
    expect(await now()).toMatchObject({ action: 'guard' });
  });

  it('remember what was counted before a restart', async () => {
    const { open, now } = await openTrial();
    await open(half).check();
    await open(half).check();
    expect(await now()).toMatchObject({ action: 'guard' });
  });

  it('write their counts only where these grew by a tenth', async () => {
    const { open, store } = await openTrial();
    const counts = { canary: { visitors: 100, failed: 0 }, live: { visitors: 1_000, failed: 0 } };
    const guard = open(counts);
    const written = async () => (await store.storage.list('counts/')).length;
    await guard.check();
    counts.canary.visitors = 109;
    await guard.check();
    expect(await written()).toBe(1);
    counts.canary.visitors = 110;
    await guard.check();
    expect(await written()).toBe(2);
  });

  it('ignore counts that no edge with their secret has written there, and say so once', async () => {
    const { open, store, revision, log } = await openTrial();
    const many = { canary: { visitors: 400, failed: 0 }, live: { visitors: 400, failed: 0 } };
    await open(many, revision + 1).check();
    await open(many, revision, 'of a stranger').check();
    const [elsewhere = ''] = await store.storage.list(`counts/production/${revision + 1}/`);
    const copied = (await store.storage.read(elsewhere)) ?? Buffer.of();
    await store.storage.create(`counts/production/${revision}/abc/00000001.json`, copied);
    await store.storage.create(`counts/production/${revision}/def/00000001.json`, Buffer.from('{"visitors":7}'));
    log.error.mockClear();
    const guard = open(half);
    await guard.check();
    await guard.check();
    expect(guard.counted()?.arms.canary.visitors).toBe(5);
    expect(log.error).toHaveBeenCalledTimes(1);
  });
});

/** A canary that is a third slower. */
function slow(duration: 'lcp' | 'inp'): Arms {
  return {
    canary: { visitors: 400, [duration]: spread(20, 94) },
    live: { visitors: 1_600, [duration]: spread(80, 90) },
  };
}

/** Puts this many visitors into each of twenty buckets of a histogram, the first given; four buckets are a third. */
function spread(visitors: number, from: number) {
  return Object.fromEntries(Array.from({ length: 20 }, (_, index) => [from + index, visitors]));
}

async function openTrial({ next, minutes = 0 }: { next?: number[]; minutes?: number } = {}) {
  const { store, publish, start } = await openTestStore();
  const { release: live } = await start({ blog: 'one', contact: 'one' });
  const startTrial = async (content: string) => {
    const versions = { contact: await publish('contact', content) };
    return startCanary(store, { channel: 'production', versions, percent: 50, next, why: 'a test', gate: allowAll });
  };
  const { canary, revision } = await startTrial('two');
  const trialOf = (arms: Arms, entry: number) => {
    const none = noCounts().arms;
    return {
      canary: canary?.release ?? '',
      live,
      percent: 50,
      nextPercent: next?.[0],
      startedMs: performance.now() - minutes * 60_000,
      revision: entry,
      baselineRate: 0.05,
      arms: { canary: { ...none.canary, ...arms.canary }, live: { ...none.live, ...arms.live } },
      failed: { contact: arms.canary.failed ?? 0 },
      against: arms.against ?? networks('one', 'two', 'three'),
    };
  };
  const log = { error: jest.fn() };
  const announce = jest.fn(async () => {});
  return {
    log,
    announce,
    store,
    live,
    revision,
    canary: canary?.release,
    startNext: async () => (await startTrial('three')).canary?.release,
    now: () => store.channel('production').newest(),
    /** The guard of an edge that counted this. */
    open: (arms: Arms, entry = revision, secret = 'of all edges') =>
      createCanaryGuard({
        store,
        channel: 'production',
        reports: { trial: () => trialOf(arms, entry) },
        secret,
        announce,
        log,
      }),
  };
}
