import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { entryOf, makeBuild, manifestOf, overwrite } from '../testing/builds.ts';
import { openTestStore } from '../testing/open-test-store.ts';
import { NotInStore } from './store-errors.ts';

const script = `parts/blog/files/${entryOf('one')}`;

function brotli(text: string, quality: number): Buffer {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
}

describe('publishing a part', () => {
  it('never overwrites a version', async () => {
    const { store, publish } = await openTestStore();
    const version = await publish('blog', 'one');
    expect(await publish('blog', 'one')).toBe(version);
    expect(await store.storage.create(script, Buffer.from('other'))).toBe(false);
    expect(String(await store.storage.read(script))).toBe('one');
  });

  it('refuses another build of the same version', async () => {
    const { store, folder } = await openTestStore();
    const build = await makeBuild(folder, 'blog', 'one');
    await store.publish(build);
    await writeFile(path.join(build, 'part.json'), JSON.stringify({ ...manifestOf('blog', 'one'), contract: '2.0' }));
    await expect(store.publish(build)).rejects.toThrow(
      'blog 1.0.0-one is in the store already, with different content; a version is never overwritten.',
    );
  });

  it('refuses a build that differs from its manifest, and writes nothing', async () => {
    const { store, folder } = await openTestStore();
    const build = await makeBuild(folder, 'blog', 'one');
    await writeFile(path.join(build, 'browser', entryOf('one')), 'tampered');
    await expect(store.publish(build)).rejects.toThrow('.js is not what part.json says');
    expect(await store.storage.list('')).toEqual([]);
  });

  it('says which file of a build is missing, broken or not to be read', async () => {
    const { store, folder } = await openTestStore();
    const build = await makeBuild(folder, 'blog', 'one');
    await expect(store.publish(folder)).rejects.toThrow(`${folder} has no part.json: build the part first`);
    const file = path.join(build, 'browser', entryOf('one'));
    await rm(file);
    await mkdir(file);
    await expect(store.publish(build)).rejects.toThrow(`${file} of the build cannot be read: `);
    await writeFile(path.join(build, 'part.json'), '{ "name":');
    await expect(store.publish(build)).rejects.toThrow(`${build}/part.json is not valid JSON; build the part again.`);
  });

  it('stores one complete version when several publish it at once', async () => {
    const { store, folder } = await openTestStore();
    const build = await makeBuild(folder, 'blog', 'one');
    await Promise.all(Array.from({ length: 8 }, () => store.publish(build)));
    expect(await store.storage.list('parts/')).toEqual([
      'parts/blog/1.0.0-one/part.json',
      'parts/blog/1.0.0-one/published.json',
      script,
    ]);
    await store.verify(await store.readManifest('blog', '1.0.0-one'));
  });

  it('stores a file once, however many versions name it', async () => {
    const { store, publish } = await openTestStore();
    const create = jest.spyOn(store.storage, 'create');
    const versions = ['1.0.0-one', '1.0.0-next', '1.0.0-third'];
    for (const version of versions) await publish('blog', 'one', { version });
    expect(create.mock.calls.filter(([key]) => key === script)).toHaveLength(1);
    for (const version of versions) await store.verify(await store.readManifest('blog', version));
  });

  it('writes again what a published version lacks', async () => {
    const { store, publish } = await openTestStore();
    const version = await publish('blog', 'one');
    await store.storage.remove(script);
    await publish('blog', 'one');
    await store.verify(await store.readManifest('blog', version));
  });

  it('refuses a file of which the store has other content, and publishes nothing', async () => {
    const { store, publish } = await openTestStore();
    await store.storage.create(script, Buffer.from('other'));
    await expect(publish('blog', 'one')).rejects.toThrow(
      `blog 1.0.0-one cannot be published: ${script} in the store has other content.`,
    );
    expect(await store.listVersions('blog')).toEqual([]);
  });

  it('shares a compressed copy that another zlib has made', async () => {
    const { store, publish } = await openTestStore();
    await store.storage.create(`${script}.br`, brotli('one', 1));
    const { files } = manifestOf('blog', 'one');
    const [[name, file] = ['', { sha384: '', bytes: 0 }]] = Object.entries(files);
    const stated = { ...files, [`${name}.br`]: { ...file, sha384: 'of another copy' } };
    await store.verify({ ...manifestOf('blog', 'one'), files: await publish('blog', 'one').then(() => stated) });
    await overwrite(store.storage, `${script}.br`, brotli('two', 1));
    await expect(store.verify({ ...manifestOf('blog', 'one'), files: stated })).rejects.toThrow('.js.br is not what');
  });

  it('refuses a version whose pages would ask for other bytes than it has', async () => {
    const { store, publish } = await openTestStore();
    const integrity = { [script.split('/').at(-1) ?? '']: 'sha256-of-another' };
    await expect(publish('blog', 'one', { integrity })).rejects.toThrow(
      'is not what part.json says; build the part again.',
    );
    expect(await store.listVersions('blog')).toEqual([]);
  });
});

it('gives the same versions the same release, whatever their order', async () => {
  const { store, publish } = await openTestStore();
  const [blog, contact] = [await publish('blog', 'one'), await publish('contact', 'two')];
  const first = await store.createRelease({ parts: { blog, contact } });
  const second = await store.createRelease({ parts: { contact, blog } });
  expect(second.id).toBe(first.id);
});

it('throws for a version that the store does not have', async () => {
  const { store, publish } = await openTestStore();
  const version = await publish('shell', 'one');
  expect(await store.edgeScript(version)).toMatch(/main\.mjs$/);
  await expect(store.edgeScript('1.0.0-none')).rejects.toThrow(NotInStore);
});
