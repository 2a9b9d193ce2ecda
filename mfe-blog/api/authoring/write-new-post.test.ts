import { readFileSync } from 'node:fs';
import { newFolders, postFile } from '../testing/open-blog.ts';
import { checkContent } from './check-content.ts';
import { writeNewPost } from './write-new-post.ts';

// It is already the next day in India.
const now = new Date('2026-11-20T20:00:00.123Z');

it.each(['Fans: which, and "how" many?', "Lifts & 'stairs' #2", 'पंखा fans - yes'])(
  'makes a file that passes check for %s',
  async (title) => {
    const folders = await filled();
    const file = await writeNewPost({ title, ...folders, now });
    expect(readFileSync(file, 'utf8')).toContain('published: 2026-11-21T01:30:00+05:30\ndraft: true\n');
    const readSiteAddresses = async () => ({ paths: [], moved: {} });
    expect(await checkContent({ ...folders, now, readSiteAddresses })).toEqual({
      isGood: true,
      text: '1 published, 0 scheduled, 1 drafts',
    });
  },
);

it('never overwrites a file', async () => {
  const folders = await filled();
  await expect(writeNewPost({ title: 'First', ...folders, now })).rejects.toThrow('first.md is there already');
});

it.each([
  ['पंखा', 'letters from a to z'],
  ['x'.repeat(61), 'The title has 61 characters'],
])('refuses the title %s', async (title, sentence) => {
  const folders = await filled();
  await expect(writeNewPost({ title, ...folders, now })).rejects.toThrow(sentence);
});

async function filled() {
  const folders = newFolders({ 'first.md': postFile() });
  await folders.writePicture('post-water-tank', { width: 1200, height: 675, background: '#336655' });
  return folders;
}
