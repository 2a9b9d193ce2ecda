import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { makeBuild, manifestOf } from '@site/delivery/testing/builds';
import { openTestStore } from '@site/delivery/testing/open-test-store';
import { outcomeOf } from '@site/service/testing/processes';
import { createReleaseProgram, describeReleaseFailure } from './release-program.ts';

describe('npm run release', () => {
  it('answers wrong usage with one sentence and exit code 2', async () => {
    const { release } = await openCommand();
    const [unknown, versionless, flag] = [
      await release('deploy'),
      await release('promote', 'nobody'),
      await release('status', '--loud'),
    ];
    expect([unknown.code, versionless.code, flag.code]).toEqual([2, 2, 2]);
    expect(versionless.stderr).toMatch(/^Unknown part nobody\. Parts: /);
  });

  it.each([
    ['promote', 'blog@1.0.0-a'],
    ['token', '--releases'],
  ])('refuses an address of a site that `%s` could not use, before it does anything', async (...command) => {
    const { release } = await openCommand();
    const [schemeless, path] = [
      await release(...command, '--site', 'localhost:8080'),
      await release(...command, '--site', 'https://staging.example/blog'),
    ];
    expect([schemeless.code, path.code]).toEqual([2, 2]);
    expect(schemeless.stderr).toContain('It must be an address like https://www.example.com.');
    expect(path.stderr).toContain('It must end after the host or its port, like https://www.example.com.');
  });

  it('publishes a build and prints its version, and what differs from the live one', async () => {
    const { release, folder, store } = await openCommand();
    const { code, stdout } = await release(
      'publish',
      'blog',
      '--build',
      await makeBuild(folder, 'blog', 'b'),
      '--json',
    );
    expect({ code, ...JSON.parse(stdout) }).toMatchObject({
      code: 0,
      part: 'blog',
      version: '1.0.0-b',
      difference: { before: '1.0.0-a', files: { changed: ['browser/entry.js'] } },
    });
    expect(await store.listVersions('blog')).toEqual(['1.0.0-a', '1.0.0-b']);
  });

  it('previews a version for a pull request: what differs, and why the gate refuses it', async () => {
    const { release, publish, store } = await openCommand();
    await publish('blog', 'bad', { table: manifestOf('blog', 'bad', ['/elsewhere']).table });
    const { code, stdout } = await release('preview', 'blog', '--version', '1.0.0-bad');
    expect(code).toBe(3);
    expect(stdout).toMatch(
      /^### blog@1\.0\.0-bad\n\n.+\n\n {4}blog {9}1\.0\.0-a -> 1\.0\.0-bad {3}built .+\n {6}\+ \/elsewhere\n {6}- \/blog\n/,
    );
    expect(stdout).toContain('**Failed: preview**\n\n    routes: blog no longer answers at /blog, which is live.');
    expect((await store.channel('production').history()).map(({ action }) => action)).toEqual(['start']);
  });

  it('refuses with exit code 3 and its reasons, and changes nothing', async () => {
    const { release, inItsProcess, publish, store } = await openCommand();
    await publish('blog', 'bad', { table: manifestOf('blog', 'bad', ['/elsewhere']).table });
    const [text, data] = [
      await inItsProcess('promote', 'blog@1.0.0-bad', '--dry-run'),
      await release('promote', 'blog@1.0.0-bad', '--json'),
    ];
    expect(text).toMatchObject({
      code: 3,
      stderr: expect.stringContaining('routes: blog no longer answers at /blog, which is live.'),
    });
    expect(data.code).toBe(3);
    expect(JSON.parse(data.stdout).refusals).toMatchObject([
      { check: 'routes', part: 'blog', reason: 'no longer answers at /blog, which is live.' },
    ]);
    expect((await store.channel('production').history()).map(({ action }) => action)).toEqual(['start']);
  });

  it('retires a part, and says where its addresses lead', async () => {
    const { release, store } = await openCommand();
    const [unsaid, done] = [
      await release('retire', 'blog'),
      await release('retire', 'blog', '--to', '/blog=/shell', '--gone'),
    ];
    expect([unsaid.code, done.code]).toEqual([2, 0]);
    expect((await release('status')).stdout).toMatch(/blog +retired\n +- \/blog -> \/shell/);
    expect((await release('diff')).stdout).toMatch(/blog +1\.0\.0-a -> \(retired\)\n +- \/blog -> \/shell/);
    expect((await store.channel('production').history()).at(-1)).toMatchObject({
      why: 'retire blog --to /blog=/shell --gone',
      by: expect.any(String),
    });
  });

  it('names what is missing and exits 1', async () => {
    const { release } = await openCommand();
    expect(await release('promote', 'blog@1.0.0-none')).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^The release store has no blog 1\.0\.0-none\.\n.+RELEASES_DIR/),
    });
  });

  it('puts a policy in force, by which commands are refused with exit code 3', async () => {
    const { release, publish, folder, store } = await openCommand();
    await publish('blog', 'b');
    await publish('shell', 'b');
    const keyFile = (name: string) => `${folder}/${name}.pem`;
    const newKey = async (name: string) => (await release('keys', 'new', keyFile(name))).stdout.trim();
    const [platform, blog] = [await newKey('platform'), await newKey('blog')];
    const shown = JSON.parse((await release('policy', 'show')).stdout);
    const people = { ...shown.people, 'blog team': [blog] };
    const file = `${folder}/policy.json`;
    await writeFile(file, JSON.stringify({ ...shown, people, platform: { keys: [platform], threshold: 1 } }));

    process.env.RELEASE_KEY = keyFile('platform');
    expect(await release('policy', 'sign', file, '--channel', 'staging')).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('This is the policy of production, not of staging'),
    });
    const { stdout, stderr } = await release('policy', 'sign', file);
    expect(stderr).toContain(`+ blog team has the key ${blog}\n`);
    expect(stderr).toContain('+ blog team may promote blog\n');
    process.env.RELEASE_POLICY = /RELEASE_POLICY=(\S+),/.exec(stdout)?.[1];
    process.env.RELEASE_KEY = keyFile('blog');
    expect((await release('keys', 'list')).stdout).toContain(`blog team  ${blog}`);
    expect(await release('hold', 'blog@1.0.0-b')).toMatchObject({ code: 0 });
    expect(await release('retire', 'blog', '--gone')).toMatchObject({ code: 0 });
    expect(await release('hold', 'shell@1.0.0-b')).toMatchObject({
      code: 3,
      stderr: expect.stringContaining(
        'needs the right to hold or rollback or guard shell, which blog team does not have',
      ),
    });

    process.env.RELEASE_KEY = keyFile('platform');
    await writeFile(
      file,
      JSON.stringify({
        ...shown,
        version: 2,
        people,
        platform: { keys: [platform], threshold: 1 },
        approvals: { '*': 1 },
      }),
    );
    expect((await release('policy', 'diff', file)).stdout).toBe('+ * needs 1 approvals\n');
    expect((await release('keys', 'revoke', 'blog team')).stdout).toContain('Version 2 of the policy of production');
    process.env.RELEASE_KEY = keyFile('blog');
    expect(await release('rollback', 'blog')).toMatchObject({ code: 3 });
    expect((await store.channel('production').history()).map(({ action }) => action)).toEqual([
      'start',
      'policy',
      'hold',
      'retire',
      'policy',
    ]);
  });
});

it('names the file of a policy that is not JSON', async () => {
  const { release, folder } = await openCommand();
  const file = `${folder}/policy.json`;
  await writeFile(file, '{"channel": ');
  for (const command of ['diff', 'sign'])
    expect(await release('policy', command, file)).toMatchObject({
      code: 2,
      stderr: expect.stringContaining(`${file} is not valid JSON`),
    });
});

/** The command as an operator calls it, on a store with a shell and a blog. */
async function openCommand() {
  const opened = await openTestStore();
  await opened.start({ shell: 'a', blog: 'a' });
  const env = { ...process.env, ...opened.settings, DATA_DIR: `${opened.folder}/data` };
  jest.replaceProperty(process, 'env', env);
  return {
    ...opened,
    /** Without the second or two that a process takes to start. */
    async release(...args: string[]) {
      const options = { describeFailure: describeReleaseFailure };
      const { exitCode, ...said } = await outcomeOf(createReleaseProgram(), args, options);
      return { code: exitCode, ...said };
    },
    inItsProcess: (...args: string[]) =>
      promisify(execFile)(process.execPath, ['shared/tools/release.mjs', ...args], { env }).then(
        ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
        ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({ code, stdout, stderr }),
      ),
  };
}
