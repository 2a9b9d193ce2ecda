import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { makeBuild } from '../testing/builds.ts';
import { openTestStore } from '../testing/open-test-store.ts';

/** `npm test crashes` asks for twenty. */
const kills = Number(process.env.KILLS ?? 3);
/** From the first kill, before anything was written, to the last, when a delivery is mostly done. */
const spanMs = { folder: 60, bucket: 300 };

it('leaves the old or the new state at whatever moment a delivery is killed', async () => {
  const { folder, settings, store, start, live } = await openTestStore();
  await start({ shell: 'a', blog: 'first' });
  const deliver = async (content: string) =>
    fork('shared/delivery/testing/deliver.ts', [await makeBuild(folder, 'blog', content), 'production'], {
      execArgv: ['--import', 'tsx/esm'],
      stdio: 'inherit',
      env: { ...process.env, ...settings },
    });
  const states = [await live()];
  for (let kill = 0; kill < kills; kill += 1) {
    const child = await deliver(`n${kill}`);
    const ended = once(child, 'exit');
    await Promise.race([once(child, 'message'), ended]);
    await pause((kill / kills) * (settings.RELEASES_BUCKET ? spanMs.bucket : spanMs.folder));
    child.kill('SIGKILL');
    await ended;
    const [before, after] = [states.at(-1), await live()];
    expect([before, { ...before, blog: `1.0.0-n${kill}` }]).toContainEqual(after);
    for (const manifest of await store.readManifests(after)) await store.verify(manifest);
    states.push(after);
  }
  // Some are killed before they have moved the channel, the first one before it has written anything.
  expect(new Set(states.map(({ blog }) => blog)).size).toBeLessThan(states.length);
  await once(await deliver('last'), 'exit');
  expect(await live()).toEqual({ ...states.at(-1), blog: '1.0.0-last' });
}, 180_000);
