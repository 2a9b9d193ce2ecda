import { allowAll, type Gate, manifestGate } from '../gate/gate.ts';
import type { Proposal, Refusal } from '../gate/proposal.ts';
import { openTestStore, unaskedGate } from '../testing/open-test-store.ts';
import { checkPromotion, promote } from './promote.ts';

const refusal: Refusal = { check: 'routes', part: 'blog', reason: 'is not wanted.', remedy: 'Make another.' };

describe('promoting a version', () => {
  it('writes no release that the gate refuses', async () => {
    const { store, start, publish } = await openTestStore();
    await start({ shell: 'a', blog: 'a' });
    const change = { versions: { blog: await publish('blog', 'b') }, channel: 'production', why: 'news' };
    const refusing: Gate = { ...allowAll, judge: async () => [refusal] };
    await expect(checkPromotion(store, { ...change, gate: refusing })).rejects.toThrow('blog is not wanted.');
    expect(await store.listReleases()).toHaveLength(1);
  });

  it('refuses a version whose files were changed in the store', async () => {
    const { store, start, publish, spoil } = await openTestStore();
    await start({ shell: 'a', blog: 'a' });
    const version = await publish('blog', 'b');
    await spoil('blog', version);
    const change = { versions: { blog: version }, channel: 'production', why: 'news', gate: manifestGate };
    await expect(promote(store, change)).rejects.toThrow('.js is not what part.json says');
  });

  it('records a skipped check in the history', async () => {
    const { store, start, publish } = await openTestStore();
    await start({ shell: 'a', blog: 'a' });
    const gate: Gate = { ...allowAll, skippedChecks: ['browser'] };
    await promote(store, { versions: { blog: await publish('blog', 'b') }, channel: 'production', why: 'news', gate });
    expect((await store.channel('production').history()).at(-1)).toMatchObject({
      action: 'promote',
      why: 'news',
      skippedChecks: ['browser'],
    });
  });
});

describe('promoting a release', () => {
  it('promotes one of the last ten releases as it was, without the gate', async () => {
    const { store, deliver, tryOut, live } = await openReleases();
    const { release } = await deliver('blog', 'b');
    await deliver('blog', 'c');
    await deliver('careers', 'a');
    await tryOut('blog', 'd');
    const { parts } = await store.readRelease(release);
    const verify = jest.spyOn(store, 'verify');
    const change = { channel: 'production', why: 'as on Monday', gate: unaskedGate };
    const entry = await promote(store, { ...change, versions: parts, release });
    expect(await live()).toEqual({ shell: '1.0.0-a', blog: '1.0.0-b' });
    expect(entry).toMatchObject({ release, action: 'promote', canary: undefined, rolledBack: undefined });
    expect(verify).not.toHaveBeenCalled();
  });

  it('asks the gate about a release of another channel, and keeps the parts that it lacks', async () => {
    const { store, deliver, publish, live } = await openReleases();
    await deliver('careers', 'a');
    const versions = { shell: '1.0.0-a', blog: await publish('blog', 'b') };
    const { release } = await promote(store, { channel: 'staging', versions, why: 'look', gate: allowAll });
    const change = { channel: 'production', versions, release, why: 'as on staging' };
    await expect(promote(store, { ...change, gate: unaskedGate })).rejects.toThrow('The gate was asked.');
    await promote(store, { ...change, gate: allowAll });
    expect(await live()).toEqual({ ...versions, careers: '1.0.0-a' });
  });

  it('asks the gate about the promotion of a release that was live longer ago', async () => {
    const { store, deliver, first } = await openReleases();
    for (let more = 1; more <= 10; more += 1) await deliver('blog', `${more}`);
    const { id: release, parts: versions } = await store.readRelease(first);
    const change = { channel: 'production', why: 'as long ago', versions, release };
    await promote(store, { ...change, gate: unaskedGate });
    await deliver('blog', '11');
    const { release: second } = (await store.channel('production').history())[1] ?? { release: '' };
    const { parts } = await store.readRelease(second);
    await expect(promote(store, { ...change, versions: parts, release: second, gate: unaskedGate })).rejects.toThrow(
      'The gate was asked.',
    );
  });
});

async function openReleases() {
  const opened = await openTestStore();
  const { release: first } = await opened.start({ shell: 'a', blog: 'a' });
  return { ...opened, first };
}

describe('promoting while another team is first', () => {
  it('judges a promotion again, beside what another team has made live meanwhile', async () => {
    const { blog, live, promoteBlog } = await openRace();
    await promoteBlog(1);
    expect(await live()).toMatchObject({ blog, contact: '1.0.0-0' });
  });

  it('gives a promotion up when others have changed the channel twice', async () => {
    const { live, promoteBlog } = await openRace();
    await expect(promoteBlog(2)).rejects.toThrow('Others changed production 2 times while this change was prepared');
    expect(await live()).toMatchObject({ blog: '1.0.0-a', contact: '1.0.0-1' });
  });
});

/** The contact team promotes during the first `times` judgements of a blog. */
async function openRace() {
  const { store, start, publish, deliver, live } = await openTestStore();
  await start({ shell: 'a', blog: 'a' });
  const blog = await publish('blog', 'b');
  return {
    blog,
    live,
    promoteBlog(times: number) {
      let judged = 0;
      const judge = async ({ proposed }: Proposal) => {
        expect(proposed.manifests.find(({ name }) => name === 'contact')?.version).toBe(
          judged > 0 ? `1.0.0-${judged - 1}` : undefined,
        );
        if (judged < times) await deliver('contact', String(judged));
        judged += 1;
        return [];
      };
      const gate: Gate = { ...allowAll, judge };
      return promote(store, { versions: { blog }, channel: 'production', why: 'news', gate });
    },
  };
}
