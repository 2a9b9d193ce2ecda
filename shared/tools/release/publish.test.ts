import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readProvenance } from '@site/delivery/store/version-files';
import { makeBuild } from '@site/delivery/testing/builds';
import { openTestStore } from '@site/delivery/testing/open-test-store';
import { temporaryFolder } from '@site/testing/temporary-folder';
import { publishFromCheckout, typeErrorsIn } from './publish.ts';

it('names the file and line of a wrong type', async () => {
  const errors = await Promise.all([errorsIn("'twenty'"), errorsIn('20')]);
  expect(errors).toEqual([[expect.stringMatching(/posts\.ts\(1,14\): error TS2322: Type 'string'/)], []]);
});

describe('a finished build', () => {
  const source = { author: 'Asha Rao', commit: '9f2c1ab8d0', branch: 'news', isModified: true };

  it('is published with its own commit, not with that of this checkout', async () => {
    const provenance = await provenanceOf(source);
    expect(provenance).toEqual({ ...source, ...always });
  });

  it('is published with what the settings name, or with nothing, where it does not say what it was built from', async () => {
    expect(await provenanceOf(undefined)).toEqual(always);
    expect(await provenanceOf(undefined, { GIT_COMMIT: '9f2c1ab8d0', GIT_AUTHOR: 'Ravi' })).toMatchObject({
      commit: '9f2c1ab8d0',
      author: 'Ravi',
    });
  });

  it('is refused if what it says of its source is not valid JSON', async () => {
    await expect(provenanceOf('main')).rejects.toThrow(/source\.json is not valid JSON; build the part again\.$/);
  });
});

/** What is recorded besides; the type check of the checkout would take half a minute. */
const always = { builtAt: expect.any(String), publishedAt: expect.any(String), skippedChecks: ['types'] };

/** The provenance that the store records of a published build. */
async function provenanceOf(source: object | string | undefined, env: NodeJS.ProcessEnv = {}) {
  const { store, folder } = await openTestStore();
  const build = await makeBuild(folder, 'blog', 'b');
  const written = typeof source === 'string' ? source : JSON.stringify(source);
  if (source) await writeFile(path.join(build, 'source.json'), written);
  const { GIT_AUTHOR: _author, GIT_BRANCH: _branch, GIT_COMMIT: _commit, ...others } = process.env;
  jest.replaceProperty(process, 'env', { ...others, ...env });
  const version = await publishFromCheckout(store, 'blog', { build, withoutTypes: true });
  return readProvenance(store.storage, 'blog', version);
}

async function errorsIn(value: string): Promise<string[]> {
  const folder = temporaryFolder();
  await writeFile(path.join(folder, 'tsconfig.json'), '{ "compilerOptions": { "noEmit": true, "types": [] } }');
  await writeFile(path.join(folder, 'posts.ts'), `export const posts: number = ${value};`);
  return typeErrorsIn(folder);
}
