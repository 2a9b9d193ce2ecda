import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, symlinkSync, writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readProvenance } from '@site/delivery/store/version-files';
import { makeBuild } from '@site/delivery/testing/builds';
import { openTestStore } from '@site/delivery/testing/open-test-store';
import { temporaryFolder } from '@site/testing/temporary-folder';
import { publishFromCheckout } from './publish.ts';

it('publishes nothing where a type is wrong, and names its file and line', () => {
  const folder = repositoryOfNews(`export const posts: number = 'twenty';`);
  const { status, stderr } = spawnSync(process.execPath, [program, 'publish', 'news'], {
    cwd: folder,
    env: { ...process.env, NODE_OPTIONS: '', RELEASES_DIR: path.join(folder, 'releases') },
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([1, expect.stringMatching(/ posts\.ts\(1,14\): error TS2322: Type 'string'/)]);
  expect(existsSync(path.join(folder, 'releases'))).toBe(false);
});

describe('a finished build', () => {
  const source = { author: 'Asha Rao', commit: '9f2c1ab8d0', branch: 'news', isModified: true };

  it('publishes a finished build with its own commit, not with that of this checkout', async () => {
    const provenance = await provenanceOf(source);
    expect(provenance).toEqual({ ...source, ...always });
  });

  it('publishes a build that names no source with what the settings name, or with nothing', async () => {
    expect(await provenanceOf(undefined)).toEqual(always);
    expect(await provenanceOf(undefined, { GIT_COMMIT: '9f2c1ab8d0', GIT_AUTHOR: 'Ravi' })).toMatchObject({
      commit: '9f2c1ab8d0',
      author: 'Ravi',
    });
  });

  it('refuses a build whose source.json is not valid JSON', async () => {
    await expect(provenanceOf('main')).rejects.toThrow(/source\.json is not valid JSON; build the part again\.$/);
  });
});

const root = path.join(import.meta.dirname, '../../..');
const program = path.join(import.meta.dirname, '../release.mjs');

/** A part in a repository of its own, with the tasks of those that `npm create` makes, whose build takes no time. */
function repositoryOfNews(posts: string): string {
  const folder = temporaryFolder();
  const files = {
    'federation.ts': `export const federation = { name: 'news' };`,
    'package-lock.json': '{ "lockfileVersion": 3, "packages": { "": {} } }',
    'package.json': `{
      "name": "mfe-news", "type": "module", "packageManager": "npm@11.19.1",
      "scripts": { "build": "node --version", "types": "tsc -p tsconfig.json" }
    }`,
    'posts.ts': posts,
    'tsconfig.json': '{ "compilerOptions": { "noEmit": true, "types": [] }, "files": ["posts.ts"] }',
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
  copyFileSync(path.join(root, 'shared/create-part/repository/turbo.json'), path.join(folder, 'turbo.json'));
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  return folder;
}

/** What is recorded besides. */
const always = { builtAt: expect.any(String), publishedAt: expect.any(String) };

/** The provenance that the store records of a published build. */
async function provenanceOf(source: object | string | undefined, env: NodeJS.ProcessEnv = {}) {
  const { store, folder } = await openTestStore();
  const build = await makeBuild(folder, 'blog', 'b');
  const written = typeof source === 'string' ? source : JSON.stringify(source);
  if (source) await writeFile(path.join(build, 'source.json'), written);
  const { GIT_AUTHOR: _author, GIT_BRANCH: _branch, GIT_COMMIT: _commit, ...others } = process.env;
  jest.replaceProperty(process, 'env', { ...others, ...env });
  const version = await publishFromCheckout(store, 'blog', { build });
  return readProvenance(store.storage, 'blog', version);
}
