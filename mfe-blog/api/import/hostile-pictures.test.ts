import { writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { checkedText, importInto, newFolders, openPosts, postFile } from '../testing/open-blog.ts';

const rule = 'replace it with a still JPEG, PNG or WebP picture of at most 40 million pixels and 20 MB';

it.each<[what: string, picture: () => Promise<Buffer>, found: string]>([
  ['256 million pixels', async () => webpHead(16_000, 16_000), `has 16000 x 16000 pixels; ${rule}`],
  ['another format', () => blank(20, 20).png().toBuffer(), 'is a PNG picture; name it post-bad.png'],
  ['too many bytes', async () => Buffer.alloc(20_000_001), `has 21 MB; ${rule}`],
])('refuses a picture of %s, takes the others', async (_what, picture, found) => {
  const folders = newFolders({ 'good.md': postFile(), 'hostile.md': postFile({ image: 'post-bad' }) });
  writeFileSync(path.join(folders.picturesDir, 'post-bad.webp'), await picture());
  const { written, problems } = await importInto(await openPosts(), folders);
  expect([written, problems]).toEqual([1, [`posts/hostile.md:7: image: post-bad.webp ${found}`]]);
  expect(await checkedText(folders)).toContain(problems[0]);
});

it.each([
  [['Post-Bad.webp'], 'the picture is called Post-Bad.webp; name it post-bad.webp'],
  [['post-bad.WEBP'], 'post-bad.WEBP is a WebP picture; name it post-bad.webp'],
  [['post-bad.heic'], 'post-bad.heic is a WebP picture; name it post-bad.webp'],
  [['post-bad.webp', 'post-bad.png'], 'post-bad.png and post-bad.webp have one name; delete all but one'],
])('refuses a picture in %s', async (files, sentence) => {
  const folders = newFolders({ 'good.md': postFile(), 'hostile.md': postFile({ image: 'post-bad' }) });
  for (const file of files) writeFileSync(path.join(folders.picturesDir, file), await blank(20, 20).webp().toBuffer());
  const { problems } = await importInto(await openPosts(), folders);
  expect(problems).toEqual([`posts/hostile.md:7: image: ${sentence}`]);
  expect(await checkedText(folders)).toContain(problems[0]);
});

it.each([
  ['post-water-tank.jpg', () => blank(1200, 675).jpeg()],
  ['post-water-tank.jpeg', () => blank(1200, 675).toColourspace('cmyk').jpeg()],
  ['post-water-tank.png', () => blank(1200, 675).png()],
])('shows the picture in %s', async (file, write) => {
  const folders = newFolders({ 'first.md': postFile() });
  writeFileSync(path.join(folders.picturesDir, file), await write().toBuffer());
  const database = await openPosts();
  expect(await importInto(database, folders)).toMatchObject({ written: 1, problems: [] });
  const row = await database.selectFrom('posts').select('picture').executeTakeFirstOrThrow();
  expect(JSON.parse(row.picture ?? '')).toMatchObject({ width: 1200, height: 675 });
  expect(await checkedText(folders)).not.toContain('image');
});

it('keeps a post whose picture went bad as it was', async () => {
  const folders = newFolders({ 'first.md': postFile() });
  await folders.writePicture('post-water-tank', { width: 300, height: 200, background: '#336655' });
  const database = await openPosts();
  await importInto(database, folders);
  writeFileSync(path.join(folders.picturesDir, 'post-water-tank.webp'), 'damaged');
  expect(await importInto(database, folders)).toMatchObject({
    removed: 0,
    problems: [
      expect.stringContaining('posts/first.md:1: image: post-water-tank.webp is not a JPEG, PNG or WebP picture'),
    ],
  });
  const row = await database.selectFrom('posts').select('picture').executeTakeFirstOrThrow();
  expect(row.picture).toContain('post-water-tank');
});

function blank(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: '#336655' } });
}

/** A small picture whose head claims another size. */
function webpHead(width: number, height: number): Buffer {
  const bytes = Buffer.alloc(40);
  bytes.write('RIFF', 0, 'latin1');
  bytes.writeUInt32LE(32, 4);
  bytes.write('WEBPVP8L', 8, 'latin1');
  bytes.writeUInt32LE(20, 16);
  bytes[20] = 0x2f;
  bytes.writeUInt32LE((width - 1) | ((height - 1) << 14), 21);
  return bytes;
}
