import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { openStore } from '@site/delivery/store/open-store';
import { NotSigned } from '@site/delivery/store/store-errors';
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
    ['preview', 'blog@1.0.0-a'],
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

  it('signs with a new key what is delivered where keys are listed', async () => {
    const { release, folder, store } = await openCommand();
    expect((await release('status')).stdout).toContain('Signatures are not checked: TRUSTED_KEYS is not set.');
    const publicKey = (await release('keys', 'new', `${folder}/blog.pem`)).stdout.trim();
    await writeFile(`${folder}/keys.json`, JSON.stringify({ blog: [publicKey] }));
    Object.assign(process.env, { TRUSTED_KEYS: `${folder}/keys.json`, RELEASE_KEY: `${folder}/blog.pem` });
    expect((await release('status')).stdout).toContain('Signatures are checked by the listed keys of blog.');
    const build = await makeBuild(folder, 'blog', 'b');
    expect(await release('publish', 'blog', '--build', build)).toMatchObject({ code: 0 });
    await openStore().expectSigned({ blog: '1.0.0-b' });
    await expect(openStore().expectSigned({ blog: '1.0.0-a' })).rejects.toThrow(NotSigned);
    expect(await store.listVersions('blog')).toEqual(['1.0.0-a', '1.0.0-b']);
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
