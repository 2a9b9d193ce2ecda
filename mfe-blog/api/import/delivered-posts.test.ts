import { renameSync, writeFileSync } from 'node:fs';
import type { DatabaseLocation } from '@site/service/database/open-database';
import { testDatabases } from '@site/service/testing/databases';
import { makePicture } from '../pictures/make-picture.ts';
import { createPostPictures } from '../pictures/post-pictures.ts';
import * as posts from '../posts/post-repository.ts';
import { importInto, newFolders, openPosts, postFile } from '../testing/open-blog.ts';

const before = { 'a.md': postFile({ title: 'A' }), 'b.md': postFile({ title: 'B' }) };
const after = {
  'a.md': postFile({ title: 'A of the version' }),
  'b.md': before['b.md'],
  'c.md': postFile({ title: 'C' }),
};

describe.each(testDatabases())('a version that starts on %s', (_kind, newLocation) => {
  it('brings the posts of a version, which a rollback takes back', async () => {
    const { start, titles } = await setUp(newLocation);
    await start(before);
    await start(after);
    expect(await titles()).toEqual(['A of the version', 'B', 'C']);
    expect(await start(before)).toMatchObject({ written: 1, unchanged: 1, removed: 1 });
    expect(await titles()).toEqual(['A', 'B']);
  });

  it('keeps posts imported since the last version until a version changes the same file', async () => {
    const { start, runCommand, titles } = await setUp(newLocation);
    await start(before);
    await runCommand({ ...before, 'a.md': postFile({ title: 'A by hand' }), 'new.md': postFile({ title: 'New' }) });
    expect(await start(before)).toMatchObject({ written: 0, unchanged: 2, removed: 0 });
    expect(await titles()).toEqual(['A by hand', 'B', 'New']);
    await start(after);
    expect(await titles()).toEqual(['A of the version', 'B', 'C', 'New']);
  });

  it('does not bring back posts removed since the last version', async () => {
    const { start, runCommand, titles } = await setUp(newLocation);
    await start(before);
    await runCommand({ 'a.md': before['a.md'] });
    await start(before);
    expect(await titles()).toEqual(['A']);
  });

  it('leaves a former address to the post that has claimed it since the last version', async () => {
    const { start, runCommand, database } = await setUp(newLocation);
    const version = { 'a.md': postFile({ formerly: '[old]' }) };
    await start(version);
    await runCommand({ 'a.md': postFile(), 'b.md': postFile({ formerly: '[old]' }) });
    await start(version);
    expect(await posts.findRenamed(database, 'old')).toBe('b');
  });
});

it('keeps pictures imported since the last version', async () => {
  const { database } = await setUp();
  const version = await builtVersion();
  const checkout = newFolders({ 'a.md': postFile({ image: 'post-a' }), 'b.md': postFile({ image: 'post-b' }) });
  for (const name of ['post-a', 'post-b']) await checkout.writePicture(name, { ...size, background: '#993366' });
  const imagesOf = async () => (await posts.list(database, 1, 50)).posts.map(({ featuredImage }) => featuredImage);
  await importInto(database, version, true);
  const delivered = await imagesOf();
  await importInto(database, { ...checkout, dataDir: version.dataDir });
  const imported = await imagesOf();
  expect(imported).toEqual([expect.stringContaining('post-b-'), expect.stringContaining('post-a-')]);
  await importInto(database, version, true);
  expect(await imagesOf()).toEqual(imported);
  expect(imported).not.toContain(delivered[0]);
});

it('keeps a post whose file of the new version has problems', async () => {
  const { start, titles } = await setUp();
  await start(before);
  await start({ ...before, 'b.md': 'no front matter' });
  expect(await titles()).toEqual(['A', 'B']);
  await start({ 'a.md': before['a.md'] });
  expect(await titles()).toEqual(['A']);
});

const size = { width: 900, height: 600 };

/** A version with one post, whose picture the build has made. */
async function builtVersion() {
  const folders = newFolders({ 'a.md': postFile({ image: 'post-a' }) });
  await folders.writePicture('post-a', { ...size, background: '#336699' });
  const { source } = await createPostPictures({ ...folders, makePicture }).complete('post-a');
  const builtPicturesDir = `${folders.dataDir}/built`;
  renameSync(`${folders.uploadsDir}/posts`, builtPicturesDir);
  writeFileSync(`${builtPicturesDir}/index.json`, JSON.stringify({ [source?.stem ?? '']: source }));
  return { ...folders, builtPicturesDir };
}

async function setUp(newLocation?: () => Promise<DatabaseLocation>) {
  const database = await openPosts(await newLocation?.());
  return {
    database,
    /** Starts a version with these posts. */
    start: (files: Record<string, string>) => importInto(database, newFolders(files), true),
    /** `npm run posts -- import` with these posts in the checkout. */
    runCommand: (files: Record<string, string>) => importInto(database, newFolders(files)),
    titles: async () => (await posts.list(database, 1, 50)).posts.map(({ title }) => title).sort(),
  };
}
