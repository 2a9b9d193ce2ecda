import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { newPrivateKey, signerOf } from '@site/delivery/store/signatures';
import { manifestOf } from '@site/delivery/testing/builds';
import { openTestStore } from '@site/delivery/testing/open-test-store';
import { outcomeOf } from '@site/service/testing/processes';
import { createReleaseProgram, describeReleaseFailure } from './release-program.ts';

it('tells the chat what was done, by whom and why, and what an earlier rollback refused', async () => {
  const { run } = await openDelivered();
  const texts = spyOnChat();
  await run('rollback', 'blog', '--why', 'the list is empty');
  await run('promote', 'blog@1.0.0-b');
  await run('promote', 'blog@1.0.0-b', '--dry-run');
  expect(texts()).toEqual([
    expect.stringMatching(/^production has release .+\nComes back only with --again: .+\nthe list is empty, by Ravi$/),
    expect.stringMatching(
      /^Refused on production: blog@1\.0\.0-b, by Ravi\nrolled back: blog 1\.0\.0-b was rolled back /,
    ),
  ]);
});

it('tells the chat what the gate refused', async () => {
  const { run, publish } = await openDelivered();
  const texts = spyOnChat();
  await publish('blog', 'bad', { table: manifestOf('blog', 'bad', ['/elsewhere']).table });
  await run('promote', 'blog@1.0.0-bad');
  expect(texts()).toEqual([
    expect.stringMatching(
      /^Refused on production: blog@1\.0\.0-bad, by Ravi\nroutes: blog no longer answers at \/blog/,
    ),
  ]);
});

it('tells the chat that a version is not signed, and refuses it with exit code 3', async () => {
  const { run, publish, folder } = await openDelivered();
  const file = path.join(folder, 'keys.json');
  await writeFile(file, JSON.stringify({ blog: [signerOf(newPrivateKey()).publicKey] }));
  process.env.TRUSTED_KEYS = file;
  await publish('blog', 'c');
  const texts = spyOnChat();
  expect(await run('promote', 'blog@1.0.0-c')).toMatchObject({ exitCode: 3 });
  expect(texts()).toEqual([
    expect.stringMatching(/^Refused on production: blog@1\.0\.0-c, by Ravi\nblog@1\.0\.0-c is signed by no key/),
  ]);
});

describe('what was rolled back', () => {
  it('names a rolled-back version, in status and history too', async () => {
    const { run } = await openDelivered();
    const { stdout } = await run('rollback', 'blog', '--why', 'the list is empty');
    expect(stdout).toMatch(/\nComes back only with --again: blog@1\.0\.0-b\.\n$/);
    expect((await run('status')).stdout).toMatch(
      /^ {2}blog@1\.0\.0-b was rolled back on production at .+ UTC by Ravi: the list is empty$/m,
    );
    expect((await run('history')).stdout).toMatch(
      /^ {3}3 .+ rollback .+ the list is empty {2}by Ravi\n.+\n {6}rolled back: blog@1\.0\.0-b\n {3}2 /m,
    );
  });

  it('brings a rolled-back release back with --again', async () => {
    const { run } = await openDelivered();
    const before = JSON.parse((await run('history', '--json')).stdout);
    await run('rollback', 'blog');
    // The release that had it was live a moment ago, so it is live again without the gate, which could run no edge of this store.
    expect(await run('promote', before[0].release)).toMatchObject({ exitCode: 3 });
    expect((await run('promote', before[0].release, '--again')).stdout).toContain('has release');
    expect((await run('status')).stdout).not.toContain('rolled back');
  });

  it.each([
    [['rollback', 'aaaaaaaaaaaa'], 1, 'production has no part aaaaaaaaaaaa; it has blog, shell.'],
    [
      ['canary', 'blog@1.0.0-a', '--percent', '0.004'],
      2,
      "option '--percent <n>' argument '0.004' is invalid. A share is more than 0 and at most 100, with two decimals at most",
    ],
    [['canary', 'blog@1.0.0-a', '--percent', '25,5'], 2, "argument '25,5' is invalid. It must be a number"],
    [['promote', 'blog@../1'], 2, '"blog@../1" is neither PART@VERSION nor the id of a release.'],
  ])('says what is wrong with the arguments %j', async (args, exitCode, sentence) => {
    const { run } = await openDelivered();
    expect(await run(...args)).toMatchObject({ exitCode, stderr: expect.stringContaining(sentence) });
  });
});

/** A store, which the settings name, whose blog a has become b. */
async function openDelivered() {
  const { folder, settings, start, deliver, publish } = await openTestStore();
  await start({ shell: 'a', blog: 'a' });
  await deliver('blog', 'b');
  return { folder, publish, run: runWith(settings) };
}

/** Runs commands as Ravi. */
function runWith(settings: Record<string, string>) {
  jest.replaceProperty(process, 'env', { ...process.env, ...settings, RELEASE_ACTOR: 'Ravi' });
  const describeFailure = describeReleaseFailure;
  return (...args: string[]) => outcomeOf(createReleaseProgram(), args, { describeFailure });
}

/** The texts that the chat gets from now on. */
function spyOnChat(): () => string[] {
  process.env.RELEASE_WEBHOOK = 'https://chat.example/hook';
  const posted = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response());
  return () => posted.mock.calls.map(([, request]) => JSON.parse(String(request?.body)).text);
}
