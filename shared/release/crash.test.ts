import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { makeBuild } from './testing/builds.ts';
import { openTestStore } from './testing/open-test-store.ts';

const deliver = path.join(__dirname, 'testing/deliver.ts');
const crashes = 20;
/** Between two kills, in milliseconds: the first comes before anything was written, the last when a delivery is mostly done. */
const step = 3;

it(`leaves the old or the new state, never a mixture, when a delivery is killed at ${crashes} moments`, async () => {
  const { folder, store, start } = await openTestStore();
  await start({ shell: 'a', blog: 'first' });
  const outcomes: string[] = [];
  for (let crash = 0; crash < crashes; crash += 1) {
    const before = await live();
    const build = await makeBuild(folder, 'blog', `n${crash}`);
    await killWhileDelivering([path.join(folder, 'store'), build, 'production'], crash * step);
    const after = await live();
    expect([before.blog, `1.0.0-n${crash}`]).toContain(after.blog);
    expect(after.shell).toBe('1.0.0-a');
    // Whatever the pointer says now can be served, to the last byte.
    for (const manifest of await store.readParts(after)) await store.verify(manifest);
    outcomes.push(after.blog === before.blog ? 'old' : 'new');
  }
  expect(outcomes).toContain('old');
  // Nothing that was left lying keeps the next delivery from landing.
  const build = await makeBuild(folder, 'blog', 'last');
  await once(startDelivery([path.join(folder, 'store'), build, 'production']), 'exit');
  expect((await live()).blog).toBe('1.0.0-last');

  async function live() {
    const entry = await store.readChannel('production');
    return (await store.readRelease(entry?.release ?? '')).parts;
  }
}, 60_000);

async function killWhileDelivering(words: string[], after: number): Promise<void> {
  const child = startDelivery(words);
  const ended = once(child, 'exit');
  await Promise.race([once(child, 'message'), ended]);
  await pause(after);
  child.kill('SIGKILL');
  await ended;
}

function startDelivery(words: string[]): ChildProcess {
  return fork(deliver, words, { execArgv: ['--import', 'tsx/esm'], stdio: 'inherit' });
}
