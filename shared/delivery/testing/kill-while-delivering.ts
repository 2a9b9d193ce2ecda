import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openStore } from '../store/open-store.ts';
import { makeBuild } from './builds.ts';

const script = path.resolve('shared/delivery/testing/deliver.ts');
const channel = 'production';

/** From the first kill, before anything was written, to the last, when a delivery is mostly done. */
const spanMs = { folder: 60, bucket: 300 };

interface Place {
  /** Where the builds are made. */
  folder: string;
  /** They open the store, in this process and in another. */
  settings: Record<string, string>;
}

/**
 * Delivers a part over and over and kills each delivery at another moment. Throws unless the channel then points to the old or the new
 * state, complete to the last byte. Returns how often each was found, after one more delivery that is not killed.
 */
export async function killDeliveries(
  { folder, settings }: Place,
  kills: number,
): Promise<{ old: number; new: number }> {
  const store = openStore(settings);
  const span = settings.RELEASES_BUCKET ? spanMs.bucket : spanMs.folder;
  const found = { old: 0, new: 0 };
  let before = await live();
  for (let kill = 0; kill < kills; kill += 1) {
    await killAfter(start(await makeBuild(folder, 'blog', `n${kill}`), settings), (kill / kills) * span);
    const after = await live();
    found[check(before, after, `1.0.0-n${kill}`)] += 1;
    for (const manifest of await store.readManifests(after)) await store.verify(manifest);
    before = after;
  }
  await once(start(await makeBuild(folder, 'blog', 'last'), settings), 'exit');
  check(before, await live(), '1.0.0-last');
  return found;

  async function live(): Promise<Record<string, string>> {
    const entry = await store.readChannel(channel);
    return (await store.readRelease(entry?.release ?? '')).parts;
  }
}

function check(before: Record<string, string>, after: Record<string, string>, wanted: string): 'old' | 'new' {
  const [old, now] = [JSON.stringify(before), JSON.stringify(after)];
  if (now === JSON.stringify({ ...before, blog: wanted })) return 'new';
  if (now === old && wanted !== '1.0.0-last') return 'old';
  throw new Error(`After ${old} and a delivery of ${wanted} the channel has ${now}.`);
}

async function killAfter(child: ChildProcess, milliseconds: number): Promise<void> {
  const ended = once(child, 'exit');
  await Promise.race([once(child, 'message'), ended]);
  await pause(milliseconds);
  child.kill('SIGKILL');
  await ended;
}

function start(build: string, settings: Record<string, string>): ChildProcess {
  return fork(script, [build, channel], {
    execArgv: ['--import', 'tsx/esm'],
    stdio: 'inherit',
    env: { ...process.env, ...settings },
  });
}
