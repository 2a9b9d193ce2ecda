import { promote } from '@site/delivery/channels/promote';
import { rollback } from '@site/delivery/channels/rollback';
import { allowAll } from '@site/delivery/gate/gate';
import type { Refusal } from '@site/delivery/gate/proposal';
import { openTestStore } from '@site/delivery/testing/open-test-store';
import { serveHere } from '@site/service/testing/http';
import { type Delivery, deliver, prepareStaging } from './deliver.ts';
import { createProgress } from './progress.ts';

const channel = 'production';

it('promotes a version, and sees the site show it', async () => {
  const { deliverBlog, lines, store } = await openDelivery();
  const delivered = await deliverBlog({});
  expect(delivered).toMatchObject({ part: 'blog', version: '1.0.0-b', isChanged: true, isShown: true });
  expect(delivered).toMatchObject({ why: 'deliver blog@1.0.0-b', by: 'Asha', action: 'promote' });
  expect((await store.channel(channel).newest())?.release).toBe(delivered.release);
  expect(lines.map(nameOf)).toEqual(['gate', 'promote', 'watch']);
});

it('says that a version is live already', async () => {
  const { deliverBlog } = await openDelivery();
  expect(await deliverBlog({ version: '1.0.0-a' })).toMatchObject({
    isChanged: false,
    isShown: true,
  });
});

it('watches nothing where no site is known', async () => {
  const { deliverBlog, lines } = await openDelivery();
  expect(await deliverBlog({ site: undefined })).toMatchObject({ isChanged: true, isShown: undefined });
  expect(lines.map(nameOf)).toEqual(['gate', 'promote']);
});

it('starts a canary instead when told', async () => {
  const { deliverBlog } = await openDelivery();
  const started = await deliverBlog({ canary: 5 });
  expect(started).toMatchObject({ action: 'canary', canary: { percent: 5 }, isShown: undefined });
});

it('judges again, and says whose change came between', async () => {
  const { deliverBlog, lines, store, publish } = await openDelivery();
  let isFirst = true;
  const judge = async () => {
    const versions = { contact: await publish('contact', 'c') };
    if (isFirst) await promote(store, { versions, channel, why: 'first', gate: allowAll });
    isFirst = false;
    return [];
  };
  const { release } = await deliverBlog({ gate: { ...allowAll, judge } });
  expect((await store.readRelease(release)).parts).toMatchObject({ blog: '1.0.0-b', contact: '1.0.0-c' });
  expect(lines.map((line) => line.trim())).toContain('contact was promoted meanwhile, judging again');
});

it('says that a version is live already if another run brings it meanwhile', async () => {
  const { deliverBlog, store } = await openDelivery();
  const judge = async () => {
    await promote(store, { versions: { blog: '1.0.0-b' }, channel, why: 'first', gate: allowAll });
    return [];
  };
  expect(await deliverBlog({ gate: { ...allowAll, judge } })).toMatchObject({ isChanged: false, why: 'first' });
});

it('leaves the channel as it was when the gate refuses', async () => {
  const { deliverBlog, lines, store } = await openDelivery();
  const refusal: Refusal = { check: 'routes', part: 'blog', reason: 'is not wanted.', remedy: 'Make another.' };
  const judge = async () => [refusal];
  await expect(deliverBlog({ gate: { ...allowAll, judge } })).rejects.toThrow('blog is not wanted.');
  expect((await store.channel(channel).newest())?.revision).toBe(1);
  expect(lines.at(-2)).toMatch(/^gate .* refused$/m);
});

it('tells where no site answers', async () => {
  const { deliverBlog, lines } = await openDelivery();
  expect((await deliverBlog({ site: 'http://127.0.0.1:1' })).isShown).toBeUndefined();
  expect(lines.at(-1)).toContain('no site answers at http://127.0.0.1:1');
});

it('waits for a site that is too busy to answer at first', async () => {
  const { deliverBlog, store } = await openDelivery();
  const statuses = [503];
  const site = await serveHere(async (_request, response) => {
    response.statusCode = statuses.shift() ?? 200;
    const { release = '' } = (await store.channel(channel).newest()) ?? {};
    response.end(JSON.stringify(await store.readRelease(release)));
  });
  expect(await deliverBlog({ site })).toMatchObject({ isShown: true });
});

it('waits for a site that answers too late at first', async () => {
  const { deliverBlog } = await openDelivery();
  jest.spyOn(AbortSignal, 'timeout').mockImplementationOnce(() => AbortSignal.abort());
  expect(await deliverBlog({})).toMatchObject({ isShown: true });
});

it('takes no other program for the site, whatever it answers', async () => {
  const { deliverBlog, lines } = await openDelivery();
  const site = await serve(async () => ({ id: 7 }));
  expect(await deliverBlog({ site })).toMatchObject({ isChanged: true, isShown: undefined });
  expect(lines.at(-1)).toContain(`no site answers at ${site}`);
});

it('refuses on staging what was rolled back on production, unless it is to go live again', async () => {
  const { store, start, deliver: deliverTo } = await openTestStore();
  await start({ shell: 'a', blog: 'a' });
  await deliverTo('blog', 'b');
  await rollback(store, { channel, part: 'blog', why: 'the list is empty', gate: allowAll });
  const delivery = { part: 'blog', version: '1.0.0-b', channel: 'staging' };
  await expect(prepareStaging(store, delivery)).rejects.toThrow('blog 1.0.0-b was rolled back');
  expect(await store.channel('staging').newest()).toBeUndefined();
  await prepareStaging(store, { ...delivery, again: true });
});

it('begins an empty staging with the release of production, and leaves what is there', async () => {
  const { store, start, publish } = await openTestStore();
  const delivery = { part: 'blog', version: await publish('blog', 'b'), channel: 'staging' };
  await expect(prepareStaging(store, delivery)).rejects.toThrow('has no release yet');
  const { release } = await start({ shell: 'a', blog: 'a' });
  await prepareStaging(store, delivery);
  const first = await store.channel('staging').newest();
  expect(first).toMatchObject({ release, action: 'start' });
  await promote(store, { versions: { blog: '1.0.0-b' }, channel, why: 'news', gate: allowAll });
  await prepareStaging(store, delivery);
  expect(await store.channel('staging').newest()).toEqual(first);
});

/** A store with three parts, a site that follows it, and a blog to deliver. */
async function openDelivery() {
  const opened = await openTestStore();
  const { store, start, publish } = opened;
  await start({ shell: 'a', blog: 'a', contact: 'a' });
  const lines: string[] = [];
  const progress = createProgress({ write: (text) => lines.push(text) });
  const site = await serveChannel(store);
  const delivery: Delivery = {
    part: 'blog',
    version: await publish('blog', 'b'),
    channel,
    by: 'Asha',
    site,
    gate: { ...allowAll, judge: async () => [] },
  };
  return {
    ...opened,
    lines,
    deliverBlog: (change: Partial<Delivery>) => deliver(store, { ...delivery, ...change }, progress),
  };
}

/** Answers like an edge at `/_/release.json`. */
function serveChannel(store: Awaited<ReturnType<typeof openTestStore>>['store']): Promise<string> {
  return serve(async () => store.readRelease((await store.channel(channel).newest())?.release ?? ''));
}

function serve(respond: () => Promise<unknown>): Promise<string> {
  return serveHere(async (_request, response) => response.end(JSON.stringify(await respond())));
}

function nameOf(line: string): string {
  return line.split(' ')[0] ?? '';
}
